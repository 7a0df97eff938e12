import type { ConsentInput } from '@app/contract';
import type { FieldProblems } from '@app/contract/field-problems.ts';
import { canonicalText } from '@app/evidence';
import type { OpenDatabase } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { marks } from '../rules.ts';
import { listRecorded, type RecordedConsent } from './repetition-queries.ts';
import type { Waiting } from './waiting.ts';

/**
 * Sets the outcome of consents whose id is stored already: the same content gets the stored record, other content is refused.
 * Returns the consents with new ids.
 */
export async function compareWithKept(db: OpenDatabase, rows: readonly Waiting[]): Promise<readonly Waiting[]> {
  const free: Waiting[] = [];
  for (const [accountId, own] of Map.groupBy(rows, ({ consent }) => consent.accountId)) {
    const ids = own.map(({ consent }) => consent.id);
    const kept = await db.inAccount(accountId, (tx) => listRecorded(tx, accountId, ids));
    const byId = new Map(kept.map((one) => [one.id, one]));
    for (const row of own) {
      const before = byId.get(row.consent.id);
      if (before) row.outcome = outcomeOf(before, row);
      else free.push(row);
    }
  }
  return free;
}

/** Compares consents of one batch that have the same id. The first counts. */
export function compareAmong(rows: readonly Waiting[]): void {
  const firsts = new Map<string, RecordedConsent>();
  for (const row of rows) {
    const { id, siteId, mark, record } = row.consent;
    const first = firsts.get(id);
    const outcome = first && outcomeOf(first, row);
    if (outcome && 'problem' in outcome) row.outcome = outcome;
    if (!first) firsts.set(id, { id, siteId, mark, record: Buffer.from(record), subjectId: '' });
  }
}

function outcomeOf(kept: RecordedConsent, row: Waiting): NonNullable<Waiting['outcome']> {
  const fields = differences(kept, row);
  const isKept = fields.length === 0 || (row.inTime && differences(kept, row.inTime).length === 0);
  if (isKept) return { subjectId: kept.subjectId, mark: kept.mark };
  const different: FieldProblems = Object.fromEntries(fields.map((name) => [name, { code: 'consent.different' }]));
  return { problem: new Problem('consent.exists', undefined, different) };
}

type Recorded = Pick<ConsentInput, 'kind' | 'subject' | 'preferences' | 'proofs'> & {
  readonly timestamp: string;
  readonly source: 'public' | 'private';
  readonly verified: boolean;
  readonly legal_notices: readonly Named[];
  readonly notices_without_text?: readonly Named[];
  readonly language?: string;
};
type Named = { readonly identifier: string; readonly version?: string | null | undefined };

/**
 * The names of the fields in which a consent differs from the stored one with its id. Ignores the time of receipt, and
 * versions of notices and times that the request leaves out.
 *
 * For a page, only differences from another page are named, and only fields that the page itself sends, because it may have
 * the id from somebody else.
 */
function differences(kept: RecordedConsent, { consent, input }: Waiting): readonly string[] {
  const byPage = (consent.mark & marks.private) === 0;
  const isOfPage = (kept.mark & marks.private) === 0;
  // The intake checked both records against the schema.
  const before = kept.record && (JSON.parse(kept.record.toString('utf8')) as Recorded);
  if (!before || kept.siteId !== consent.siteId || (byPage && !isOfPage)) return ['id'];
  const now = JSON.parse(Buffer.from(consent.record).toString('utf8')) as Recorded;
  const simple = (['kind', 'source', 'verified', 'language', 'proofs'] as const).filter(
    (name) => !same(before[name], now[name]),
  );
  return [
    ...simple,
    ...(input?.timestamp !== undefined && before.timestamp !== now.timestamp ? ['timestamp'] : []),
    ...within('subject', before.subject, now.subject, byPage),
    ...within('preferences', before.preferences, now.preferences, byPage),
    ...(sameNotices(namedIn(before), input?.legal_notices ?? namedIn(now)) ? [] : ['legal_notices']),
  ];
}

function same(one: unknown, other: unknown): boolean {
  return canonicalText(one ?? null) === canonicalText(other ?? null);
}

type Parts = Readonly<Record<string, unknown>>;

/** The differing parts of a field. For a page, parts that it did not send are named by the field alone. */
function within(field: string, before: Parts, now: Parts, byPage: boolean): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const different = [...names].filter((name) => !same(before[name], now[name]));
  const told = different.map((name) => (byPage && !(name in now) ? field : `${field}.${name}`));
  return [...new Set(told)];
}

function namedIn({ legal_notices, notices_without_text = [] }: Recorded): readonly Named[] {
  return [...legal_notices, ...notices_without_text];
}

function sameNotices(before: readonly Named[], asked: readonly Named[]): boolean {
  const kept = new Map(before.map((notice) => [notice.identifier, notice]));
  const wanted = new Map(asked.map((notice) => [notice.identifier, notice]));
  return (
    kept.size === wanted.size &&
    [...wanted].every(([identifier, { version }]) => {
      const notice = kept.get(identifier);
      return notice !== undefined && (version === undefined || version === null || notice.version === version);
    })
  );
}
