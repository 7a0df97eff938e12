import type { PublishedBanner } from '@app/consent';
import type { DocumentSettings, DocumentType } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

export type StoredDocument = {
  readonly id: string;
  readonly siteId: string;
  readonly publicId: string;
  readonly type: DocumentType;
  readonly languages: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedNumber: number | null;
  readonly publishedFingerprint: string | null;
  readonly publishedAt: Date | null;
  /** Set while it is shown to nobody, although it was published. */
  readonly offlineAt: Date | null;
};

/** Whether visitors can read a document: it was published and is not offline. */
export function isHosted({
  publishedNumber,
  offlineAt,
}: Pick<StoredDocument, 'publishedNumber' | 'offlineAt'>): boolean {
  return publishedNumber !== null && offlineAt === null;
}

const columns = [
  'id',
  'siteId',
  'publicId',
  'type',
  'languages',
  'createdAt',
  'updatedAt',
  'publishedNumber',
  'publishedFingerprint',
  'publishedAt',
  'offlineAt',
] as const;

export async function findDocument(tx: Tx, accountId: string, documentId: string): Promise<StoredDocument | undefined> {
  return tx
    .selectFrom('document')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', documentId)
    .executeTakeFirst();
}

/** Locks the document until the transaction ends, so that two concurrent changes to its services cannot both count them. */
export async function lockDocument(tx: Tx, accountId: string, documentId: string): Promise<StoredDocument | undefined> {
  return tx
    .selectFrom('document')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', documentId)
    .forUpdate()
    .executeTakeFirst();
}

export async function listDocuments(tx: Tx, accountId: string, siteIds: readonly string[]): Promise<StoredDocument[]> {
  if (siteIds.length === 0) return [];
  return tx
    .selectFrom('document')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .orderBy('id')
    .execute();
}

export async function insertDocument(tx: Tx, accountId: string, document: StoredDocument): Promise<void> {
  await tx
    .insertInto('document')
    .values({ ...document, accountId, languages: [...document.languages] })
    .execute();
}

/** The public id of a site's policies. */
export async function findSitePublicId(tx: Tx, accountId: string, siteId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('publicId')
    .select('id')
    .where('accountId', '=', accountId)
    .where('kind', '=', 'site')
    .where('rowId', '=', siteId)
    .executeTakeFirst();
  return row?.id;
}

/** Stores an id for public URLs, of a document or of a site's policies. Returns false if it is taken: try another. */
export async function insertPublicId(
  tx: Tx,
  id: string,
  kind: 'document' | 'site',
  accountId: string,
  rowId: string,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('publicId')
    .values({ id, kind, accountId, rowId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deletePublicId(tx: Tx, accountId: string, rowId: string): Promise<void> {
  await tx.deleteFrom('publicId').where('accountId', '=', accountId).where('rowId', '=', rowId).execute();
}

/** Deletes the public ids of documents that were deleted with their site. */
export async function deleteLonePublicIds(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('publicId')
    .where('accountId', '=', accountId)
    .where('kind', '=', 'document')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document')
            .select('id')
            .where('document.accountId', '=', accountId)
            .whereRef('document.id', '=', 'publicId.rowId'),
        ),
      ),
    )
    .execute();
}

export async function updateLanguages(
  tx: Tx,
  accountId: string,
  documentId: string,
  languages: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ languages: [...languages], updatedAt: at })
    .where('accountId', '=', accountId)
    .where('id', '=', documentId)
    .execute();
}

/** Marks documents of a site as possibly changed. */
export async function touchDocuments(
  tx: Tx,
  accountId: string,
  siteId: string,
  types: readonly DocumentType[],
  at: Date,
  since?: Date,
): Promise<void> {
  if (types.length === 0) return;
  await tx
    .updateTable('document')
    .set({ updatedAt: at })
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('type', 'in', [...types])
    .$if(since !== undefined, (query) => query.where('updatedAt', '<', since ?? at))
    .execute();
}

/** The facts that the current version of a document was composed from, as JSON. */
export async function findPublishedFacts(tx: Tx, accountId: string, { id, publishedNumber }: StoredDocument) {
  const row = await tx
    .selectFrom('documentVersion')
    .select(['facts', 'languages', 'publishedAt'])
    .where('accountId', '=', accountId)
    .where('documentId', '=', id)
    .where('number', '=', publishedNumber ?? 0)
    .executeTakeFirst();
  return row;
}

/** Marks a document as unchanged since it was published. */
export async function updateUntouched(tx: Tx, accountId: string, { id, publishedAt }: StoredDocument): Promise<void> {
  if (!publishedAt) return;
  await tx
    .updateTable('document')
    .set({ updatedAt: publishedAt })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Settings that owners of sites made beyond services. A site without any is not in the map. */
export async function listSettings(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, DocumentSettings>> {
  if (siteIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('siteFacts')
    .select(['siteId', 'settings'])
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .execute();
  // Validated by the contract when they were written.
  return new Map(rows.map(({ siteId, settings }) => [siteId, settings as DocumentSettings]));
}

export async function findSettings(tx: Tx, accountId: string, siteId: string): Promise<DocumentSettings> {
  return (await listSettings(tx, accountId, [siteId])).get(siteId) ?? {};
}

export async function saveSettings(
  tx: Tx,
  accountId: string,
  siteId: string,
  settings: DocumentSettings,
): Promise<void> {
  const written = JSON.stringify(settings);
  await tx
    .insertInto('siteFacts')
    .values({ accountId, siteId, settings: written })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet({ settings: written }))
    .execute();
}

/** What the published banner of a site does. Undefined: none is published. */
export async function findPublishedBanner(
  tx: Tx,
  accountId: string,
  siteId: string,
): Promise<PublishedBanner | undefined> {
  const row = await tx
    .selectFrom('siteFacts')
    .select('banner')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  // Written by `savePublishedBanner` alone.
  return (row?.banner as PublishedBanner | null | undefined) ?? undefined;
}

export async function savePublishedBanner(
  tx: Tx,
  accountId: string,
  siteId: string,
  banner: PublishedBanner | undefined,
): Promise<void> {
  const written = banner ? JSON.stringify(banner) : null;
  await tx
    .insertInto('siteFacts')
    .values({ accountId, siteId, settings: '{}', banner: written })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet({ banner: written }))
    .execute();
}

/** Data of a version that publishing stores. */
type Composed = { readonly number: number; readonly fingerprint: string; readonly edition: string };

/**
 * Sets the current version, which visitors read from now on. `at` is when the owner last published: later settings count
 * as changes.
 */
export async function updatePublished(
  tx: Tx,
  accountId: string,
  documentId: string,
  { number, fingerprint, edition }: Composed,
  at: Date | null,
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ publishedNumber: number, publishedFingerprint: fingerprint, publishedAt: at, edition, offlineAt: null })
    .where('accountId', '=', accountId)
    .where('id', '=', documentId)
    .execute();
}

export async function updateOffline(tx: Tx, accountId: string, documentId: string, offlineAt: Date): Promise<void> {
  await tx
    .updateTable('document')
    .set({ offlineAt })
    .where('accountId', '=', accountId)
    .where('id', '=', documentId)
    .execute();
}

export async function deleteDocument(tx: Tx, accountId: string, documentId: string): Promise<void> {
  await tx.deleteFrom('document').where('accountId', '=', accountId).where('id', '=', documentId).execute();
}
