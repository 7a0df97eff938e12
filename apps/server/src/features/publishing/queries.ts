import type { DocumentTree, Facts } from '@app/documents';
import type { Variant } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

export type StoredVersion = {
  readonly id: string;
  readonly documentId: string;
  readonly number: number;
  readonly fingerprint: string;
  readonly languages: readonly string[];
  readonly publishedAt: Date;
};

export type StoredPage = { readonly language: string; readonly variant: Variant; readonly tree: DocumentTree };

const columns = ['id', 'documentId', 'number', 'fingerprint', 'languages', 'publishedAt'] as const;

/** The versions of a document, newest first. */
export async function listVersions(tx: Tx, accountId: string, documentId: string): Promise<StoredVersion[]> {
  return tx
    .selectFrom('documentVersion')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('documentId', '=', documentId)
    .orderBy('number', 'desc')
    .execute();
}

export async function findVersion(
  tx: Tx,
  accountId: string,
  documentId: string,
  number: number,
): Promise<StoredVersion | undefined> {
  return tx
    .selectFrom('documentVersion')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst();
}

export async function insertVersion(
  tx: Tx,
  accountId: string,
  version: StoredVersion,
  facts: Facts,
  publishedBy: string,
): Promise<void> {
  await tx
    .insertInto('documentVersion')
    .values({ ...version, accountId, languages: [...version.languages], facts: JSON.stringify(facts), publishedBy })
    .execute();
}

export async function insertPages(
  tx: Tx,
  accountId: string,
  versionId: string,
  pages: readonly StoredPage[],
): Promise<void> {
  await tx
    .insertInto('versionPage')
    .values(
      pages.map(({ language, variant, tree }) => ({
        accountId,
        versionId,
        language,
        variant,
        tree: JSON.stringify(tree),
      })),
    )
    .execute();
}

/** All pages of a version. */
export async function listPages(tx: Tx, accountId: string, versionId: string): Promise<StoredPage[]> {
  const rows = await tx
    .selectFrom('versionPage')
    .select(['language', 'variant', 'tree'])
    .where('accountId', '=', accountId)
    .where('versionId', '=', versionId)
    .orderBy('language')
    .execute();
  // Written by `insertPages` alone; the column's check knows the two variants.
  return rows.map(({ language, variant, tree }) => ({
    language,
    variant: variant as Variant,
    tree: tree as DocumentTree,
  }));
}

/** Where a public id leads. Read before the account is known. */
export async function findPublicId(tx: Tx, id: string) {
  return tx
    .selectFrom('publicId')
    .select(['accountId', 'rowId'])
    .where('id', '=', id)
    .where('kind', '=', 'document')
    .executeTakeFirst();
}

type PdfKey = { readonly versionId: string; readonly language: string; readonly variant: Variant };

export async function findPdf(
  tx: Tx,
  accountId: string,
  { versionId, language, variant }: PdfKey,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('versionPdf')
    .select('body')
    .where('accountId', '=', accountId)
    .where('versionId', '=', versionId)
    .where('language', '=', language)
    .where('variant', '=', variant)
    .executeTakeFirst();
  return row?.body;
}

/** Keeps a PDF that was made. Made twice at once, the first one stays. */
export async function insertPdf(tx: Tx, accountId: string, key: PdfKey, body: Buffer, madeAt: Date): Promise<void> {
  await tx
    .insertInto('versionPdf')
    .values({ ...key, accountId, body, madeAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
