import { loadWords, loadedLocales, type Area, type Words } from './load.ts';
import { locales, type Locale } from './locales.ts';

/** The areas that a document of each kind is written from. A language that lacks one is not offered for it. Rule P9. */
const areasOf = {
  privacy_policy: ['documents', 'services', 'regimes'],
  cookie_policy: ['documents', 'services', 'cookiePolicy'],
  terms_and_conditions: ['documents', 'termsAndConditions'],
} as const satisfies Record<string, readonly Area[]>;

type DocumentArea = (typeof areasOf)[keyof typeof areasOf][number];

/** The words of documents in one language. */
export type DocumentWords = { readonly [A in DocumentArea]: Words<A> };

const loaded = new Map<Locale, Promise<DocumentWords>>();

/** Read once, then kept: a language is asked for again with every document. */
export function loadDocumentWords(locale: Locale): Promise<DocumentWords> {
  const kept = loaded.get(locale);
  if (kept) return kept;
  const words = readDocumentWords(locale);
  loaded.set(locale, words);
  // What could not be read is tried again.
  words.catch(() => loaded.delete(locale));
  return words;
}

async function readDocumentWords(locale: Locale): Promise<DocumentWords> {
  const [documents, services, regimes, cookiePolicy, termsAndConditions] = await Promise.all([
    loadWords(locale, 'documents'),
    loadWords(locale, 'services'),
    loadWords(locale, 'regimes'),
    loadWords(locale, 'cookiePolicy'),
    loadWords(locale, 'termsAndConditions'),
  ]);
  return { documents, services, regimes, cookiePolicy, termsAndConditions };
}

/** The languages in which a kind of document is whole. */
export function documentLocales(kind: keyof typeof areasOf): readonly Locale[] {
  return locales.filter((locale) => areasOf[kind].every((area) => loadedLocales(area).includes(locale)));
}
