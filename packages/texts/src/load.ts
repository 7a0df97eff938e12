import type * as documents from './documents.ts';
import * as interfaceWords from './interface.ts';
import { fallbackLocale, locales, type Locale } from './locales.ts';

type Areas = typeof interfaceWords.english & typeof documents.english;
export type Area = keyof Areas;

/**
 * The texts of an area, in any language. Their type is that of the English texts, whose keys and placeholders all languages
 * share, so that `fill` knows the values each sentence requires.
 */
export type Words<A extends Area> = Awaited<ReturnType<Areas[A]>>;

// The closest fallback for a language that is missing.
const sisters: Partial<Record<Locale, Locale>> = { pt: 'pt-BR', 'pt-BR': 'pt' };

/** Loads the texts of an area in a language; without a translation, those of its closest language or the English ones. */
export async function loadWords<A extends Area>(locale: Locale, area: A): Promise<Words<A>> {
  const spoken = wordsLocale(locale, area);
  // Texts of documents are loaded on demand, because even the list of their files is large.
  const { english, translation } = isOfInterface(area) ? interfaceWords : await import('./documents.ts');
  const loadEnglish = (english as Areas)[area]; // the root that has the area
  // The parity test compares every translation with the English texts.
  return (spoken === 'en' ? await loadEnglish() : await translation(spoken, wordsFile(area))) as Words<A>;
}

/** The language of the texts that `loadWords` returns, for a `lang` attribute. */
export function wordsLocale(locale: Locale, area: Area): Locale {
  const loaded = loadedLocales(area);
  const sister = sisters[locale];
  if (loaded.includes(locale)) return locale;
  return sister && loaded.includes(sister) ? sister : fallbackLocale;
}

/** The languages of an area. */
export function loadedLocales(area: Area): readonly Locale[] {
  return isOfInterface(area) ? interfaceWords.interfaceLocales(area) : locales;
}

/** The file name of an area: `cookie-policy` for `cookiePolicy`. */
export function wordsFile(area: Area): string {
  return area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function isOfInterface(area: Area): area is interfaceWords.InterfaceArea {
  return Object.hasOwn(interfaceWords.english, area);
}
