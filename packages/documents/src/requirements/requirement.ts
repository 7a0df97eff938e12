import type { ResolvedFacts } from '../known.ts';
import type { MissingCode } from '../missing-fact.ts';
import type { RegimeId } from '../regimes/regimes.ts';
import type { Voice } from '../voice.ts';

/** One statement a law requires of a document, and the clauses that make it. */
export type Requirement = {
  /** The citation, as lawyers write it: `GDPR Art. 13(1)(a)`. */
  readonly article: string;
  readonly asks: string;
  /** The laws of which one must apply. Left out: the requirement concerns every document of the kind. */
  readonly regimes?: readonly RegimeId[];
  /** IDs of clauses, any one of which meets the requirement. */
  readonly clauses: readonly string[];
  /** A further condition. Left out: the requirement holds whenever the law applies. */
  readonly when?: (known: ResolvedFacts) => boolean;
  /** Texts the clause must contain: names, addresses, countries in the language of the document. */
  readonly shows?: (known: ResolvedFacts, voice: Voice) => readonly (string | undefined)[];
  /** Without these facts the document is rejected, so the requirement counts as met. */
  readonly orMissing?: readonly MissingCode[];
};

export const companyNames = ({ services }: ResolvedFacts): readonly string[] =>
  services.flatMap(({ companies }) => companies.map(({ name }) => name));

export const contactOf = ({ rightsEmail, rightsUrl }: ResolvedFacts): string | undefined => rightsEmail || rightsUrl;
