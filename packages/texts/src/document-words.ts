import { loadWords, loadedLocales, type Area, type Words } from './load.ts';
import { locales, type Locale } from './locales.ts';

/** The text areas that each kind of document needs. A language that lacks one is not offered for that kind. Rule P9. */
const areasOf = {
  privacy_policy: ['documents', 'services', 'regimes', 'legalNotice', 'register'],
  cookie_policy: ['documents', 'services', 'cookiePolicy', 'legalNotice'],
  terms_and_conditions: ['documents', 'termsAndConditions', 'legalNotice', 'processingAgreement'],
  legal_notice: ['documents', 'termsAndConditions', 'legalNotice'],
  data_processing_agreement: ['documents', 'services', 'termsAndConditions', 'legalNotice', 'processingAgreement'],
} as const satisfies Record<string, readonly Area[]>;

type DocumentArea = (typeof areasOf)[keyof typeof areasOf][number];

/** The texts of documents in one language. */
export type DocumentWords = { readonly [A in DocumentArea]: Words<A> };

const loaded = new Map<Locale, Promise<DocumentWords>>();

/** Loads the texts once and caches them: each document needs them again. */
export function loadDocumentWords(locale: Locale): Promise<DocumentWords> {
  const kept = loaded.get(locale);
  if (kept) return kept;
  const words = readDocumentWords(locale);
  loaded.set(locale, words);
  // A failed load is retried.
  words.catch(() => loaded.delete(locale));
  return words;
}

async function readDocumentWords(locale: Locale): Promise<DocumentWords> {
  const [documents, services, regimes, cookiePolicy, termsAndConditions, legalNotice, processingAgreement, register] =
    await Promise.all([
      loadWords(locale, 'documents'),
      loadWords(locale, 'services'),
      loadWords(locale, 'regimes'),
      loadWords(locale, 'cookiePolicy'),
      loadWords(locale, 'termsAndConditions'),
      loadWords(locale, 'legalNotice'),
      loadWords(locale, 'processingAgreement'),
      loadWords(locale, 'register'),
    ]);
  return { documents, services, regimes, cookiePolicy, termsAndConditions, legalNotice, processingAgreement, register };
}

/** The languages that have all texts of a kind of document. */
export function documentLocales(kind: keyof typeof areasOf): readonly Locale[] {
  return locales.filter((locale) => areasOf[kind].every((area) => loadedLocales(area).includes(locale)));
}
