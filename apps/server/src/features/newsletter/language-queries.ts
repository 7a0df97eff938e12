import type { Tx } from '#platform/database/database.ts';

/** The languages of the newsletters of a site that an address gets, or is asked about. */
export async function listLanguagesOf(tx: Tx, accountId: string, siteId: string, email: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscription')
    .select('language')
    .distinct()
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .where('endedAt', 'is', null)
    .orderBy('language')
    .execute();
  return rows.map(({ language }) => language);
}

/** Sets the language in which an address gets the newsletters of a site. GDPR Art. 16. */
export async function updateLanguageOf(
  tx: Tx,
  accountId: string,
  siteId: string,
  { email, language }: { readonly email: string; readonly language: string },
): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ language })
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .where('endedAt', 'is', null)
    .execute();
}
