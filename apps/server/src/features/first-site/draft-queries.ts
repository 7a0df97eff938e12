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

/** A draft by the hash of its token, until it expires. */
export async function findDraft(tx: Tx, tokenHash: Buffer, now: Date): Promise<StoredDraft | undefined> {
  const row = await tx
    .selectFrom('visitorDraft')
    .select(columns)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row && asDraft(row);
}

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
  const row = await tx
    .selectFrom('visitorDraft')
    .select('banner')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.banner ?? undefined;
}

/** Copies a finished draft of the same address in the same language under another token. Returns whether there was one. */
export async function copyRecentDraft(tx: Tx, draft: NewDraft, since: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into visitor_draft (token_hash, id, url, host, locale, country, state, report, policy, banner, created_at,
      finished_at, expires_at)
    select ${draft.tokenHash}, ${draft.id}, url, host, locale, country, state, report, policy, banner, created_at,
      finished_at, ${draft.expiresAt}
    from visitor_draft
    where url = ${draft.url} and locale = ${draft.locale} and country is not distinct from ${draft.country}
      and state = 'done' and created_at > ${since}
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
