import type { SignInRules } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

export async function findSignInRules(tx: Tx, accountId: string): Promise<SignInRules> {
  const rules = await tx
    .selectFrom('signInRules')
    .select(['idleMinutes', 'longestHours'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return rules ?? { idleMinutes: null, longestHours: null };
}

export async function upsertSignInRules(tx: Tx, accountId: string, rules: SignInRules): Promise<void> {
  await tx
    .insertInto('signInRules')
    .values({ accountId, ...rules })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(rules))
    .execute();
}
