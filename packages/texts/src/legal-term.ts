import type { Locale } from './locales.ts';

/**
 * How the law itself calls things, language by language. Whoever translates a document uses these words and no others,
 * so that a reader finds in the law what the document speaks of.
 */
export type LegalTerm = {
  /** How the English words say it, in small letters. */
  readonly english: readonly string[];
  /** Where the English alone does not tell (`access` is an ordinary word): the only keys of the words that mean it. */
  readonly keys?: readonly string[];
  /** The word to use, as a dictionary would list it. */
  readonly terms: Readonly<Partial<Record<Locale, string>>>;
  /** What a translation must contain, in small letters: stems, because words are inflected. The term alone if not said. */
  readonly stems: Readonly<Partial<Record<Locale, readonly string[]>>>;
};
