import type { Tx } from '#platform/database/database.ts';

/** The hash of the manifest that the log of the account names last, for an office. */
export async function findLoggedPages(tx: Tx, accountId: string, officeId: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('reportOffice')
    .select('pages')
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .executeTakeFirst();
  return row?.pages ?? undefined;
}

export async function updateLoggedPages(tx: Tx, accountId: string, officeId: string, pages: Buffer): Promise<void> {
  await tx
    .updateTable('reportOffice')
    .set({ pages })
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .execute();
}
