import type { LegalTerms } from '../../legal-terms.ts';

export const legalTerms: LegalTerms = {
  law: 'UK GDPR: Regulation (EU) 2016/679 as it forms part of the law of the United Kingdom',
  source: 'from memory',
  terms: {
    controller: { term: 'controller', stems: ['controller'] },
    processor: { term: 'processor', stems: ['processor'] },
    consent: { term: 'consent', stems: ['consent'] },
    legitimateInterests: { term: 'legitimate interests', stems: ['legitimate interest'] },
    dataSubject: { term: 'data subject', stems: ['data subject'] },
    supervisoryAuthority: {
      term: 'supervisory authority',
      stems: ['supervisory authority', 'supervisory authorities'],
    },
    recipient: { term: 'recipient', stems: ['recipient'] },
    personalData: { term: 'personal data', stems: ['personal data'] },
    processing: { term: 'processing', stems: ['process'] },
    dataProtectionOfficer: { term: 'data protection officer', stems: ['data protection officer'] },
    representative: { term: 'representative', stems: ['representative'] },
    profiling: { term: 'profiling', stems: ['profiling'] },
    thirdCountry: { term: 'third country', stems: ['third country', 'third countries'] },
    adequacyDecision: { term: 'adequacy decision', stems: ['adequacy decision'] },
    standardContractualClauses: { term: 'standard contractual clauses', stems: ['standard contractual clauses'] },
    access: { term: 'access', stems: ['access'] },
    rectification: { term: 'rectification', stems: ['rectification'] },
    erasure: { term: 'erasure', stems: ['erasure'] },
    restriction: { term: 'restriction', stems: ['restriction'] },
    portability: { term: 'portability', stems: ['portability'] },
    objection: { term: 'right to object', stems: ['object'] },
  },
};
