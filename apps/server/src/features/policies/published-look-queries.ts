import type { PublishedLook } from '@app/consent';
import type { Tx } from '#platform/database/database.ts';

/** The logo and colors of the published banner of a site, which its hosted documents take. */
export async function findPublishedLook(tx: Tx, accountId: string, siteId: string): Promise<PublishedLook | undefined> {
  const row = await tx
    .selectFrom('siteFacts')
    .select('bannerLook')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  // Written by `keepPublishedLook` alone.
  return (row?.bannerLook as PublishedLook | null | undefined) ?? undefined;
}

/** Stores the looks of the banner of a site as published, or that it has none any more. */
export async function keepPublishedLook(
  tx: Tx,
  accountId: string,
  siteId: string,
  look: PublishedLook | undefined,
): Promise<void> {
  const bannerLook = look ? JSON.stringify(look) : null;
  await tx
    .insertInto('siteFacts')
    .values({ accountId, siteId, settings: '{}', bannerLook })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet({ bannerLook }))
    .execute();
}
