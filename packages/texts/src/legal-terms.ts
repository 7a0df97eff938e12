/** A concept of the law that the English words speak of. */
type LegalConcept = {
  /** How the English words say it, in small letters. */
  readonly english: readonly string[];
  /** Where the English alone does not tell (`access` is an ordinary word): the only keys of the words that mean it. */
  readonly keys?: readonly string[];
};

/** What documents call by the names of the law, in every language. The rights are those of GDPR Art. 15 to 21. */
export const legalConcepts = {
  controller: { english: ['controller'] },
  processor: { english: ['processor'] },
  consent: { english: ['consent'] },
  legitimateInterests: { english: ['legitimate interest'] },
  dataSubject: { english: ['data subject'] },
  supervisoryAuthority: { english: ['supervisory authority'] },
  recipient: { english: ['recipient'] },
  personalData: { english: ['personal data'] },
  processing: { english: ['processing'] },
  dataProtectionOfficer: { english: ['data protection officer'] },
  representative: { english: ['representative'] },
  profiling: { english: ['profiling'] },
  thirdCountry: { english: ['third country', 'third countries'] },
  adequacyDecision: { english: ['adequacy decision'] },
  standardContractualClauses: { english: ['standard contractual clauses'] },
  access: { english: ['access'], keys: ['rights.access.name'] },
  rectification: { english: ['rectification'], keys: ['rights.rectification.name'] },
  erasure: { english: ['erasure'], keys: ['rights.erasure.name'] },
  restriction: { english: ['restriction'], keys: ['rights.restriction.name'] },
  portability: { english: ['portability'], keys: ['rights.portability.name'] },
  objection: { english: ['object'], keys: ['rights.objection.heading'] },
} as const satisfies Record<string, LegalConcept>;

export type LegalConceptId = keyof typeof legalConcepts;

/**
 * How the law of a language calls things. Whoever translates a document uses these words and no others, so that a
 * reader finds in the law what the document speaks of.
 */
export type LegalTerms = {
  /** The law whose language version calls things so. */
  readonly law: string;
  /** The public page the terms were read on, or `from memory`: then they are still to be compared with the law. */
  readonly source: string;
  readonly terms: Readonly<Record<LegalConceptId, LegalTerm>>;
};

export type LegalTerm = {
  /** The word to use, as a dictionary would list it. */
  readonly term: string;
  /** What a translation contains where it says the term, in small letters: one of these stems, as words are inflected. */
  readonly stems: readonly string[];
};
