import type { Tx } from '#platform/database/database.ts';

/** The paid plan of an account, or `undefined` on the free one. */
export async function findPlan(tx: Tx, accountId: string): Promise<'free' | 'pro' | 'ultra' | undefined> {
  const row = await tx.selectFrom('accountPlan').select('plan').where('accountId', '=', accountId).executeTakeFirst();
  return row?.plan;
}
