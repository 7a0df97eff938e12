import type { Tx } from '../database/database.ts';

/** Marks a solved challenge as used. Returns false if it was used before, in any process. */
export async function spendWork(tx: Tx, id: Buffer, endsAt: Date): Promise<boolean> {
  const spent = await tx
    .insertInto('spentWork')
    .values({ id, endsAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function deleteEndedWork(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('spentWork').where('endsAt', '<=', now).execute();
}
