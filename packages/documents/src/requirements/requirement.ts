import type { Known } from '../known.ts';
import type { MissingCode } from '../missing-fact.ts';
import type { RegimeId } from '../regimes/regimes.ts';
import type { Voice } from '../voice.ts';

/** One thing a law wants a document to say, and where it is said. */
export type Requirement = {
  /** As lawyers cite it: `GDPR Art. 13(1)(a)`. */
  readonly article: string;
  readonly asks: string;
  /** The law must apply. Left out: it concerns every document of the kind. */
  readonly regimes?: readonly RegimeId[];
  /** Any one of these clauses meets it. */
  readonly clauses: readonly string[];
  /** Left out: whenever the law applies. */
  readonly when?: (known: Known) => boolean;
  /** What must be read there: names, addresses, countries in the language of the document. */
  readonly shows?: (known: Known, voice: Voice) => readonly (string | undefined)[];
  /** Without these facts the document is refused instead. */
  readonly orMissing?: readonly MissingCode[];
};

export const companyNames = ({ services }: Known): readonly string[] =>
  services.flatMap(({ companies }) => companies.map(({ name }) => name));

export const contactOf = ({ rightsEmail, rightsUrl }: Known): string | undefined => rightsEmail || rightsUrl;
