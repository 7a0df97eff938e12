import { sql, type Tx } from '#platform/database/database.ts';

export type StoredPart = {
  readonly type: string;
  readonly body: Buffer;
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
};

export type NewPart = StoredPart & { readonly sha256: Buffer };

/** Which of these files already exist, with their sizes as transferred, by SHA-256 in hexadecimal digits. */
export async function listPresent(tx: Tx, hashes: readonly Buffer[]): Promise<ReadonlyMap<string, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('embedPart')
    .select(['sha256', sql<number>`octet_length(coalesce(brotli, body))`.as('size')])
    .where('sha256', 'in', [...hashes])
    .execute();
  return new Map(rows.map(({ sha256, size }) => [sha256.toString('hex'), size]));
}

export async function findPart(tx: Tx, sha256: Buffer): Promise<StoredPart | undefined> {
  return tx
    .selectFrom('embedPart')
    .select(['type', 'body', 'brotli', 'gzip'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

/**
 * Stores files; an existing one has the same content. Rows are locked in a fixed order, so that concurrent publications
 * cannot deadlock.
 */
export async function insertParts(tx: Tx, parts: readonly NewPart[], usedAt: Date): Promise<void> {
  for (const part of parts.toSorted((a, b) => a.sha256.compare(b.sha256))) {
    await tx
      .insertInto('embedPart')
      .values({ ...part, usedAt })
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .execute();
  }
}

/** Marks files as used again, so that they are stored for as long as new ones. */
export async function touchParts(tx: Tx, hashes: readonly Buffer[], usedAt: Date): Promise<void> {
  for (const sha256 of hashes.toSorted((a, b) => a.compare(b))) {
    await tx.updateTable('embedPart').set({ usedAt }).where('sha256', '=', sha256).execute();
  }
}

/** Marks files of published and closed banners, and stored pictures, as used. Runs over all accounts. */
export async function touchUsedParts(tx: Tx, usedAt: Date): Promise<void> {
  await sql`
    update embed_part set used_at = ${usedAt}
    where sha256 in (
      select decode(file.value, 'hex') from banner
        join banner_text on banner_text.account_id = banner.account_id and banner_text.site_id = banner.site_id
          and banner_text.number = banner.published_number
        cross join lateral jsonb_each_text(banner_text.files) file
      union all select sha256 from banner_upload
      union all select guard from banner_closed
      union all select rules from banner_closed
    )`.execute(tx);
}

/** Deletes pictures that no banner shows or ever showed. Runs over all accounts. */
export async function deleteUnusedUploads(tx: Tx, before: Date): Promise<void> {
  await sql`
    delete from banner_upload where uploaded_at < ${before} and not exists (
      select from (
        select configuration from banner where banner.account_id = banner_upload.account_id
        union all
        select configuration from banner_version where banner_version.account_id = banner_upload.account_id
      ) shown where position(encode(sha256, 'hex') in shown.configuration ->> 'logo') > 0
    )`.execute(tx);
}

/** Deletes files not used since a time. Runs over all accounts. */
export async function deleteUnusedParts(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('embedPart').where('usedAt', '<', before).execute();
}

export async function insertUpload(
  tx: Tx,
  accountId: string,
  upload: { readonly sha256: Buffer; readonly name: string; readonly uploadedAt: Date },
): Promise<void> {
  await tx
    .insertInto('bannerUpload')
    .values({ ...upload, accountId })
    .onConflict((conflict) => conflict.columns(['accountId', 'sha256']).doUpdateSet({ name: upload.name }))
    .execute();
}

export async function hasUpload(tx: Tx, accountId: string, sha256: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('bannerUpload')
    .select('sha256')
    .where('accountId', '=', accountId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}

export type NewPreview = { readonly secretHash: Buffer; readonly page: string; readonly expiresAt: Date };

export async function insertPreview(tx: Tx, accountId: string, preview: NewPreview): Promise<void> {
  await tx
    .insertInto('bannerPreview')
    .values({ ...preview, accountId })
    .execute();
}

/** The page of a preview, unless it has expired. */
export async function findPreview(
  tx: Tx,
  accountId: string,
  secretHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('bannerPreview')
    .select('page')
    .where('accountId', '=', accountId)
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.page;
}

/** Deletes an account's expired previews, so that frequent previews do not pile up. */
export async function deleteEndedPreviews(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.deleteFrom('bannerPreview').where('accountId', '=', accountId).where('expiresAt', '<=', now).execute();
}

/** Deletes expired previews. Runs over all accounts. */
export async function deleteOldPreviews(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('bannerPreview').where('expiresAt', '<=', now).execute();
}
