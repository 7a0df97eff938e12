import type { Tx } from '#platform/database/database.ts';

export type Stop = {
  readonly accountId: string;
  readonly since: Date;
  readonly reason: string;
  readonly knownSize: number;
  readonly size: number;
};

/** Records that signing has stopped for an account. Returns whether that is new. */
export async function insertStop(tx: Tx, { accountId, ...stop }: Stop): Promise<boolean> {
  const made = await tx
    .insertInto('evidenceStop')
    .values({ accountId, ...stop })
    .onConflict((conflict) => conflict.column('accountId').doNothing())
    .returning('accountId')
    .executeTakeFirst();
  return made !== undefined;
}

export async function findStop(tx: Tx, accountId: string): Promise<Stop | undefined> {
  return tx
    .selectFrom('evidenceStop')
    .select(['accountId', 'since', 'reason', 'knownSize', 'size'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** Returns whether there was one. */
export async function deleteStop(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('evidenceStop').where('accountId', '=', accountId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Reads across all accounts. */
export async function listStops(tx: Tx): Promise<Stop[]> {
  return tx
    .selectFrom('evidenceStop')
    .select(['accountId', 'since', 'reason', 'knownSize', 'size'])
    .orderBy('accountId')
    .execute();
}
