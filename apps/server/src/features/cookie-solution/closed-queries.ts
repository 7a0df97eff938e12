import type { Tx } from '#platform/database/database.ts';

/** A banner that was taken offline or deleted: what its addresses answer instead. */
export type ClosedBanner = {
  readonly closedAt: Date;
  /** SHA-256 of the script that stops everything and asks nobody, and of the rules of the last version. */
  readonly guard: Buffer;
  readonly rules: Buffer;
  readonly lastNumber: number;
};

export async function findClosed(tx: Tx, accountId: string, siteId: string): Promise<ClosedBanner | undefined> {
  return tx
    .selectFrom('bannerClosed')
    .select(['closedAt', 'guard', 'rules', 'lastNumber'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
}

/** Closes a banner. One that is closed already stays as it is. */
export async function insertClosed(tx: Tx, accountId: string, siteId: string, closed: ClosedBanner): Promise<void> {
  await tx
    .insertInto('bannerClosed')
    .values({ ...closed, accountId, siteId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteClosed(tx: Tx, accountId: string, siteId: string): Promise<void> {
  await tx.deleteFrom('bannerClosed').where('accountId', '=', accountId).where('siteId', '=', siteId).execute();
}
