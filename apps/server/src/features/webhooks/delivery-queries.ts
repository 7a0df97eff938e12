import type { WebhookFailure, WebhookStatus } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type Delivery = {
  readonly id: string;
  readonly endpointId: string;
  readonly messageId: string;
  readonly type: string;
  readonly siteId: string | null;
  readonly body: string;
  readonly status: WebhookStatus;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly step: number;
  readonly nextAt: Date | null;
};

export type Attempt = {
  readonly number: number;
  readonly at: Date;
  readonly milliseconds: number;
  readonly statusCode: number | null;
  readonly failure: WebhookFailure | null;
  readonly answer: string;
};

const columns = [
  'id',
  'endpointId',
  'messageId',
  'type',
  'siteId',
  'body',
  'status',
  'createdAt',
  'attempts',
  'step',
  'nextAt',
] as const;
const attemptColumns = ['number', 'at', 'milliseconds', 'statusCode', 'failure', 'answer'] as const;

// The tables constrain the enumerated columns.
const asDelivery = (row: Omit<Delivery, 'status'> & { readonly status: string }) => row as Delivery;
const asAttempt = (row: Omit<Attempt, 'failure'> & { readonly failure: string | null }) => row as Attempt;

/** Inserts deliveries that do not exist yet, and returns their ids. */
export async function insertDeliveries(
  tx: Tx,
  accountId: string,
  deliveries: readonly Delivery[],
): Promise<ReadonlySet<string>> {
  if (deliveries.length === 0) return new Set();
  const rows = await tx
    .insertInto('webhookDelivery')
    .values(deliveries.map((delivery) => ({ accountId, ...delivery })))
    .onConflict((conflict) => conflict.columns(['accountId', 'endpointId', 'messageId']).doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findDelivery(
  tx: Tx,
  accountId: string,
  endpointId: string,
  id: string,
): Promise<Delivery | undefined> {
  const row = await tx
    .selectFrom('webhookDelivery')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('endpointId', '=', endpointId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asDelivery(row);
}

/** Deliveries to an endpoint, newest first, before the given id. */
export async function listDeliveries(
  tx: Tx,
  accountId: string,
  endpointId: string,
  page: { readonly status?: WebhookStatus | undefined; readonly after?: string | undefined; readonly limit: number },
): Promise<Delivery[]> {
  const { status, after, limit } = page;
  const rows = await tx
    .selectFrom('webhookDelivery')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('endpointId', '=', endpointId)
    .$if(status !== undefined, (query) => query.where('status', '=', status as WebhookStatus))
    .$if(after !== undefined, (query) => query.where('id', '<', after as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asDelivery);
}

/** The last attempt of each delivery that has one. */
export async function listLastAttempts(
  tx: Tx,
  accountId: string,
  deliveryIds: readonly string[],
): Promise<ReadonlyMap<string, Attempt>> {
  if (deliveryIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('webhookAttempt')
    .select(['deliveryId', ...attemptColumns])
    .distinctOn('deliveryId')
    .where('accountId', '=', accountId)
    .where('deliveryId', 'in', [...deliveryIds])
    .orderBy('deliveryId')
    .orderBy('number', 'desc')
    .execute();
  return new Map(rows.map(({ deliveryId, ...row }) => [deliveryId, asAttempt(row)]));
}

export async function listAttempts(tx: Tx, accountId: string, deliveryId: string): Promise<Attempt[]> {
  const rows = await tx
    .selectFrom('webhookAttempt')
    .select(attemptColumns)
    .where('accountId', '=', accountId)
    .where('deliveryId', '=', deliveryId)
    .orderBy('number')
    .execute();
  return rows.map(asAttempt);
}

export async function insertAttempt(tx: Tx, accountId: string, deliveryId: string, attempt: Attempt): Promise<void> {
  await tx
    .insertInto('webhookAttempt')
    .values({ accountId, deliveryId, ...attempt })
    .execute();
}

type Progress = Partial<Pick<Delivery, 'status' | 'attempts' | 'step' | 'nextAt'>>;

/**
 * Updates a delivery if its number of attempts is unchanged, and returns whether it was: of two concurrent attempts,
 * the second changes nothing.
 */
export async function updateDelivery(
  tx: Tx,
  accountId: string,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  progress: Progress,
): Promise<boolean> {
  const changed = await tx
    .updateTable('webhookDelivery')
    .set(progress)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Makes deliveries that failed since a time pending again, oldest first, and returns them. */
export async function restartFailed(
  tx: Tx,
  accountId: string,
  endpointId: string,
  { since, now, limit }: { readonly since: Date; readonly now: Date; readonly limit: number },
): Promise<Pick<Delivery, 'id' | 'attempts'>[]> {
  return tx
    .updateTable('webhookDelivery')
    .set({ status: 'pending', step: 0, nextAt: now })
    .where('accountId', '=', accountId)
    .where('id', 'in', (from) =>
      from
        .selectFrom('webhookDelivery')
        .select('id')
        .where('accountId', '=', accountId)
        .where('endpointId', '=', endpointId)
        .where('status', '=', 'failed')
        .where('createdAt', '>=', since)
        .orderBy('id')
        .limit(limit),
    )
    .returning(['id', 'attempts'])
    .execute();
}

/** Deletes deliveries from before a time, up to a limit, in all accounts. Returns how many. */
export async function deleteOldDeliveries(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from webhook_delivery where ctid in
    (select ctid from webhook_delivery where created_at < ${before} order by created_at limit ${limit})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
