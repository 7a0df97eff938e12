import { noticesOf, type JsonObject, type LogHead, type NamedNotice } from '@app/evidence';
import { timeInWords } from './explain.ts';
import { wordsOf, type Language } from './words.ts';

/** A name and its value. */
export type Row = { readonly name: string; readonly value: string };

/** A record in the order in which readers ask. It is complete: values without their own place are in `rest`. */
export type ReadRecord = {
  readonly when: string;
  readonly who: readonly Row[];
  readonly choices: readonly Row[];
  readonly how: readonly Row[];
  readonly notices: readonly NamedNotice[];
  readonly proofs: readonly { readonly content?: string; readonly form?: string }[];
  readonly rest: readonly Row[];
};

export function readRecord(record: JsonObject, language: Language): ReadRecord {
  const words = wordsOf(language);
  const names: Readonly<Record<string, string>> = {
    email: words.record.email,
    first_name: words.record.firstName,
    last_name: words.record.lastName,
    full_name: words.record.fullName,
    id: words.record.subjectId,
    verified: words.record.verified,
  };
  const { id, timestamp, subject, preferences, source, verified, proofs, legal_notices: notices, ...rest } = record;
  const named = noticesOf({ legal_notices: notices });
  const shown = proofsOf(proofs);
  return {
    when: whenOf(timestamp, language),
    who: rowsOf(subject, '', language).map(({ name, value }) => ({ name: names[name] ?? name, value })),
    choices: rowsOf(preferences, '', language),
    how: [
      ...rowsOf(source, words.record.source, language).map((row) => ({
        ...row,
        value: source === 'public' || source === 'private' ? words.record.sources[source] : row.value,
      })),
      ...rowsOf(verified, words.record.verified, language),
    ],
    notices: named,
    proofs: shown ?? [],
    rest: [
      ...rowsOf(id, words.record.id, language),
      ...(Array.isArray(notices)
        ? notices.flatMap((notice: unknown, at) => moreOf(notice, `legal_notices[${at}]`, language))
        : rowsOf(notices, 'legal_notices', language)),
      ...(shown ? [] : rowsOf(proofs, 'proofs', language)),
      ...rowsOf(rest, '', language),
    ],
  };
}

function whenOf(timestamp: unknown, language: Language): string {
  if (typeof timestamp !== 'string') return wordsOf(language).record.nothing;
  const time = new Date(timestamp);
  return Number.isNaN(time.getTime()) ? timestamp : timeInWords(language, time);
}

/** The members of an audit event in the order in which readers ask; the rest follow with their names. */
export function readEvent(record: JsonObject, language: Language): Row[] {
  const words = wordsOf(language);
  const { format: _, kind: __, at, event, key, actor, target, changes, ...rest } = record;
  const named = (value: unknown, name: string) =>
    rowsOf(value, '', language).map((row) => ({ ...row, name: row.name ? `${name}, ${row.name}` : name }));
  return [
    { name: words.record.when, value: whenOf(at, language) },
    ...named(event, words.log.event),
    ...named(key, words.log.number),
    ...named(actor, words.log.actor),
    ...named(target, words.log.target),
    ...named(changes, words.log.changes),
    ...rowsOf(rest, '', language),
  ].filter(({ value }) => value !== words.record.nothing);
}

/** What the first line of a log file says of it. */
export function readLogHead({ account, from, to, filter }: LogHead, events: number, language: Language): Row[] {
  const { log } = wordsOf(language);
  return [
    { name: log.account, value: account },
    { name: log.range, value: `${from} – ${to}` },
    { name: log.count, value: String(events) },
    ...(filter ? [{ name: log.filter, value: JSON.stringify(filter) }] : []),
  ];
}

/** The proofs, if they are well-formed: arrays of objects with only the strings `content` and `form`. */
function proofsOf(proofs: unknown): ReadRecord['proofs'] | undefined {
  if (!Array.isArray(proofs)) return undefined;
  const known = proofs.filter(
    (proof): proof is ReadRecord['proofs'][number] =>
      isObject(proof) &&
      Object.entries(proof).every(([name, value]) => /^(?:content|form)$/.test(name) && typeof value === 'string'),
  );
  return known.length === proofs.length ? known : undefined;
}

/** The members of a legal notice that are not shown with its text. */
function moreOf(notice: unknown, path: string, language: Language): Row[] {
  if (!isObject(notice) || noticesOf({ legal_notices: [notice] }).length === 0) return rowsOf(notice, path, language);
  const { identifier: _identifier, version: _version, language: _language, sha256: _sha256, ...more } = notice;
  return rowsOf(more, path, language);
}

/** Every string, number and boolean in a value, with its path. */
export function rowsOf(value: unknown, path: string, language: Language): Row[] {
  const { yes, no, nothing } = wordsOf(language).record;
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one, at) => rowsOf(one, `${path}[${at}]`, language));
  if (isObject(value))
    return Object.entries(value).flatMap(([name, below]) => rowsOf(below, path ? `${path}.${name}` : name, language));
  if (typeof value === 'boolean') return [{ name: path, value: value ? yes : no }];
  if (value === null) return [{ name: path, value: nothing }];
  return [{ name: path, value: typeof value === 'string' ? value : JSON.stringify(value) }];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
