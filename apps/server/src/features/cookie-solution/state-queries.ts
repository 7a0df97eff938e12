import type { Tx } from '#platform/database/database.ts';

type BannerState = 'draft' | 'live' | 'offline';

/** Whether the banners of sites are live. Sites whose banner was never saved or published are not in the map. */
export async function listBannerStates(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, BannerState>> {
  if (siteIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('banner')
    .leftJoin('bannerClosed', (join) =>
      join.onRef('bannerClosed.accountId', '=', 'banner.accountId').onRef('bannerClosed.siteId', '=', 'banner.siteId'),
    )
    .select(['banner.siteId', 'banner.publishedNumber', 'bannerClosed.closedAt'])
    .where('banner.accountId', '=', accountId)
    .where('banner.siteId', 'in', [...siteIds])
    .execute();
  return new Map(
    rows.map(({ siteId, publishedNumber, closedAt }) => [
      siteId,
      publishedNumber === null ? 'draft' : closedAt ? 'offline' : 'live',
    ]),
  );
}
