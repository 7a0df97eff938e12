import type { Tx } from '#platform/database/database.ts';

/** The project of a document's site; null: none. Undefined: there is no such document. */
export async function findProjectOfDocument(
  tx: Tx,
  accountId: string,
  documentId: string,
): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('document')
    .innerJoin('site', (join) =>
      join.onRef('site.accountId', '=', 'document.accountId').onRef('site.id', '=', 'document.siteId'),
    )
    .select('site.projectId')
    .where('document.accountId', '=', accountId)
    .where('document.id', '=', documentId)
    .executeTakeFirst();
  return row?.projectId;
}
