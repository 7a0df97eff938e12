import type { Provider } from '@app/tcf';
import type { Tx } from '#platform/database/database.ts';

export type StoredProviders = {
  readonly providers: readonly Provider[];
  readonly fetchedAt: Date;
  readonly freshUntil: Date;
};

/** Google's provider list, if it was fetched. */
export async function findProviderList(tx: Tx): Promise<StoredProviders | undefined> {
  const row = await tx
    .selectFrom('providerList')
    .select(['providers', 'fetchedAt', 'freshUntil'])
    .limit(1)
    .executeTakeFirst();
  // Only `saveProviderList` writes it.
  return row && { ...row, providers: row.providers as unknown as readonly Provider[] };
}

/** Dates of the list, without its content. */
export async function findProviderListState(tx: Tx): Promise<Omit<StoredProviders, 'providers'> | undefined> {
  return tx.selectFrom('providerList').select(['fetchedAt', 'freshUntil']).limit(1).executeTakeFirst();
}

export async function saveProviderList(tx: Tx, list: StoredProviders): Promise<void> {
  const row = { ...list, single: true, providers: JSON.stringify(list.providers) };
  await tx
    .insertInto('providerList')
    .values(row)
    .onConflict((conflict) => conflict.column('single').doUpdateSet(row))
    .execute();
}
