import type { PoolClient, Tx } from '#platform/database/database.ts';

/** A chunk of an import that is stored but not yet written as consents. */
export type Staged = {
  readonly accountId: string;
  readonly siteId: string;
  readonly id: string;
  readonly receivedAt: Date;
};

export async function insertStaged(client: PoolClient, staged: Staged, consents: Buffer): Promise<void> {
  await client.query({
    name: 'consents-stage',
    text: 'insert into consent_import (account_id, site_id, id, received_at, consents) values ($1, $2, $3, $4, $5)',
    values: [staged.accountId, staged.siteId, staged.id, staged.receivedAt, consents],
  });
}

/** Deletes a chunk. Returns false if another process deleted it; a concurrent call waits for the first. */
export async function deleteStaged(client: PoolClient, { accountId, id }: Staged): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'consents-unstage',
    text: 'delete from consent_import where account_id = $1 and id = $2',
    values: [accountId, id],
  });
  return rowCount === 1;
}

/** Chunks of all accounts before an id, the oldest first. */
export async function listStaged(tx: Tx, beforeId: string, limit: number): Promise<Staged[]> {
  return tx
    .selectFrom('consentImport')
    .select(['accountId', 'siteId', 'id', 'receivedAt'])
    .where('id', '<', beforeId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findStagedConsents(tx: Tx, { accountId, id }: Staged): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('consentImport')
    .select('consents')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.consents;
}
