import type { SiteReport } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type StoredDraft = {
  readonly id: string;
  readonly url: string;
  readonly host: string;
  readonly locale: string;
  readonly country: string | null;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly problem: string | null;
  readonly report: SiteReport | null;
  readonly policy: string | null;
  readonly createdAt: Date;
};

const columns = [
  'id',
  'url',
  'host',
  'locale',
  'country',
  'state',
  'problem',
  'report',
  'policy',
  'createdAt',
] as const;

type NewDraft = Pick<StoredDraft, 'id' | 'url' | 'host' | 'locale' | 'country' | 'createdAt'> & {
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
};

export async function insertDraft(tx: Tx, draft: NewDraft): Promise<void> {
  await tx.insertInto('visitorDraft').values(draft).execute();
}

/** A draft by the hash of its token, until it expires. What refers to another one has the content of that. */
export async function findDraft(tx: Tx, tokenHash: Buffer, now: Date): Promise<StoredDraft | undefined> {
  const row = await heldBy(tx, tokenHash, now)
    .select(columns.map((column) => `held.${column}` as const))
    .executeTakeFirst();
  return row && asDraft(row);
}

const heldBy = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .selectFrom('visitorDraft as own')
    .innerJoin('visitorDraft as held', (join) => join.on(sql<boolean>`held.id = coalesce(own.same_as, own.id)`))
    .where('own.tokenHash', '=', tokenHash)
    .where('own.expiresAt', '>', now);

export async function findWaitingDraft(tx: Tx, id: string): Promise<StoredDraft | undefined> {
  const row = await tx
    .selectFrom('visitorDraft')
    .select(columns)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row && asDraft(row);
}

/** The page that runs the banner of a draft. */
export async function findBannerPage(tx: Tx, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await heldBy(tx, tokenHash, now).select('held.banner').executeTakeFirst();
  return row?.banner ?? undefined;
}

const lock = 480_112;

/** Lets one transaction at a time count drafts and add one. */
export async function lockDrafts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
}

/**
 * Gives a finished draft of the same address in the same language another token, until that draft expires. Nothing of it is copied.
 * Returns whether there was one.
 */
export async function referToRecentDraft(tx: Tx, draft: NewDraft, since: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into visitor_draft (token_hash, id, url, host, locale, country, state, same_as, created_at, finished_at,
      expires_at)
    select ${draft.tokenHash}, ${draft.id}, url, host, locale, country, state, id, created_at, finished_at, expires_at
    from visitor_draft
    where url = ${draft.url} and locale = ${draft.locale} and country is not distinct from ${draft.country}
      and state = 'done' and same_as is null and created_at > ${since}
    order by created_at desc limit 1 returning id`.execute(tx);
  return rows.length > 0;
}

/** How many drafts wait for their scan, and how many scans of this host were asked for since. */
export async function countScans(
  tx: Tx,
  host: string,
  since: Date,
): Promise<{ readonly waiting: number; readonly ofHost: number }> {
  const { rows } = await sql<{ waiting: number; ofHost: number }>`
    select (select count(*)::int from visitor_draft where state = 'waiting' and created_at > ${since}) as waiting,
      (select count(distinct created_at)::int from visitor_draft where host = ${host} and created_at > ${since}) as "ofHost"`.execute(
    tx,
  );
  return rows[0] ?? { waiting: 0, ofHost: 0 };
}

export async function finishDraft(
  tx: Tx,
  id: string,
  done: { readonly report: SiteReport; readonly policy: string; readonly banner: string; readonly at: Date },
): Promise<void> {
  const { report, policy, banner, at } = done;
  await tx
    .updateTable('visitorDraft')
    .set({ state: 'done', report: JSON.stringify(report), policy, banner, finishedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function failDraft(tx: Tx, id: string, problem: string, at: Date): Promise<void> {
  await tx
    .updateTable('visitorDraft')
    .set({ state: 'failed', problem, finishedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function deleteEndedDrafts(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('visitorDraft').where('expiresAt', '<=', now).execute();
}

type DraftRow = Omit<StoredDraft, 'state' | 'report'> & { readonly state: string; readonly report: unknown };

// The table constrains the state, and only `finishDraft` writes the report.
function asDraft(row: DraftRow): StoredDraft {
  return { ...row, state: row.state as StoredDraft['state'], report: row.report as SiteReport | null };
}
