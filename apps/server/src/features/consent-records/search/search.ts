import { normalizeEmail } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { earlier, idsOf, later, type Paging } from '#platform/database/paging.ts';
import { indexed, marks, wordsOf } from '../rules.ts';
import { listNoticeNumbers } from './queries.ts';
import type { ConsentFilter, SubjectFilter } from './search-queries.ts';

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

const uuidv7 = /^[\da-f]{8}-?[\da-f]{4}-?7[\da-f]{3}-?[\da-f]{4}-?[\da-f]{12}$/i;

const allMarks = Array.from({ length: 8 }, (_, mark) => mark);

function marksOf({ source, verified, kind }: AskedFilter): number[] {
  return allMarks.filter(
    (mark) =>
      (source === undefined || (mark & marks.private) > 0 === (source === 'private')) &&
      (verified === undefined || (mark & marks.verified) > 0 === (verified === 'true')) &&
      (kind === undefined || (mark & marks.withdrawal) > 0 === (kind === 'withdrawal')),
  );
}

/** The id right before or after one. */
const beside = (id: string, step: -1n | 1n) =>
  (BigInt(`0x${id.replaceAll('-', '')}`) + step)
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** A search as queries, one for each word, of which the last may be a beginning. Undefined: nothing to look for. */
export function wordQueries(siteId: string, text: string | undefined): string[] | undefined {
  const whole = normalizeEmail(text ?? '').toLowerCase();
  const words = whole.includes('@') && !/\s/.test(whole) ? [whole] : wordsOf(whole);
  if (words.length === 0) return undefined;
  const quoted = (word: string) => `'${indexed(siteId, word).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  return words.map((word, place) => `${quoted(word)}${place === words.length - 1 ? ':*' : ''}`);
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
  if (wanted.length === 0) return undefined;
  const notices = notice ? await listNoticeNumbers(tx, accountId, siteId, notice, version) : undefined;
  if (notices?.length === 0) return undefined;
  const base = { ...range, marks: wanted, notices, subjectId };
  // An id, as it is copied from somewhere.
  if (uuidv7.test(text)) {
    const [before, after] = [beside(withHyphens(text), -1n), beside(withHyphens(text), 1n)];
    return { ...base, from: later(before, range.from), to: earlier(after, range.to) };
  }
  if (subjectId || text === '') return base;
  const words = wordQueries(siteId, text);
  return words ? { ...base, words } : undefined;
}

function withHyphens(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What a filter comes to over people. Undefined: nobody can be found. */
export function subjectFilter(siteId: string, asked: AskedFilter, paging?: Paging): SubjectFilter | undefined {
  const words = wordQueries(siteId, asked.text);
  if (asked.text && !words) return undefined;
  const verified = asked.verified === undefined ? [true, false] : [asked.verified === 'true'];
  return { ...idsOf(asked, paging), verified, words };
}
