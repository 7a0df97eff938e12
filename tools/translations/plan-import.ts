import { pluralCategories, usedCategories, type Locale, type PluralForms } from '@app/texts';
import { badlyWritten, differences, type Sentence } from '@app/texts/parity.ts';
import { areaNamed, readArea, readTranslation, type AreaWords, type EnglishSentence } from './areas.ts';
import type { Complaint, ReturnedRow } from './exchange.ts';
import { readRevisions, revisionFor, withRevision, type Revision } from './revisions.ts';
import { englishOf, isForms, valueAt } from './rows.ts';
import { withValue } from './with-value.ts';

/** New texts of an area in a language, with the area's new revisions. */
export type Change = {
  readonly area: AreaWords;
  readonly locale: Locale;
  readonly words: unknown;
  readonly revisions: ReadonlyMap<string, Revision>;
  /** Keys whose translation changed. */
  readonly changed: readonly string[];
  /** Keys that were stale or missing and no longer are. */
  readonly confirmed: readonly string[];
  /** Keys whose English text has changed since the file was exported. */
  readonly outrun: readonly string[];
};

/** The changes by a file, or the reasons for rejecting it. */
export type Planned = { readonly changes: readonly Change[]; readonly complaints: readonly Complaint[] };

/** Compares returned rows with the current texts. Writes nothing. Skips rows without a translation. */
export function planImport(texts: string, rows: readonly ReturnedRow[]): Planned {
  const changes: Change[] = [];
  const complaints: Complaint[] = [];
  for (const ofArea of Map.groupBy(rows, ({ area, locale }) => `${area} ${locale}`).values()) {
    const [first] = ofArea;
    if (!first) continue;
    const area = areaNamed(first.area);
    if (!area) {
      complaints.push({ line: first.line, code: 'area.unknown', message: `there is no area “${first.area}”` });
      continue;
    }
    const planned = planArea(texts, readArea(texts, area), first.locale, ofArea);
    changes.push(planned.change);
    complaints.push(...planned.complaints);
  }
  return { changes, complaints: complaints.toSorted((one, other) => one.line - other.line) };
}

function planArea(texts: string, area: AreaWords, locale: Locale, rows: readonly ReturnedRow[]) {
  const sentences = new Map(area.sentences.map((sentence) => [sentence.key, sentence]));
  const revisions = new Map(readRevisions(texts, area.area));
  const before = readTranslation(texts, area.area, locale) ?? {};
  const complaints: Complaint[] = [];
  const [changed, confirmed, outrun]: [string[], string[], string[]] = [[], [], []];
  let words: unknown = before;

  for (const [key, ofKey] of Map.groupBy(rows, (row) => row.key)) {
    const sentence = sentences.get(key);
    const wrong = sentence ? complaintsAbout(sentence, locale, ofKey) : unknownKey(ofKey);
    complaints.push(...wrong);
    if (!sentence || wrong.length > 0) continue;
    const now = valueAt(before, key);
    const made = translationOf(sentence, locale, now, ofKey);
    if (made === undefined) continue;
    const [row] = ofKey;
    const line = row?.line ?? 0;
    const faults = [...differences(locale, sentence.sentence, made, key), ...badlyWritten(made, key)];
    complaints.push(...faults.map((fault) => ({ ...fault, ...whereIs(fault.key, fault.message, ofKey, line) })));
    if (faults.length > 0) continue;

    const isChanged = JSON.stringify(now) !== JSON.stringify(made);
    const current = sentence.revision;
    const recorded = revisions.get(key);
    const seen = revisionSeen(sentence, ofKey) ?? revisionFor(recorded, locale);
    if (isChanged) {
      const placed = withValue(area.english.words, words, key, made);
      if (placed === undefined)
        complaints.push({ line, code: 'list.gap', message: `${key}: the items of the list before it are missing` });
      else words = placed;
      changed.push(key);
      if (seen !== current) outrun.push(key);
    }
    const isDone = isChanged || (seen === current && ofKey.every(({ done }) => done));
    if (!isDone) continue;
    if (now !== undefined && revisionFor(recorded, locale) !== current && seen === current) confirmed.push(key);
    revisions.set(key, withRevision(recorded, locale, seen ?? current, languagesOf(area, locale)));
  }
  return { change: { area, locale, words, revisions, changed, confirmed, outrun }, complaints };
}

/**
 * The revision that a translator saw: the one in the file, or the current one if the file contains the current English text.
 */
function revisionSeen({ sentence, revision }: EnglishSentence, rows: readonly ReturnedRow[]): string | undefined {
  const told = rows.find((row) => /^[0-9a-f]{8}$/.test(row.revision ?? ''))?.revision;
  const isToday = rows.every(({ form, english }) => english === englishOf(sentence, form));
  return told ?? (isToday ? revision : undefined);
}

/** The languages whose translations share a revision: those of the area, and the one being added. */
function languagesOf({ area }: AreaWords, added: Locale): readonly Locale[] {
  return area.locales.includes(added) ? area.locales : [...area.locales, added];
}

function unknownKey(rows: readonly ReturnedRow[]): Complaint[] {
  return rows.map(({ line, area, key }) => ({
    line,
    code: 'key.unknown',
    message: `${key}: ${area} has no such sentence`,
  }));
}

/** Errors in rows that cannot belong to a sentence: a form it does not have, or a duplicate row. */
function complaintsAbout({ key, sentence }: Sentence, locale: Locale, rows: readonly ReturnedRow[]): Complaint[] {
  const known: readonly (string | undefined)[] = typeof sentence === 'string' ? [undefined] : pluralCategories(locale);
  const met = new Set<string | undefined>();
  return rows.flatMap(({ form, line }): Complaint[] => {
    const place = form === undefined ? key : `${key}[${form}]`;
    if (!known.includes(form)) {
      const message = form === undefined ? 'lacks the name of its form' : `has no form ${form} in ${locale}`;
      return [{ line, code: 'form.unknown', message: `${place}: ${message}` }];
    }
    if (met.has(form)) return [{ line, code: 'key.duplicate', message: `${place}: stands here twice` }];
    met.add(form);
    return [];
  });
}

/**
 * The sentence in the returned rows; `undefined` if they contain none. Forms without a row, or with an empty one, remain
 * unchanged.
 */
function translationOf(
  { sentence }: Sentence,
  locale: Locale,
  now: unknown,
  rows: readonly ReturnedRow[],
): string | PluralForms | undefined {
  const full = rows.filter(({ translation }) => translation !== '');
  if (full.length === 0) return undefined;
  if (typeof sentence === 'string') return full[0]?.translation;
  const brought = new Map(full.map(({ form, translation }) => [form, translation]));
  const written = isForms(now) ? now : {};
  const names = [...new Set([...Object.keys(written), ...usedCategories(locale), ...brought.keys()])];
  const forms = Object.fromEntries(
    pluralCategories(locale)
      .filter((form) => names.includes(form))
      .flatMap((form) => {
        const text = brought.get(form) ?? written[form];
        return text === undefined ? [] : [[form, text]];
      }),
  );
  // Every language has the form `other`; the comparison below detects a missing one.
  return forms as PluralForms;
}

/** The line of the row that a fault refers to: that of its form, if it names one. */
function whereIs(key: string, message: string, rows: readonly ReturnedRow[], first: number) {
  const row = rows.find(({ form }) => form !== undefined && key.endsWith(`/${form}`));
  return { line: row?.line ?? first, message: `${key}: ${message}` };
}
