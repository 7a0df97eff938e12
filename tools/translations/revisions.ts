import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@app/texts';
import type { WordsArea } from './areas.ts';

/**
 * The English revision from which a sentence was translated: one for all languages or, if some were translated from another,
 * theirs by locale and that of all others under `*`.
 */
export type Revision = string | Readonly<Record<string, string>>;

/** The revisions of an area, by sentence key. */
export type Revisions = ReadonlyMap<string, Revision>;

const others = '*';

/** The revision from which a language was translated; `undefined` if none is recorded. */
export function revisionFor(revision: Revision | undefined, locale: Locale): string | undefined {
  return typeof revision === 'object' ? (revision[locale] ?? revision[others]) : revision;
}

/**
 * The same, after a language was translated from this revision. Collapses to a single revision as soon as all languages agree.
 */
export function withRevision(
  revision: Revision | undefined,
  locale: Locale,
  made: string,
  written: readonly Locale[],
): Revision {
  if (revision === undefined) return made;
  const before = typeof revision === 'string' ? { [others]: revision } : revision;
  const all = { ...before, [locale]: made };
  const used = new Set(written.map((one) => revisionFor(all, one)));
  if (used.size <= 1) return made;
  const base = all[others];
  const own = Object.keys(all)
    .filter((key) => key !== others && all[key] !== base)
    .sort();
  return Object.fromEntries([others, ...own].flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]])));
}

/** Reads the revisions of an area. */
export function readRevisions(texts: string, area: WordsArea): Revisions {
  const file = revisionsFile(texts, area);
  if (!existsSync(file)) return new Map();
  const all: Readonly<Record<string, Revision>> = JSON.parse(readFileSync(file, 'utf8')); // written only by this program
  return new Map(Object.entries(all));
}

/** Writes the revisions sorted by key, so that reordering sentences causes no changes here. */
export function writeRevisions(texts: string, area: WordsArea, revisions: Revisions): void {
  const file = revisionsFile(texts, area);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, revisionsText(revisions));
}

export function revisionsText(revisions: Revisions): string {
  const sorted = [...revisions].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

export function revisionsFile(texts: string, area: WordsArea): string {
  return path.join(texts, 'revisions', `${area.name}.json`);
}
