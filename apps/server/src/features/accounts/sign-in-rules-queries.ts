import type { SignInRules } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

const noRules: SignInRules = { idleMinutes: null, longestHours: null, secondFactor: null, endlessKeys: false };

export async function findSignInRules(tx: Tx, accountId: string): Promise<SignInRules> {
  const rules = await tx
    .selectFrom('signInRules')
    .select(['idleMinutes', 'longestHours', 'secondFactor', 'endlessKeys'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  // The table's check allows these values alone.
  return (rules as SignInRules | undefined) ?? noRules;
}

export async function upsertSignInRules(tx: Tx, accountId: string, rules: SignInRules): Promise<void> {
  await tx
    .insertInto('signInRules')
    .values({ accountId, ...rules })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(rules))
    .execute();
}

/** How the company is called whose issuer the account named. */
export async function findCompanyLabel(tx: Tx, accountId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('companySignIn')
    .select('label')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.label;
}
