/** A legal concept that occurs in the English texts. */
type LegalConcept = {
  /** Its forms in the English texts, in lowercase. */
  readonly english: readonly string[];
  /** Restricts the check to these keys, for concepts whose English word is ordinary, like `access`. */
  readonly keys?: readonly string[];
};

/** Concepts that documents call by their legal names, in every language. The rights are those of GDPR Art. 15 to 21. */
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
  access: { english: ['access'], keys: ['documents.rights.access.name'] },
  rectification: { english: ['rectification'], keys: ['documents.rights.rectification.name'] },
  erasure: { english: ['erasure'], keys: ['documents.rights.erasure.name'] },
  restriction: { english: ['restriction'], keys: ['documents.rights.restriction.name'] },
  portability: { english: ['portability'], keys: ['documents.rights.portability.name'] },
  objection: { english: ['object'], keys: ['documents.rights.objection.heading'] },
  // GDPR Art. 8: younger than "minors" in several languages.
  child: {
    english: ['child'],
    keys: ['notDirected', 'directed', 'directedPlain', 'parents'].map((key) => `documents.decisions.children.${key}`),
  },
  // GDPR Art. 21(1).
  override: { english: ['override your interests'] },
  injury: { english: ['injury to life, body or health'], keys: ['termsAndConditions.liability.general.unlimited'] },
} as const satisfies Record<string, LegalConcept>;

export type LegalConceptId = keyof typeof legalConcepts;

/** The terminology of the law in one language. Translators use only these terms, so that readers find them in the law. */
export type LegalTerms = {
  /** The law whose language version uses these terms. */
  readonly law: string;
  /** The public page from which the terms were taken, or `from memory`: these still need to be compared with the law. */
  readonly source: string;
  readonly terms: Readonly<Record<LegalConceptId, LegalTerm>>;
  readonly meaning: {
    /** Words that negate: `ne*` begins a word, `*matta` ends one, `~` stands anywhere. */
    readonly not: readonly string[];
    /** Words between alternatives. */
    readonly or: readonly string[];
    /** By area and key: the lowercase words that carry the meaning in a free translation. */
    readonly instead?: Readonly<Record<string, string>>;
  };
};

export type LegalTerm = {
  /** The term in its dictionary form. */
  readonly term: string;
  /** Lowercase stems, of which a translation of the term contains at least one, because words are inflected. */
  readonly stems: readonly string[];
  /** Lowercase stems of words that would say more than the English: damage that is not bodily. */
  readonly never?: readonly string[];
};
