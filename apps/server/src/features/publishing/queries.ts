import { renderHtml, type DocumentTree, type Facts } from '@app/documents';
import type { DocumentType, Variant } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';
import { pack, treeOf, unpack, type Packed } from './packing.ts';

export type StoredVersion = {
  readonly id: string;
  readonly documentId: string;
  readonly number: number;
  readonly fingerprint: string;
  readonly languages: readonly string[];
  readonly publishedAt: Date;
  /** A summary of its changes, by language. */
  readonly summary: Readonly<Record<string, string>>;
};

export type StoredPage = {
  readonly language: string;
  readonly variant: Variant;
  readonly tree: DocumentTree;
  /** The HTML as it is shown, byte for byte the same forever. */
  readonly html: string;
  /** The fingerprint of its content; null for pages stored before fingerprints were kept for each page. */
  readonly fingerprint: string | null;
};

const columns = ['id', 'documentId', 'number', 'fingerprint', 'languages', 'publishedAt', 'summary'] as const;

/** The versions of a document, newest first. */
export async function listVersions(tx: Tx, accountId: string, documentId: string): Promise<StoredVersion[]> {
  const rows = await tx
    .selectFrom('documentVersion')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('documentId', '=', documentId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(asVersion);
}

/** The site as the facts of a version name it. */
export type SiteOfVersion = { readonly name: string; readonly url: string | null };

/** What each version of a document calls its site, by number. */
export async function listSitesOfVersions(
  tx: Tx,
  accountId: string,
  documentId: string,
): Promise<ReadonlyMap<number, SiteOfVersion>> {
  const rows = await tx
    .selectFrom('documentVersion')
    .select(['number', sql<Facts['site']>`facts -> 'site'`.as('site')])
    .where('accountId', '=', accountId)
    .where('documentId', '=', documentId)
    .execute();
  return new Map(rows.map(({ number, site: { name, url = null } }) => [number, { name, url }]));
}

export async function findVersion(
  tx: Tx,
  accountId: string,
  documentId: string,
  number: number,
): Promise<StoredVersion | undefined> {
  const row = await tx
    .selectFrom('documentVersion')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && asVersion(row);
}

// The cast is safe: only `insertVersion` writes this column.
function asVersion(row: Omit<StoredVersion, 'summary'> & { readonly summary: unknown }): StoredVersion {
  return { ...row, summary: row.summary as StoredVersion['summary'] };
}

export async function insertVersion(
  tx: Tx,
  accountId: string,
  version: StoredVersion,
  of: { readonly siteId: string; readonly type: DocumentType },
  facts: Facts,
  publishedBy: string | null,
): Promise<void> {
  await tx
    .insertInto('documentVersion')
    .values({
      ...version,
      ...of,
      accountId,
      languages: [...version.languages],
      facts: JSON.stringify(facts),
      summary: JSON.stringify(version.summary),
      publishedBy,
    })
    .execute();
}

export async function insertPages(
  tx: Tx,
  accountId: string,
  versionId: string,
  pages: readonly StoredPage[],
): Promise<void> {
  const packed = pages.map(({ language, variant, tree, html, fingerprint }) => ({
    versionId,
    language,
    variant,
    fingerprint,
    tree: pack(JSON.stringify(tree)),
    html: pack(html),
  }));
  await insertPacked(tx, accountId, packed);
}

/** A page of a version, compressed by `pack`. */
export type PackedPage = Pick<StoredPage, 'language' | 'variant' | 'fingerprint'> & {
  readonly tree: Uint8Array;
  readonly html: Uint8Array;
};

/** Inserts packed pages of any versions in one statement. */
export async function insertPacked(
  tx: Tx,
  accountId: string,
  pages: readonly (PackedPage & { readonly versionId: string })[],
): Promise<void> {
  if (pages.length === 0) return;
  const rows = pages.map(({ tree, html, ...page }) => ({
    ...page,
    accountId,
    tree: Buffer.from(tree),
    html: Buffer.from(html),
    packing: 'zstd',
  }));
  await tx.insertInto('versionPage').values(rows).execute();
}

/** A page as it is stored, without unpacking it: a sixth of the full size. */
export type KeptPage = Pick<StoredPage, 'language' | 'variant' | 'fingerprint'> &
  Packed & {
    /** Null for pages stored before HTML was kept. */
    readonly html: Uint8Array | null;
  };

/** All pages of a version, packed. */
export async function listKeptPages(tx: Tx, accountId: string, versionId: string): Promise<KeptPage[]> {
  const rows = await tx
    .selectFrom('versionPage')
    .select(['language', 'variant', 'tree', 'html', 'packing', 'fingerprint'])
    .where('accountId', '=', accountId)
    .where('versionId', '=', versionId)
    .orderBy('language')
    .execute();
  return rows.map(({ variant, tree, html, ...page }) => ({
    ...page,
    // The check constraint allows only the two variants.
    variant: variant as Variant,
    // Copies the bytes, which otherwise keep the whole buffer of the database's response in memory, and would be transferred
    // with it.
    tree: new Uint8Array(tree),
    html: html && new Uint8Array(html),
  }));
}

/** Unpacks a page, which takes some milliseconds per megabyte. */
export function opened({ language, variant, fingerprint, html, ...kept }: KeptPage): StoredPage {
  const tree = treeOf(kept);
  return { language, variant, tree, html: html ? unpack(html) : renderHtml(tree), fingerprint };
}

/** All pages of a version. */
export async function listPages(tx: Tx, accountId: string, versionId: string): Promise<StoredPage[]> {
  return (await listKeptPages(tx, accountId, versionId)).map(opened);
}

/** The trees of a version's complete pages, by language. */
export async function listTrees(
  tx: Tx,
  accountId: string,
  versionId: string,
): Promise<ReadonlyMap<string, DocumentTree>> {
  const rows = await tx
    .selectFrom('versionPage')
    .select(['language', 'tree', 'packing'])
    .where('accountId', '=', accountId)
    .where('versionId', '=', versionId)
    .where('variant', '=', 'complete')
    .execute();
  return new Map(rows.map(({ language, ...kept }) => [language, treeOf(kept)]));
}

/** The facts that a version was composed from. */
export async function findFacts(tx: Tx, accountId: string, versionId: string): Promise<Facts | undefined> {
  const row = await tx
    .selectFrom('documentVersion')
    .select('facts')
    .where('accountId', '=', accountId)
    .where('id', '=', versionId)
    .executeTakeFirst();
  // The cast is safe: only `insertVersion` writes this column.
  return row?.facts as Facts | undefined;
}

/** Resolves a public id. Runs before the account is known. */
export async function findPublicId(tx: Tx, id: string) {
  return tx
    .selectFrom('publicId')
    .select(['accountId', 'kind', 'rowId'])
    .where('id', '=', id)
    .where('kind', 'in', ['document', 'site'])
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

/** Stores a PDF. If two are made concurrently, the first one stays. */
export async function insertPdf(tx: Tx, accountId: string, key: PdfKey, body: Buffer, madeAt: Date): Promise<void> {
  await tx
    .insertInto('versionPdf')
    .values({ ...key, accountId, body, madeAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
