import type { DocumentKind } from '@app/documents';
import { sql, type Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { insertPacked } from './queries.ts';
import type { Recomposed, Recomposition } from './recompose.ts';

/** A published document with everything of its current version that recomposition needs. */
export type PublishedDocument = Pick<Recomposition, 'kind' | 'facts' | 'pages'> & {
  readonly documentId: string;
  readonly siteId: string;
  readonly publicId: string;
  readonly versionId: string;
  readonly number: number;
};

/** Locks published documents until the transaction ends, so that nobody publishes them meanwhile. Ordered by id. */
export async function lockPublished(tx: Tx, accountId: string, ids: readonly string[]): Promise<PublishedDocument[]> {
  if (ids.length === 0) return [];
  await tx
    .selectFrom('document')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await tx
    .selectFrom('document as d')
    .innerJoin('documentVersion as v', (join) =>
      join
        .onRef('v.accountId', '=', 'd.accountId')
        .onRef('v.documentId', '=', 'd.id')
        .onRef('v.number', '=', 'd.publishedNumber'),
    )
    .select(['d.id as documentId', 'd.siteId', 'd.publicId', 'd.type', 'v.id as versionId', 'v.number', 'v.languages'])
    // As text: the thread that composes parses it.
    .select(sql<string>`v.facts::text`.as('facts'))
    .where('d.accountId', '=', accountId)
    .where('d.id', 'in', [...ids])
    .orderBy('d.id')
    .execute();
  const pages = await listPacked(tx, accountId, rows);
  return rows.map(({ type, languages, ...row }) => ({
    ...row,
    kind: type satisfies DocumentKind,
    pages: (pages.get(row.versionId) ?? []).filter(({ language }) => languages.includes(language)),
  }));
}

/** The stored pages of versions. Of simplified pages only the fingerprint is needed. */
async function listPacked(tx: Tx, accountId: string, versions: readonly { readonly versionId: string }[]) {
  if (versions.length === 0) return new Map<string, never>();
  const rows = await tx
    .selectFrom('versionPage')
    .select(['versionId', 'language', 'variant', 'packing', 'fingerprint'])
    .select(sql<Buffer>`case variant when 'complete' then tree else '' end`.as('tree'))
    .where('accountId', '=', accountId)
    .where(
      'versionId',
      'in',
      versions.map(({ versionId }) => versionId),
    )
    .orderBy('language')
    .execute();
  // The check constraint allows only the two variants.
  return Map.groupBy(
    rows as ((typeof rows)[number] & { variant: 'complete' | 'simplified' })[],
    ({ versionId }) => versionId,
  );
}

type Composed = PublishedDocument & Recomposed;

/**
 * Stores the new versions and makes them current. Their facts are copied from the previous version, and the owner's publication
 * time stays, so that settings changed since then still count as unpublished. Returns the ids of the versions.
 */
export async function insertRecomposed(
  tx: Tx,
  accountId: string,
  composed: readonly Composed[],
  { edition, at }: { readonly edition: string; readonly at: Date },
): Promise<string[]> {
  if (composed.length === 0) return [];
  const versions = composed.map((one) => ({ ...one, id: newId(at) }));
  const column = (of: (one: (typeof versions)[number]) => string) => versions.map(of);
  const [ids, before, prints] = [
    column(({ id }) => id),
    column(({ versionId }) => versionId),
    column(({ fingerprint }) => fingerprint),
  ];
  await sql`
    insert into document_version
      (account_id, id, document_id, site_id, type, number, fingerprint, languages, facts, published_at, published_by, summary)
    select v.account_id, next.id, v.document_id, v.site_id, v.type, v.number + 1, next.fingerprint, v.languages, v.facts, ${at}, null,
      next.summary
    from unnest(${ids}::uuid[], ${before}::uuid[], ${prints}::text[], ${column(({ summary }) => JSON.stringify(summary))}::jsonb[])
      next (id, before, fingerprint, summary)
    join document_version v on v.account_id = ${accountId} and v.id = next.before`.execute(tx);
  await insertPacked(
    tx,
    accountId,
    versions.flatMap(({ id, changed }) => changed.map((page) => ({ ...page, versionId: id }))),
  );
  await copyPages(
    tx,
    accountId,
    versions.flatMap(({ id, versionId, same }) => same.map((page) => ({ ...page, from: versionId, to: id }))),
  );
  await sql`
    update document d
    set published_number = d.published_number + 1, published_fingerprint = next.fingerprint, edition = ${edition}
    from unnest(${column(({ documentId }) => documentId)}::uuid[], ${prints}::text[]) next (id, fingerprint)
    where d.account_id = ${accountId} and d.id = next.id`.execute(tx);
  return ids;
}

type Copy = { readonly from: string; readonly to: string; readonly language: string; readonly variant: string };

/** Copies unchanged pages byte for byte. */
async function copyPages(tx: Tx, accountId: string, copies: readonly Copy[]): Promise<void> {
  if (copies.length === 0) return;
  const column = (of: (one: Copy) => string) => copies.map(of);
  await sql`
    insert into version_page (account_id, version_id, language, variant, tree, html, packing, fingerprint)
    select p.account_id, copy.later, p.language, p.variant, p.tree, p.html, p.packing, p.fingerprint
    from unnest(${column(({ from }) => from)}::uuid[], ${column(({ to }) => to)}::uuid[],
      ${column(({ language }) => language)}::text[], ${column(({ variant }) => variant)}::text[])
      copy (earlier, later, language, variant)
    join version_page p on p.account_id = ${accountId} and p.version_id = copy.earlier
      and p.language = copy.language and p.variant = copy.variant`.execute(tx);
}

/** Records that documents have the same text in another edition of words and laws. */
export async function updateEdition(
  tx: Tx,
  accountId: string,
  documents: readonly { readonly documentId: string }[],
  edition: string,
): Promise<void> {
  if (documents.length === 0) return;
  await tx
    .updateTable('document')
    .set({ edition })
    .where('accountId', '=', accountId)
    .where(
      'id',
      'in',
      documents.map(({ documentId }) => documentId),
    )
    .execute();
}
