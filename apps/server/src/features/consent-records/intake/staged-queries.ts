import type { PoolClient, Tx } from '#platform/database/database.ts';

/** A portion of an import that is on the disk and not yet among the consents. */
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

/** Whether it was there still. Who asks at the same time waits, and hears that it was not. */
export async function deleteStaged(client: PoolClient, { accountId, id }: Staged): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'consents-unstage',
    text: 'delete from consent_import where account_id = $1 and id = $2',
    values: [accountId, id],
  });
  return rowCount === 1;
}

/** What was left lying of all accounts: portions that came before an id, the oldest first. */
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
