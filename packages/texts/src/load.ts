import { areas, laterLocales } from './areas.ts';
import type { documentAreas } from './document-areas.ts';
import type { laterAreas } from './later-areas.ts';
import { fallbackLocale, locales, type Locale } from './locales.ts';

type Areas = typeof areas & typeof laterAreas & typeof documentAreas;
export type Area = keyof Areas;

/** The English words of an area: what `en` of its line in `areas.ts` loads. */
type English<A extends Area> = Awaited<ReturnType<Areas[A]['en']>>;

/**
 * The words of an area, in any language. They bear the type of the English words, whose keys and
 * placeholders all languages share, so that `fill` knows what each sentence asks for.
 */
export type Words<A extends Area> = English<A>;

// Where a language is missing, its sister is nearer than English.
const sisters: Partial<Record<Locale, Locale>> = { pt: 'pt-BR', 'pt-BR': 'pt' };

type Loads = Partial<Record<Locale, () => Promise<unknown>>>;

/** The words of an area in a language; where nobody has written them yet, in its sister or in English. */
export async function loadWords<A extends Area>(locale: Locale, area: A): Promise<Words<A>> {
  const loads = (await tableOf(area))[area] ?? {};
  const load = loads[wordsLocale(locale, area)] ?? loads.en;
  // Every language's file is declared `Translated` of the English one, and the parity test compares them.
  return (await load?.()) as Words<A>;
}

/** The table that has the area: only the first one comes with the first page. */
async function tableOf(area: Area): Promise<Readonly<Record<string, Loads>>> {
  if (isIn(areas, area)) return areas;
  if (isIn(laterLocales, area)) return (await import('./later-areas.ts')).laterAreas;
  return (await import('./document-areas.ts')).documentAreas;
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
  if (isIn(laterLocales, area)) return laterLocales[area];
  return isIn(areas, area) ? locales.filter((locale) => Object.hasOwn(areas[area], locale)) : locales;
}

function isIn<Table extends object>(table: Table, area: Area): area is Area & keyof Table {
  return Object.hasOwn(table, area);
}
