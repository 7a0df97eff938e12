import type { Tx } from '#platform/database/database.ts';
import { listNoticeNumbers, type ConsentFilter } from './queries.ts';
import { indexed, marks, wordsOf } from './rules.ts';
import { listSubjectIds } from './subject-queries.ts';
import { firstIdAt } from './time-rules.ts';

/** As the contract's query has it. */
export type AskedFilter = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly source?: 'public' | 'private' | undefined;
  readonly verified?: 'true' | 'false' | undefined;
  readonly kind?: 'consent' | 'withdrawal' | undefined;
  readonly notice?: string | undefined;
  readonly version?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly text?: string | undefined;
};
export type Paging = {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

const uuid = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;
/** People whose consents are found through them; of more, through the consents. */
const fewPeople = 500;

const allMarks = Array.from({ length: 8 }, (_, mark) => mark);

function marksOf({ source, verified, kind }: AskedFilter): number[] {
  return allMarks.filter(
    (mark) =>
      (source === undefined || (mark & marks.private) > 0 === (source === 'private')) &&
      (verified === undefined || (mark & marks.verified) > 0 === (verified === 'true')) &&
      (kind === undefined || (mark & marks.withdrawal) > 0 === (kind === 'withdrawal')),
  );
}

const greater = (one: string, other: string) => (one > other ? one : other);
const lesser = (one: string, other: string) => (one < other ? one : other);
/** The id right after one. */
const beyond = (id: string) =>
  (BigInt(`0x${id.replaceAll('-', '')}`) + 1n)
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Ids of a range and a page together. */
export function idsOf({ from, to }: AskedFilter, { after, before }: Partial<Paging> = {}) {
  const [first, last] = [from ? firstIdAt(new Date(from)) : undefined, to ? firstIdAt(new Date(to)) : undefined];
  return {
    from: before === undefined ? first : greater(beyond(before), first ?? beyond(before)),
    to: after === undefined ? last : lesser(after, last ?? after),
  };
}

/** A search as a query over words: all of them, of which the last may be a beginning. Undefined: nothing to look for. */
export function wordsQuery(siteId: string, text: string | undefined): string | undefined {
  const whole = text?.trim().toLowerCase() ?? '';
  const words = whole.includes('@') && !/\s/.test(whole) ? [whole] : wordsOf(whole);
  if (words.length === 0) return undefined;
  const quoted = (word: string) => `'${indexed(siteId, word).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  return words.map((word, place) => `${quoted(word)}${place === words.length - 1 ? ':*' : ''}`).join(' & ');
}

/** What a filter comes to. Undefined: nothing can be found. */
export async function filterOf(
  tx: Tx,
  accountId: string,
  siteId: string,
  asked: AskedFilter,
  paging?: Paging,
): Promise<ConsentFilter | undefined> {
  const { notice, version, text = '', subjectId } = asked;
  const range = idsOf(asked, paging);
  const wanted = marksOf(asked);
  const notices = notice ? await listNoticeNumbers(tx, accountId, siteId, notice, version) : undefined;
  if (notices?.length === 0) return undefined;
  const base = { ...range, marks: wanted, notices };
  // An id, as it is copied from somewhere.
  if (uuid.test(text)) {
    const id = withHyphens(text);
    return { ...base, from: greater(id, range.from ?? id), to: lesser(beyond(id), range.to ?? beyond(id)) };
  }
  if (subjectId) return { ...base, subjectIds: [subjectId] };
  const words = wordsQuery(siteId, text);
  if (!words) return text === '' ? base : undefined;
  const subjectIds = await listSubjectIds(tx, accountId, siteId, { words }, fewPeople + 1);
  if (subjectIds.length === 0) return undefined;
  return subjectIds.length > fewPeople ? { ...base, words } : { ...base, subjectIds };
}

function withHyphens(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What a filter comes to over people. */
export function subjectFilter(siteId: string, asked: AskedFilter, paging?: Paging) {
  return {
    ...idsOf(asked, paging),
    verified: asked.verified === undefined ? undefined : asked.verified === 'true',
    // Text without a word finds nobody.
    words: asked.text ? (wordsQuery(siteId, asked.text) ?? `'${siteId}'`) : undefined,
  };
}
