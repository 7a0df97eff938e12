import type { Tx } from '#platform/database/database.ts';

/** Whether consents of a site are kept. Their counts go with the last of them. */
export async function hasConsents(tx: Tx, accountId: string, siteId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('consentDay')
    .select('at')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
