import { normalizeEmail } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { firstIdAt } from '#platform/database/monthly.ts';
import { idsOf, type Paging } from '#platform/database/paging.ts';
import { indexed, marks, wordsOf } from '../rules.ts';
import { listNoticeNumbers } from './queries.ts';
import { listPeopleOfSite, type SubjectFilter } from './search-queries.ts';
import { firstId, type ConsentFilter, type Search } from './walks.ts';
import { findPeopleByWords, mostPeople } from './words.ts';

/** The filter as in the contract's query. */
export type FilterQuery = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly source?: 'public' | 'private' | undefined;
  readonly verified?: 'true' | 'false' | undefined;
  readonly kind?: 'consent' | 'withdrawal' | undefined;
  readonly notice?: string | undefined;
  readonly version?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly text?: string | undefined;
  /** Of consents, or of people. */
  readonly ids?: readonly string[] | undefined;
};

export type SearchScope = { readonly accountId: string; readonly siteId: string; readonly now: Date };

const day = 24 * 3_600_000;
const uuidv7 = /^[\da-f]{8}-?[\da-f]{4}-?7[\da-f]{3}-?[\da-f]{4}-?[\da-f]{12}$/i;

const allMarks = Array.from({ length: 8 }, (_, mark) => mark);

function marksOf({ source, verified, kind }: FilterQuery): number[] {
  return allMarks.filter(
    (mark) =>
      (source === undefined || (mark & marks.private) > 0 === (source === 'private')) &&
      (verified === undefined || (mark & marks.verified) > 0 === (verified === 'true')) &&
      (kind === undefined || (mark & marks.withdrawal) > 0 === (kind === 'withdrawal')),
  );
}

/** The id right before or after another. */
const beside = (id: string, step: -1n | 1n) =>
  (BigInt(`0x${id.replaceAll('-', '')}`) + step)
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Converts a text to one query per word; the last word may be a prefix. Undefined: the text has no word. */
export function wordQueries(siteId: string, text: string | undefined): string[] | undefined {
  const whole = normalizeEmail(text ?? '').toLowerCase();
  const words = whole.includes('@') && !/\s/.test(whole) ? [whole] : wordsOf(whole);
  if (words.length === 0) return undefined;
  const quoted = (word: string) => `'${indexed(siteId, word).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  return words.map((word, place) => `${quoted(word)}${place === words.length - 1 ? ':*' : ''}`);
}

/** Converts a query to a search. Undefined: it matches nothing. */
export async function consentSearch(
  tx: Tx,
  { accountId, siteId, now }: SearchScope,
  query: FilterQuery,
  paging?: Paging,
): Promise<Search<ConsentFilter> | undefined> {
  const { notice, version, text = '', subjectId, ids } = query;
  const wanted = marksOf(query);
  if (wanted.length === 0) return undefined;
  const notices = notice ? await listNoticeNumbers(tx, accountId, siteId, notice, version) : undefined;
  if (notices?.length === 0) return undefined;
  const filter = { ...rangeOf(now, query, paging), marks: wanted, notices, ids };
  if (subjectId) {
    const people = await listPeopleOfSite(tx, accountId, siteId, [subjectId]);
    return { filter: { ...filter, people } };
  }
  if (uuidv7.test(text)) {
    const [before, after] = [beside(withHyphens(text), -1n), beside(withHyphens(text), 1n)];
    const from = before > filter.from ? before : filter.from;
    return { filter: { ...filter, from, to: after < filter.to ? after : filter.to } };
  }
  const words = wordQueries(siteId, text);
  return text && !words ? undefined : { filter, words };
}

/** The range of ids of a period and a page. Nothing is dated more than a day in the future. */
function rangeOf(now: Date, period: FilterQuery, paging?: Paging) {
  const { from = firstId, to = firstIdAt(new Date(now.getTime() + day)) } = idsOf(period, paging);
  return { from, to };
}

function withHyphens(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Converts a query over people to a search. Undefined: it matches nobody. */
export function subjectSearch(
  { siteId, now }: SearchScope,
  query: FilterQuery,
  paging?: Paging,
): Search<SubjectFilter> | undefined {
  const words = wordQueries(siteId, query.text);
  if (query.text && !words) return undefined;
  const verified = query.verified === undefined ? [true, false] : [query.verified === 'true'];
  return { filter: { ...rangeOf(now, query, paging), verified, people: query.ids }, words };
}

/** Adds the people who match the words to the filter. `limitedTo`: the number of people searched, if there are more. */
export async function withPeople<Filter extends ConsentFilter | SubjectFilter>(
  tx: Tx,
  { accountId, siteId }: SearchScope,
  { filter, words }: Search<Filter>,
): Promise<{ readonly filter: Filter; readonly limitedTo: number | null }> {
  if (!words) return { filter, limitedTo: null };
  const { people, isLimited } = await findPeopleByWords(tx, accountId, siteId, words);
  return { filter: { ...filter, people }, limitedTo: isLimited ? mostPeople : null };
}
