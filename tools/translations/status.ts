import type { Locale } from '@app/texts';
import { areas, readArea, readTranslation, type WordsArea } from './areas.ts';
import { readRevisions, withRevision, type Revisions } from './revisions.ts';
import { stateOf, valueAt, type State } from './rows.ts';

/** The state of an area's translation in a language. */
export type AreaStatus = {
  readonly area: string;
  readonly locale: Locale;
  /** Keys of the sentences in each state. */
  readonly keys: Readonly<Record<State, readonly string[]>>;
};

/** The state of every translation that the product shows. */
export function statusOf(texts: string, which: readonly WordsArea[] = areas): AreaStatus[] {
  return which.flatMap((area) => {
    const { sentences } = readArea(texts, area);
    const revisions = readRevisions(texts, area);
    return area.locales.map((locale) => {
      const words = readTranslation(texts, area, locale);
      const keys: Record<State, string[]> = { translated: [], stale: [], missing: [] };
      for (const sentence of sentences)
        keys[stateOf(sentence, valueAt(words, sentence.key), revisions.get(sentence.key), locale)].push(sentence.key);
      return { area: area.name, locale, keys };
    });
  });
}

/** A one-line summary of translations of outdated English texts. */
export function staleSummary(status: readonly AreaStatus[]): string {
  const counts = [...Map.groupBy(status, ({ locale }) => locale)]
    .map(([locale, of]) => [locale, of.reduce((sum, { keys }) => sum + keys.stale.length, 0)] as const)
    .filter(([, count]) => count > 0);
  if (counts.length === 0) return 'No translation is stale.';
  return `Stale translations, made from an older English: ${counts.map(([locale, count]) => `${locale} ${count}`).join(', ')}.`;
}

/**
 * The revisions after confirming sentences of one language, or of all, as matching the current English text; and which were
 * stale.
 */
export function confirm(texts: string, area: WordsArea, which: readonly Locale[], key: string) {
  const { sentences } = readArea(texts, area);
  const revisions = new Map(readRevisions(texts, area));
  const meant = sentences.filter((one) => key === '' || one.key === key || one.key.startsWith(`${key}/`));
  const stale: { readonly locale: Locale; readonly key: string }[] = [];
  for (const locale of which) {
    const words = readTranslation(texts, area, locale);
    for (const sentence of meant) {
      const recorded = revisions.get(sentence.key);
      if (stateOf(sentence, valueAt(words, sentence.key), recorded, locale) !== 'stale') continue;
      stale.push({ locale, key: sentence.key });
      revisions.set(sentence.key, withRevision(recorded, locale, sentence.revision, area.locales));
    }
  }
  return { meant: meant.length, stale, revisions };
}

/**
 * Revisions of exactly the existing sentences. The author of a new sentence also translates it, so its translations count as
 * made from the current English text.
 */
export function synchronized(
  texts: string,
  area: WordsArea,
): { revisions: Revisions; added: string[]; gone: string[] } {
  const before = readRevisions(texts, area);
  const { sentences } = readArea(texts, area);
  const revisions: Revisions = new Map(sentences.map(({ key, revision }) => [key, before.get(key) ?? revision]));
  return {
    revisions,
    added: [...revisions.keys()].filter((key) => !before.has(key)),
    gone: [...before.keys()].filter((key) => !revisions.has(key)),
  };
}

/** Languages with their own recorded revision in an area that is not shown in them. */
export function strangers(area: WordsArea, revisions: Revisions): string[] {
  const known: readonly string[] = ['*', ...area.locales];
  return [...revisions.values()].flatMap((one) =>
    typeof one === 'string' ? [] : Object.keys(one).filter((locale) => !known.includes(locale)),
  );
}
