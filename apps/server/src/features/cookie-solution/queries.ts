import type { BannerConfiguration } from '@app/consent';
import type { BannerApproval } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type StoredBanner = {
  readonly siteId: string;
  readonly configuration: BannerConfiguration;
  readonly revision: number;
  readonly publishedNumber: number | null;
  readonly experimentSince: Date | null;
};

const columns = ['siteId', 'configuration', 'revision', 'publishedNumber', 'experimentSince'] as const;

export async function findBanner(tx: Tx, accountId: string, siteId: string): Promise<StoredBanner | undefined> {
  const row = await tx
    .selectFrom('banner')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row && asBanner(row);
}

/** Locks the banner until the transaction ends, so that two publications cannot take the same number. */
export async function lockBanner(tx: Tx, accountId: string, siteId: string): Promise<StoredBanner | undefined> {
  const row = await tx
    .selectFrom('banner')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .forUpdate()
    .executeTakeFirst();
  return row && asBanner(row);
}

function asBanner(row: Omit<StoredBanner, 'configuration'> & { readonly configuration: unknown }): StoredBanner {
  // Only `insertBanner` and `updateConfiguration` write it.
  return { ...row, configuration: row.configuration as BannerConfiguration };
}

type Saved = {
  readonly configuration: BannerConfiguration;
  readonly revision: number;
  readonly savedAt: Date;
  readonly savedBy: string | null;
};

/** Returns false if a concurrent transaction has created it. */
export async function insertBanner(tx: Tx, accountId: string, siteId: string, saved: Saved): Promise<boolean> {
  const inserted = await tx
    .insertInto('banner')
    .values({ ...saved, configuration: JSON.stringify(saved.configuration), accountId, siteId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateConfiguration(tx: Tx, accountId: string, siteId: string, saved: Saved): Promise<void> {
  await tx
    .updateTable('banner')
    .set({ ...saved, configuration: JSON.stringify(saved.configuration) })
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .execute();
}

export async function updatePublished(
  tx: Tx,
  accountId: string,
  siteId: string,
  published: { readonly publishedNumber: number } | { readonly experimentSince: Date | null },
): Promise<void> {
  await tx
    .updateTable('banner')
    .set(published)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .execute();
}

export async function deleteBanner(tx: Tx, accountId: string, siteId: string): Promise<void> {
  await tx.deleteFrom('banner').where('accountId', '=', accountId).where('siteId', '=', siteId).execute();
}

/** Published banners of all accounts that are not offline, ordered by key. */
export async function listPublished(tx: Tx, after: string, limit: number) {
  return published(tx).where('siteId', '>', after).orderBy('siteId').limit(limit).execute();
}

function published(tx: Tx) {
  return tx
    .selectFrom('banner')
    .select(['accountId', 'siteId'])
    .where('publishedNumber', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bannerClosed')
            .select('siteId')
            .whereRef('bannerClosed.accountId', '=', 'banner.accountId')
            .whereRef('bannerClosed.siteId', '=', 'banner.siteId'),
        ),
      ),
    );
}

/** Those of them that documents do not know what they do: published before migration 0037. */
export async function listUndescribed(tx: Tx, after: string, limit: number) {
  return published(tx)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('siteFacts')
            .select('siteFacts.siteId')
            .whereRef('siteFacts.accountId', '=', 'banner.accountId')
            .whereRef('siteFacts.siteId', '=', 'banner.siteId')
            .where('siteFacts.banner', 'is not', null),
        ),
      ),
    )
    .where('siteId', '>', after)
    .orderBy('siteId')
    .limit(limit)
    .execute();
}

/** Languages of all banners that use TCF. Runs over all accounts. */
export async function listTcfLanguages(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ language: string }>`
    select distinct jsonb_array_elements_text(configuration -> 'languages') as language
    from banner where configuration -> 'tcf' ->> 'on' = 'true'`.execute(tx);
  return rows.map(({ language }) => language);
}

/** Whether any banner uses Additional Consent. Runs over all accounts. */
export async function isAdditionalConsentUsed(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (
      select from banner
      where configuration -> 'tcf' ->> 'on' = 'true' and configuration -> 'tcf' ->> 'additionalConsent' = 'true'
    ) as is_used`.execute(tx);
  return rows[0]?.isUsed ?? false;
}

/** Looks up the account and site of a public id. */
export async function findPublicBanner(tx: Tx, publicId: string) {
  const row = await tx
    .selectFrom('publicId')
    .select(['accountId', 'rowId'])
    .where('id', '=', publicId)
    .where('kind', '=', 'site')
    .executeTakeFirst();
  return row && { accountId: row.accountId, siteId: row.rowId };
}

export type NewApproval = {
  readonly id: string;
  readonly siteId: string;
  readonly what: BannerApproval['what'];
  readonly reason: string | null;
  readonly saidBy: string;
  readonly saidAt: Date;
};

export async function insertApproval(tx: Tx, accountId: string, approval: NewApproval): Promise<void> {
  await tx
    .insertInto('bannerApproval')
    .values({ ...approval, accountId })
    .execute();
}

/** Approvals of a site's banner, newest first. */
export async function listApprovals(tx: Tx, accountId: string, siteId: string): Promise<NewApproval[]> {
  const rows = await tx
    .selectFrom('bannerApproval')
    .select(['id', 'siteId', 'what', 'reason', 'saidBy', 'saidAt'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  // Only `insertApproval` writes them.
  return rows.map((row) => ({ ...row, what: row.what as NewApproval['what'] }));
}

export async function deleteApprovals(tx: Tx, accountId: string, siteId: string): Promise<void> {
  await tx.deleteFrom('bannerApproval').where('accountId', '=', accountId).where('siteId', '=', siteId).execute();
}
