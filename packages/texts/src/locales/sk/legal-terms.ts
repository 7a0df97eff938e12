import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Nariadenie (EÚ) 2016/679 (GDPR), slovenské znenie',
  source: 'from memory',
  terms: {
    controller: { term: 'prevádzkovateľ', stems: ['prevádzkovateľ', 'prevádzkovatelia'] },
    processor: { term: 'sprostredkovateľ', stems: ['sprostredkovateľ', 'sprostredkovatelia'] },
    consent: { term: 'súhlas', stems: ['súhlas'] },
    legitimateInterests: {
      term: 'oprávnené záujmy',
      stems: ['oprávnené záujmy', 'oprávnených záujm', 'oprávnený záujem', 'oprávneného záujmu'],
    },
    dataSubject: { term: 'dotknutá osoba', stems: ['dotknutá osoba', 'dotknutej osob', 'dotknuté osob'] },
    supervisoryAuthority: { term: 'dozorný orgán', stems: ['dozorný orgán', 'dozorného orgánu', 'dozornému orgánu'] },
    recipient: { term: 'príjemca', stems: ['príjemc'] },
    personalData: {
      term: 'osobné údaje',
      stems: ['osobné údaje', 'osobných údajov', 'osobným údajom', 'osobnými údajmi'],
    },
    processing: { term: 'spracúvanie', stems: ['spracúva'] },
    dataProtectionOfficer: { term: 'zodpovedná osoba', stems: ['zodpovedná osoba', 'zodpovednú osobu'] },
    representative: { term: 'zástupca', stems: ['zástupc'] },
    profiling: { term: 'profilovanie', stems: ['profilovan'] },
    thirdCountry: { term: 'tretia krajina', stems: ['tretia krajina', 'tretej krajin', 'tretích krajin'] },
    adequacyDecision: {
      term: 'rozhodnutie o primeranosti',
      stems: ['rozhodnutie o primeranosti', 'rozhodnutia o primeranosti'],
    },
    standardContractualClauses: {
      term: 'štandardné zmluvné doložky',
      stems: ['štandardné zmluvné doložky', 'štandardným zmluvným doložkám'],
    },
    access: { term: 'prístup', stems: ['prístup'] },
    rectification: { term: 'oprava', stems: ['oprav'] },
    erasure: { term: 'vymazanie', stems: ['vymazani'] },
    restriction: { term: 'obmedzenie spracúvania', stems: ['obmedzeni'] },
    portability: { term: 'prenosnosť údajov', stems: ['prenosnos'] },
    objection: { term: 'právo namietať', stems: ['namieta', 'námietk'] },
  },
};
