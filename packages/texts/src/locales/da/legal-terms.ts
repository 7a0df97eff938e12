import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Forordning (EU) 2016/679 (databeskyttelsesforordningen), dansk udgave',
  source: 'from memory',
  terms: {
    controller: { term: 'dataansvarlig', stems: ['dataansvarlig'] },
    processor: { term: 'databehandler', stems: ['databehandler'] },
    consent: { term: 'samtykke', stems: ['samtykke'] },
    legitimateInterests: { term: 'legitime interesser', stems: ['legitime interesse', 'legitim interesse'] },
    dataSubject: { term: 'registreret', stems: ['registrerede'] },
    supervisoryAuthority: { term: 'tilsynsmyndighed', stems: ['tilsynsmyndighed'] },
    recipient: { term: 'modtager', stems: ['modtager'] },
    personalData: { term: 'personoplysninger', stems: ['personoplysning'] },
    processing: { term: 'behandling', stems: ['behandl'] },
    dataProtectionOfficer: { term: 'databeskyttelsesrådgiver', stems: ['databeskyttelsesrådgiver'] },
    representative: { term: 'repræsentant', stems: ['repræsentant'] },
    profiling: { term: 'profilering', stems: ['profilering'] },
    thirdCountry: { term: 'tredjeland', stems: ['tredjeland'] },
    adequacyDecision: {
      term: 'afgørelse om tilstrækkeligheden af beskyttelsesniveauet',
      stems: ['tilstrækkeligheden af beskyttelsesniveauet'],
    },
    standardContractualClauses: { term: 'standardkontraktbestemmelser', stems: ['standardkontraktbestemmelse'] },
    access: { term: 'indsigt', stems: ['indsigt'] },
    rectification: { term: 'berigtigelse', stems: ['berigtigelse'] },
    erasure: { term: 'sletning', stems: ['sletning'] },
    restriction: { term: 'begrænsning af behandling', stems: ['begrænsning'] },
    portability: { term: 'dataportabilitet', stems: ['dataportabilitet'] },
    objection: { term: 'ret til indsigelse', stems: ['indsigelse'] },
  },
};
