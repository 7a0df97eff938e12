import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Az (EU) 2016/679 rendelet (általános adatvédelmi rendelet, GDPR) magyar nyelvű változata',
  source: 'from memory',
  terms: {
    controller: { term: 'adatkezelő', stems: ['adatkezelő'] },
    processor: { term: 'adatfeldolgozó', stems: ['adatfeldolgozó'] },
    consent: { term: 'hozzájárulás', stems: ['hozzájárul'] },
    legitimateInterests: { term: 'jogos érdek', stems: ['jogos érdek'] },
    dataSubject: { term: 'érintett', stems: ['érintett'] },
    supervisoryAuthority: { term: 'felügyeleti hatóság', stems: ['felügyeleti hatóság'] },
    recipient: { term: 'címzett', stems: ['címzett'] },
    personalData: { term: 'személyes adat', stems: ['személyes adat'] },
    processing: { term: 'adatkezelés', stems: ['kezel'] },
    dataProtectionOfficer: { term: 'adatvédelmi tisztviselő', stems: ['adatvédelmi tisztviselő'] },
    representative: { term: 'képviselő', stems: ['képvisel'] },
    profiling: { term: 'profilalkotás', stems: ['profilalkotás'] },
    thirdCountry: { term: 'harmadik ország', stems: ['harmadik ország'] },
    adequacyDecision: { term: 'megfelelőségi határozat', stems: ['megfelelőségi határozat'] },
    standardContractualClauses: {
      term: 'általános szerződési feltételek',
      stems: ['általános szerződési feltétel'],
    },
    access: { term: 'hozzáférés', stems: ['hozzáfér'] },
    rectification: { term: 'helyesbítés', stems: ['helyesbít'] },
    erasure: { term: 'törlés', stems: ['törlés'] },
    restriction: { term: 'az adatkezelés korlátozása', stems: ['korlátozás'] },
    portability: { term: 'adathordozhatóság', stems: ['adathordozhatóság'] },
    objection: { term: 'a tiltakozáshoz való jog', stems: ['tiltakozás'] },
  },
};
