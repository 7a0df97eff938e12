import type { Tx } from '#platform/database/database.ts';
import type { Every } from './rules.ts';

export type StoredSchedule = {
  readonly every: Every;
  readonly mail: boolean;
  readonly badge: boolean;
  readonly nextAt: Date | null;
};

export async function findSchedule(tx: Tx, accountId: string, siteId: string): Promise<StoredSchedule | undefined> {
  const row = await tx
    .selectFrom('scanSchedule')
    .select(['every', 'mail', 'badge', 'nextAt'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  // The table constrains the values.
  return row && { ...row, every: row.every as Every };
}

export async function saveSchedule(tx: Tx, accountId: string, siteId: string, schedule: StoredSchedule): Promise<void> {
  await tx
    .insertInto('scanSchedule')
    .values({ ...schedule, accountId, siteId })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet(schedule))
    .execute();
}

/** Sites whose scan is due, in all accounts, the longest overdue first. */
export async function listDue(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('scanSchedule')
    .select(['accountId', 'siteId'])
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(limit)
    .execute();
}

/** Looks up the account and site of a badge by its public id. */
export async function findBadge(tx: Tx, publicId: string) {
  const row = await tx
    .selectFrom('publicId')
    .select(['accountId', 'rowId'])
    .where('id', '=', publicId)
    .where('kind', '=', 'badge')
    .executeTakeFirst();
  return row && { accountId: row.accountId, siteId: row.rowId };
}

export async function findBadgeId(tx: Tx, accountId: string, siteId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('publicId')
    .select('id')
    .where('accountId', '=', accountId)
    .where('rowId', '=', siteId)
    .where('kind', '=', 'badge')
    .executeTakeFirst();
  return row?.id;
}

export async function insertBadgeId(tx: Tx, accountId: string, siteId: string, id: string): Promise<void> {
  await tx.insertInto('publicId').values({ id, kind: 'badge', accountId, rowId: siteId }).execute();
}
