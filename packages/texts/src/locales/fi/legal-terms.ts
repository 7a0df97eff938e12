import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Asetus (EU) 2016/679 (yleinen tietosuoja-asetus), suomenkielinen toisinto',
  source: 'from memory',
  terms: {
    controller: { term: 'rekisterinpitäjä', stems: ['rekisterinpitäj'] },
    processor: { term: 'henkilötietojen käsittelijä', stems: ['käsittelij'] },
    consent: { term: 'suostumus', stems: ['suostumu'] },
    legitimateInterests: { term: 'oikeutetut edut', stems: ['oikeutet'] },
    dataSubject: { term: 'rekisteröity', stems: ['rekisteröity', 'rekisteröidy'] },
    supervisoryAuthority: { term: 'valvontaviranomainen', stems: ['valvontaviranomai'] },
    recipient: { term: 'vastaanottaja', stems: ['vastaanottaj'] },
    personalData: { term: 'henkilötiedot', stems: ['henkilötie'] },
    processing: { term: 'käsittely', stems: ['käsittel', 'käsitel'] },
    dataProtectionOfficer: { term: 'tietosuojavastaava', stems: ['tietosuojavastaava'] },
    representative: { term: 'edustaja', stems: ['edustaj'] },
    profiling: { term: 'profilointi', stems: ['profiloin'] },
    thirdCountry: { term: 'kolmas maa', stems: ['kolmas maa', 'kolmannen maan', 'kolmansi'] },
    adequacyDecision: { term: 'tietosuojan riittävyyttä koskeva päätös', stems: ['riittävyyttä koskev'] },
    standardContractualClauses: { term: 'vakiosopimuslausekkeet', stems: ['vakiosopimuslausek'] },
    access: { term: 'oikeus saada pääsy tietoihin', stems: ['pääsy tietoihin'] },
    rectification: { term: 'tietojen oikaiseminen', stems: ['oikaise'] },
    erasure: { term: 'tietojen poistaminen', stems: ['poistami'] },
    restriction: { term: 'käsittelyn rajoittaminen', stems: ['rajoittami'] },
    portability: { term: 'oikeus siirtää tiedot järjestelmästä toiseen', stems: ['järjestelmästä toiseen'] },
    objection: { term: 'vastustamisoikeus', stems: ['vastustamisoikeu'] },
  },
};
