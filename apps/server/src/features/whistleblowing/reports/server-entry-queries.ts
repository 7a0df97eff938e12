import type { Tx } from '#platform/database/database.ts';

export type StoredServerEntry = {
  readonly number: number;
  readonly kind: string;
  /** Canonical JSON, as it is hashed. */
  readonly body: string;
  readonly hash: Buffer;
};

export async function insertServerEntry(
  tx: Tx,
  accountId: string,
  reportId: string,
  entry: StoredServerEntry,
): Promise<void> {
  await tx
    .insertInto('reportServerEntry')
    .values({ ...entry, accountId, reportId })
    .execute();
}

/** What the server did to a report by itself, in its order. */
export async function listServerEntries(tx: Tx, accountId: string, reportId: string): Promise<StoredServerEntry[]> {
  return tx
    .selectFrom('reportServerEntry')
    .select(['number', 'kind', 'body', 'hash'])
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .orderBy('number')
    .execute();
}
