import type { EventKind, WebhookType } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { enqueueAll } from '#platform/jobs/jobs.ts';
import { insertDeliveries, type Delivery } from './delivery-queries.ts';
import { deliver } from './jobs.ts';
import { listEndpoints } from './queries.ts';
import { wants } from './rules.ts';
import { messageIdOf } from './signing.ts';

export type WebhookEvent = {
  readonly type: WebhookType | 'webhook.test';
  /** Identifies the event within its type: an event announced twice is sent once. */
  readonly key: string;
  readonly siteId: string | null;
  readonly at: Date;
  /** Ids and kinds, never what a person entered: the receiver requests the rest. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Of an audit event: its kind, by which endpoints choose. */
  readonly kind?: EventKind;
};

const atOnce = 1000;

/**
 * Enqueues events for every endpoint of the account that subscribes to them; sent once the caller's transaction is
 * committed.
 */
export async function announce(tx: Tx, accountId: string, events: readonly WebhookEvent[], now: Date): Promise<void> {
  const endpoints = (await listEndpoints(tx, accountId)).filter(({ active }) => active);
  const deliveries = events.flatMap((event) =>
    endpoints.filter((endpoint) => wants(endpoint, event)).map(({ id }) => deliveryOf(accountId, id, event, now)),
  );
  await send(tx, accountId, deliveries);
}

/** Enqueues an event for one endpoint, regardless of its subscriptions. */
export async function announceTo(
  tx: Tx,
  accountId: string,
  endpointId: string,
  event: WebhookEvent,
  now: Date,
): Promise<Delivery> {
  const delivery = deliveryOf(accountId, endpointId, event, now);
  await send(tx, accountId, [delivery]);
  return delivery;
}

async function send(tx: Tx, accountId: string, deliveries: readonly Delivery[]): Promise<void> {
  for (let from = 0; from < deliveries.length; from += atOnce) {
    const some = deliveries.slice(from, from + atOnce);
    const written = await insertDeliveries(tx, accountId, some);
    const asked = some
      .filter(({ id }) => written.has(id))
      .map(({ id, endpointId }) => ({ accountId, endpointId, deliveryId: id, made: 0 }));
    await enqueueAll(tx, deliver, asked);
  }
}

function deliveryOf(accountId: string, endpointId: string, event: WebhookEvent, now: Date): Delivery {
  const { type, key, siteId, at, data } = event;
  return {
    id: newId(now),
    endpointId,
    messageId: messageIdOf(accountId, type, key),
    type,
    siteId,
    body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
    status: 'pending',
    createdAt: now,
    attempts: 0,
    step: 0,
    nextAt: now,
  };
}
