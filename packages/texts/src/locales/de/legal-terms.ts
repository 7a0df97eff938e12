import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Verordnung (EU) 2016/679 (DSGVO), deutsche Fassung',
  source: 'from memory',
  terms: {
    controller: { term: 'Verantwortlicher', stems: ['verantwortlich'] },
    processor: { term: 'Auftragsverarbeiter', stems: ['auftragsverarbeit'] },
    consent: { term: 'Einwilligung', stems: ['einwillig'] },
    legitimateInterests: { term: 'berechtigte Interessen', stems: ['berechtigte'] },
    dataSubject: { term: 'betroffene Person', stems: ['betroffen'] },
    supervisoryAuthority: { term: 'Aufsichtsbehörde', stems: ['aufsichtsbehörde'] },
    recipient: { term: 'Empfänger', stems: ['empfänger'] },
    personalData: { term: 'personenbezogene Daten', stems: ['personenbezogen'] },
    processing: { term: 'Verarbeitung', stems: ['verarbeit'] },
    dataProtectionOfficer: { term: 'Datenschutzbeauftragter', stems: ['datenschutzbeauftragt'] },
    representative: { term: 'Vertreter', stems: ['vertret'] },
    profiling: { term: 'Profiling', stems: ['profiling'] },
    thirdCountry: { term: 'Drittland', stems: ['drittl'] },
    adequacyDecision: { term: 'Angemessenheitsbeschluss', stems: ['angemessenheitsb'] },
    standardContractualClauses: { term: 'Standardvertragsklauseln', stems: ['standardvertragsklauseln'] },
    access: { term: 'Auskunft', stems: ['auskunft'] },
    rectification: { term: 'Berichtigung', stems: ['berichtigung'] },
    erasure: { term: 'Löschung', stems: ['löschung'] },
    restriction: { term: 'Einschränkung der Verarbeitung', stems: ['einschränkung'] },
    portability: { term: 'Datenübertragbarkeit', stems: ['übertragbarkeit'] },
    objection: { term: 'Widerspruchsrecht', stems: ['widerspr'] },
  },
};
