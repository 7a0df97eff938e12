import type { EventKind, WebhookEndpoint, WebhookType } from '@app/contract';
import { sql, type SqlBool, type Tx } from '#platform/database/database.ts';

export type Endpoint = {
  readonly id: string;
  readonly url: string;
  readonly description: string;
  readonly types: readonly WebhookType[];
  readonly siteIds: readonly string[];
  /** The kinds of audit events that are sent. Empty: all. */
  readonly eventKinds: readonly EventKind[];
  readonly active: boolean;
  readonly disabled: WebhookEndpoint['disabled'];
  readonly disabledAt: Date | null;
  readonly failingSince: Date | null;
  readonly secretNumber: number;
  readonly oldSecretUntil: Date | null;
  readonly createdAt: Date;
};

const columns = [
  'id',
  'url',
  'description',
  'types',
  'siteIds',
  'eventKinds',
  'active',
  'disabled',
  'disabledAt',
  'failingSince',
  'secretNumber',
  'oldSecretUntil',
  'createdAt',
] as const;

type Row = Omit<Endpoint, 'types' | 'disabled' | 'eventKinds'> & {
  readonly types: string[];
  readonly disabled: string | null;
  readonly eventKinds: string[];
};
// The contract validated the types and kinds when they were written, and the table constrains the reason.
const asEndpoint = (row: Row) => row as Endpoint;

/** The endpoints of an account, oldest first. */
export async function listEndpoints(tx: Tx, accountId: string): Promise<Endpoint[]> {
  const rows = await tx
    .selectFrom('webhookEndpoint')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(asEndpoint);
}

/** Whether an endpoint of the account hears of a site. */
export async function hasEndpoints(tx: Tx, accountId: string, siteId: string): Promise<boolean> {
  return (await listEndpoints(tx, accountId)).some(
    ({ active, siteIds }) => active && (siteIds.length === 0 || siteIds.includes(siteId)),
  );
}

export async function findEndpoint(tx: Tx, accountId: string, id: string): Promise<Endpoint | undefined> {
  const row = await tx
    .selectFrom('webhookEndpoint')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asEndpoint(row);
}

/** Locks the endpoint until the transaction ends. */
export async function lockEndpoint(tx: Tx, accountId: string, id: string): Promise<Endpoint | undefined> {
  const row = await tx
    .selectFrom('webhookEndpoint')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && asEndpoint(row);
}

export async function insertEndpoint(tx: Tx, accountId: string, endpoint: Endpoint): Promise<void> {
  const { types, siteIds, eventKinds, ...rest } = endpoint;
  await tx
    .insertInto('webhookEndpoint')
    .values({ accountId, ...rest, types: [...types], siteIds: [...siteIds], eventKinds: [...eventKinds] })
    .execute();
}

export type EndpointChange = Partial<Omit<Endpoint, 'id' | 'createdAt'>>;

export async function updateEndpoint(tx: Tx, accountId: string, id: string, change: EndpointChange): Promise<void> {
  const { types, siteIds, eventKinds, ...rest } = change;
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('webhookEndpoint')
    .set({
      ...rest,
      ...(types && { types: [...types] }),
      ...(siteIds && { siteIds: [...siteIds] }),
      ...(eventKinds && { eventKinds: [...eventKinds] }),
    })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Returns whether the account had such an endpoint. */
export async function deleteEndpoint(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('webhookEndpoint')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Accounts with an endpoint that subscribes to this type. Runs over all accounts. */
export async function listAccountsWanting(tx: Tx, type: WebhookType): Promise<string[]> {
  const rows = await tx
    .selectFrom('webhookEndpoint')
    .select('accountId')
    .distinct()
    .where('active', '=', true)
    .where(sql<SqlBool>`${type} = any(types)`)
    .execute();
  return rows.map(({ accountId }) => accountId);
}
