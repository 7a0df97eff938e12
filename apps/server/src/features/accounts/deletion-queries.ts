import { sql, type Tx } from '#platform/database/database.ts';

/** When the account will be deleted, if that is planned. */
export async function findDeletion(tx: Tx, accountId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('accountDeletion')
    .select('dueAt')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.dueAt;
}

/** Plans the deletion of an account, in place of an earlier plan. */
export async function upsertDeletion(tx: Tx, accountId: string, dueAt: Date): Promise<void> {
  await tx
    .insertInto('accountDeletion')
    .values({ accountId, dueAt })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ dueAt }))
    .execute();
}

/** Takes the plan back. Returns whether there was one. */
export async function deleteDeletion(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accountDeletion')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** How many days after the plan an account is deleted at the earliest, if others rely on it. */
export async function findHold(tx: Tx, accountId: string): Promise<number | undefined> {
  const row = await tx.selectFrom('accountHold').select('days').where('accountId', '=', accountId).executeTakeFirst();
  return row?.days;
}

/** Holds an account; null ends that. A deletion that is planned already is not moved. */
export async function saveHold(tx: Tx, accountId: string, days: number | null): Promise<void> {
  if (days === null) await tx.deleteFrom('accountHold').where('accountId', '=', accountId).execute();
  else
    await tx
      .insertInto('accountHold')
      .values({ accountId, days })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ days }))
      .execute();
}

/** The accounts to be deleted by now, of all. */
export async function listDueDeletions(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx.selectFrom('accountDeletion').select('accountId').where('dueAt', '<=', now).execute();
  return rows.map(({ accountId }) => accountId);
}

/** Deletes the identities, passkeys, second factors and API keys of a person. */
export async function dropWaysIn(tx: Tx, personId: string): Promise<void> {
  await sql`select auth.drop_ways_in(${personId}::uuid)`.execute(tx);
}

export async function deleteInvitations(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('invitation').where('accountId', '=', accountId).execute();
}
