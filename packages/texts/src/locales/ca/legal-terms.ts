import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'Llei orgànica 3/2018 (LOPDGDD), versió catalana',
  source: 'from memory',
  terms: {
    controller: { term: 'responsable del tractament', stems: ['responsable'] },
    processor: { term: 'encarregat del tractament', stems: ['encarregat'] },
    consent: { term: 'consentiment', stems: ['consentiment'] },
    legitimateInterests: { term: 'interès legítim', stems: ['interès legítim', 'interessos legítims'] },
    dataSubject: { term: 'persona afectada', stems: ['afectad', 'afectat', 'interessad', 'interessat'] },
    supervisoryAuthority: { term: 'autoritat de control', stems: ['autoritat de control', 'autoritats de control'] },
    recipient: { term: 'destinatari', stems: ['destinatari', 'destinatàri'] },
    personalData: { term: 'dades personals', stems: ['dades personals'] },
    processing: { term: 'tractament', stems: ['tract'] },
    dataProtectionOfficer: { term: 'delegat de protecció de dades', stems: ['delegat de protecció de dades'] },
    representative: { term: 'representant', stems: ['representant'] },
    profiling: { term: 'elaboració de perfils', stems: ['elaboració de perfils'] },
    thirdCountry: { term: 'tercer país', stems: ['tercer país', 'tercers països'] },
    adequacyDecision: { term: 'decisió d’adequació', stems: ['decisió d’adequació', 'decisions d’adequació'] },
    standardContractualClauses: { term: 'clàusules contractuals tipus', stems: ['clàusules contractuals tipus'] },
    access: { term: 'dret d’accés', stems: ['accés'] },
    rectification: { term: 'dret de rectificació', stems: ['rectificació'] },
    erasure: { term: 'dret de supressió', stems: ['supressió'] },
    restriction: { term: 'dret a la limitació del tractament', stems: ['limitació'] },
    portability: { term: 'dret a la portabilitat', stems: ['portabilitat'] },
    objection: { term: 'dret d’oposició', stems: ['oposició'] },
  },
};
