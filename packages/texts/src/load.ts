import type * as documents from './documents.ts';
import * as interfaceWords from './interface.ts';
import { fallbackLocale, locales, type Locale } from './locales.ts';

type Areas = typeof interfaceWords.english & typeof documents.english;
export type Area = keyof Areas;

/**
 * The words of an area, in any language. They bear the type of the English words, whose keys and
 * placeholders all languages share, so that `fill` knows what each sentence asks for.
 */
export type Words<A extends Area> = Awaited<ReturnType<Areas[A]>>;

// Where a language is missing, its sister is nearer than English.
const sisters: Partial<Record<Locale, Locale>> = { pt: 'pt-BR', 'pt-BR': 'pt' };

/** The words of an area in a language; where nobody has written them yet, in its sister or in English. */
export async function loadWords<A extends Area>(locale: Locale, area: A): Promise<Words<A>> {
  const spoken = wordsLocale(locale, area);
  // The words of documents come when they are asked for: the list of their files has a weight.
  const { english, translation } = isOfInterface(area) ? interfaceWords : await import('./documents.ts');
  const loadEnglish = (english as Areas)[area]; // of the root that has the area
  // The parity test compares every translation with the English.
  return (spoken === 'en' ? await loadEnglish() : await translation(spoken, wordsFile(area))) as Words<A>;
}

/** The language that `loadWords` answers in, for a `lang` attribute. */
export function wordsLocale(locale: Locale, area: Area): Locale {
  const loaded = loadedLocales(area);
  const sister = sisters[locale];
  if (loaded.includes(locale)) return locale;
  return sister && loaded.includes(sister) ? sister : fallbackLocale;
}

/** The languages an area is written in. */
export function loadedLocales(area: Area): readonly Locale[] {
  return isOfInterface(area) ? interfaceWords.interfaceLocales(area) : locales;
}

/** The name of an area's file: `cookie-policy` of `cookiePolicy`. */
export function wordsFile(area: Area): string {
  return area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function isOfInterface(area: Area): area is interfaceWords.InterfaceArea {
  return Object.hasOwn(interfaceWords.english, area);
}
