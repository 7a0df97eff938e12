import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Verordening (EU) 2016/679 (AVG), Nederlandse versie',
  source: 'from memory',
  terms: {
    controller: { term: 'verwerkingsverantwoordelijke', stems: ['verwerkingsverantwoordelijke'] },
    processor: { term: 'verwerker', stems: ['verwerker'] },
    consent: { term: 'toestemming', stems: ['toestemming'] },
    legitimateInterests: { term: 'gerechtvaardigde belangen', stems: ['gerechtvaardigd'] },
    dataSubject: { term: 'betrokkene', stems: ['betrokkene'] },
    supervisoryAuthority: { term: 'toezichthoudende autoriteit', stems: ['toezichthoudende autoriteit'] },
    recipient: { term: 'ontvanger', stems: ['ontvanger'] },
    personalData: { term: 'persoonsgegevens', stems: ['persoonsgegevens'] },
    processing: { term: 'verwerking', stems: ['verwerk'] },
    dataProtectionOfficer: {
      term: 'functionaris voor gegevensbescherming',
      stems: ['functionaris voor gegevensbescherming'],
    },
    representative: { term: 'vertegenwoordiger', stems: ['vertegenwoordig'] },
    profiling: { term: 'profilering', stems: ['profilering'] },
    thirdCountry: { term: 'derde land', stems: ['derde land'] },
    adequacyDecision: { term: 'adequaatheidsbesluit', stems: ['adequaatheidsbesluit'] },
    standardContractualClauses: { term: 'standaardcontractbepalingen', stems: ['standaardcontractbepalingen'] },
    access: { term: 'inzage', stems: ['inzage'] },
    rectification: { term: 'rectificatie', stems: ['rectificatie'] },
    erasure: { term: 'gegevenswissing', stems: ['gegevenswissing'] },
    restriction: { term: 'beperking van de verwerking', stems: ['beperking'] },
    portability: { term: 'overdraagbaarheid van gegevens', stems: ['overdraagbaarheid'] },
    objection: { term: 'recht van bezwaar', stems: ['bezwaar'] },
  },
};
