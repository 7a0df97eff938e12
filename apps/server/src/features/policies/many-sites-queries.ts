import type { PublishedBanner } from '@app/consent';
import type { DocumentSettings } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

// What is read of many sites at once.

/** What is stored of sites beyond services: what their owners set, and what their published banners do. */
export async function listSiteFacts(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly settings: DocumentSettings; readonly banner: PublishedBanner | undefined }>> {
  if (siteIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('siteFacts')
    .select(['siteId', 'settings', 'banner'])
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .execute();
  return new Map(
    rows.map(({ siteId, settings, banner }) => [
      siteId,
      // Validated by the contract when they were written, and written by `savePublishedBanner` alone.
      { settings: settings as DocumentSettings, banner: (banner as PublishedBanner | null) ?? undefined },
    ]),
  );
}

/** The public ids of the policies of sites, by site. */
export async function listSitePublicIds(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (siteIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('publicId')
    .select(['id', 'rowId'])
    .where('accountId', '=', accountId)
    .where('kind', '=', 'site')
    .where('rowId', 'in', [...siteIds])
    .execute();
  return new Map(rows.map(({ id, rowId }) => [rowId, id]));
}
