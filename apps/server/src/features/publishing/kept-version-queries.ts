import type { DocumentType } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

/** The versions of a site, or of one document of it. */
export type VersionsOf = { readonly siteId: string; readonly documentId?: string };

/** Sets until when the versions of deleted documents are kept. Those that were deleted before keep their time. */
export async function keepVersionsOf(tx: Tx, accountId: string, of: VersionsOf, keptUntil: Date): Promise<void> {
  await tx
    .updateTable('documentVersion')
    .set({ keptUntil })
    .where('accountId', '=', accountId)
    .where('siteId', '=', of.siteId)
    .$if(of.documentId !== undefined, (query) => query.where('documentId', '=', of.documentId ?? ''))
    .where('keptUntil', 'is', null)
    .execute();
}

export async function deleteVersionsOf(tx: Tx, accountId: string, of: VersionsOf): Promise<void> {
  await tx
    .deleteFrom('documentVersion')
    .where('accountId', '=', accountId)
    .where('siteId', '=', of.siteId)
    .$if(of.documentId !== undefined, (query) => query.where('documentId', '=', of.documentId ?? ''))
    .execute();
}

/** Documents with versions whose time is over. Runs over all accounts. */
export async function listVersionsUntil(tx: Tx, now: Date) {
  return tx
    .selectFrom('documentVersion')
    .select(['accountId', 'documentId'])
    .distinct()
    .where('keptUntil', '<=', now)
    .execute();
}

/** Deletes versions whose time is over. Runs over all accounts. */
export async function deleteVersionsUntil(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('documentVersion').where('keptUntil', '<=', now).execute();
}

export type DocumentVersions = {
  readonly siteId: string;
  readonly documentId: string;
  readonly type: DocumentType;
  readonly versions: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
};

export type KeptDocument = DocumentVersions & { readonly keptUntil: Date };

/** Deleted documents whose versions are kept, of the account or of one site. */
export async function listKeptDocuments(tx: Tx, accountId: string, siteId?: string): Promise<KeptDocument[]> {
  const rows = await counted(tx, accountId, siteId).where('keptUntil', 'is not', null).execute();
  return rows.flatMap(({ keptUntil, versions, ...row }) =>
    keptUntil ? [{ ...row, keptUntil, versions: Number(versions) }] : [],
  );
}

/** All documents of a site that were ever published, deleted or not. */
export async function listSiteVersions(
  tx: Tx,
  accountId: string,
  siteId: string,
): Promise<(DocumentVersions & { readonly keptUntil: Date | null })[]> {
  const rows = await counted(tx, accountId, siteId).execute();
  return rows.map(({ versions, ...row }) => ({ ...row, versions: Number(versions) }));
}

function counted(tx: Tx, accountId: string, siteId: string | undefined) {
  return tx
    .selectFrom('documentVersion')
    .select(['siteId', 'documentId', 'type'])
    .select(({ fn }) => [
      fn.countAll<string>().as('versions'),
      fn.min('publishedAt').as('firstAt'),
      fn.max('publishedAt').as('lastAt'),
      fn.max('keptUntil').as('keptUntil'),
    ])
    .where('accountId', '=', accountId)
    .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? ''))
    .groupBy(['siteId', 'documentId', 'type'])
    .orderBy('siteId')
    .orderBy('documentId');
}
