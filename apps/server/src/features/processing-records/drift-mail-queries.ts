import type { Tx } from '#platform/database/database.ts';

/** Ids of those who want no weekly mail about an account. */
export async function listSilent(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('processingDriftSilence')
    .select('personId')
    .where('accountId', '=', accountId)
    .execute();
  return rows.map(({ personId }) => personId);
}

export async function isSilent(tx: Tx, accountId: string, personId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('processingDriftSilence')
    .select('personId')
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveSilence(tx: Tx, accountId: string, personId: string, silent: boolean): Promise<void> {
  if (silent)
    await tx
      .insertInto('processingDriftSilence')
      .values({ accountId, personId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('processingDriftSilence')
      .where('accountId', '=', accountId)
      .where('personId', '=', personId)
      .execute();
}
