import type { Input, webhooks } from '@app/contract';
import { newId } from '#platform/database/ids.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue, enqueueAll } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import { announceTo } from './announce.ts';
import {
  findDelivery,
  listAttempts,
  listDeliveries,
  listLastAttempts,
  restartFailed,
  updateDelivery,
  type Attempt,
  type Delivery,
} from './delivery-queries.ts';
import { deliver } from './jobs.ts';
import { findEndpoint } from './queries.ts';
import { lockedEndpoint } from './service.ts';

/** @throws Problem `webhook.not-found` */
export async function readDeliveries(
  { services, actor: { accountId } }: Context,
  endpointId: string,
  { status, after, limit }: Input<typeof webhooks.listDeliveries>['query'],
) {
  return services.db.inAccount(accountId, async (tx) => {
    if (!(await findEndpoint(tx, accountId, endpointId))) throw new Problem('webhook.not-found');
    const found = await listDeliveries(tx, accountId, endpointId, { status, after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = await listLastAttempts(
      tx,
      accountId,
      page.map(({ id }) => id),
    );
    return {
      deliveries: page.map((delivery) => shownDelivery(delivery, last.get(delivery.id))),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  });
}

/** @throws Problem `webhook.delivery-not-found` */
export async function readDelivery({ services, actor: { accountId } }: Context, endpointId: string, id: string) {
  return services.db.inAccount(accountId, async (tx) => {
    const delivery = await foundDelivery(tx, accountId, endpointId, id);
    const attempts = await listAttempts(tx, accountId, id);
    return {
      ...shownDelivery(delivery, attempts.at(-1)),
      body: delivery.body,
      tries: attempts.map((attempt) => ({ ...shownAttempt(attempt), answer: attempt.answer })),
    };
  });
}

/** @throws Problem `webhook.not-found`, `webhook.inactive` */
export async function sendTest({ services, actor }: Context, endpointId: string) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await activeEndpoint(tx, accountId, endpointId);
    const now = services.now();
    await recordEvent(tx, now, actor, 'webhook.tested', { target: endpointId });
    const event = { type: 'webhook.test', key: newId(now), siteId: null, at: now, data: {} } as const;
    return shownDelivery(await announceTo(tx, accountId, endpointId, event, now), undefined);
  });
}

/**
 * Repeats a delivery at once, whatever its status; if it fails, it is retried like a new one.
 * @throws Problem `webhook.not-found`, `webhook.delivery-not-found`, `webhook.inactive`
 */
export async function replay({ services, actor }: Context, endpointId: string, id: string) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await activeEndpoint(tx, accountId, endpointId);
    const delivery = await foundDelivery(tx, accountId, endpointId, id);
    const again = { status: 'pending', step: 0, nextAt: services.now() } as const;
    await updateDelivery(tx, accountId, delivery, again);
    const details = { deliveries: 1 };
    await recordEvent(tx, services.now(), actor, 'webhook.replayed', { target: endpointId, details });
    await enqueue(tx, deliver, { accountId, endpointId, deliveryId: id, made: delivery.attempts });
    return shownDelivery({ ...delivery, ...again }, (await listAttempts(tx, accountId, id)).at(-1));
  });
}

const mostReplayed = 10_000;

/** @throws Problem `webhook.not-found`, `webhook.inactive` */
export async function replayFailed({ services, actor }: Context, endpointId: string, since: Date) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await activeEndpoint(tx, accountId, endpointId);
    const again = { since, now: services.now(), limit: mostReplayed };
    const restarted = await restartFailed(tx, accountId, endpointId, again);
    await enqueueAll(
      tx,
      deliver,
      restarted.map(({ id, attempts }) => ({ accountId, endpointId, deliveryId: id, made: attempts })),
    );
    const details = { deliveries: restarted.length };
    await recordEvent(tx, again.now, actor, 'webhook.replayed', { target: endpointId, details });
    return restarted.length;
  });
}

/** @throws Problem `webhook.not-found`, `webhook.inactive` */
async function activeEndpoint(tx: Tx, accountId: string, endpointId: string): Promise<void> {
  const { active } = await lockedEndpoint(tx, accountId, endpointId);
  if (!active) throw new Problem('webhook.inactive');
}

/** @throws Problem `webhook.delivery-not-found` */
async function foundDelivery(tx: Tx, accountId: string, endpointId: string, id: string): Promise<Delivery> {
  const delivery = await findDelivery(tx, accountId, endpointId, id);
  if (!delivery) throw new Problem('webhook.delivery-not-found');
  return delivery;
}

function shownDelivery(delivery: Delivery, last: Attempt | undefined) {
  const { id, messageId, type, siteId, status, createdAt, attempts, nextAt } = delivery;
  return {
    id,
    messageId,
    type,
    siteId,
    status,
    createdAt: createdAt.toISOString(),
    attempts,
    nextAt: nextAt?.toISOString() ?? null,
    last: last ? shownAttempt(last) : null,
  };
}

function shownAttempt({ number, at, milliseconds, statusCode, failure }: Attempt) {
  return { number, at: at.toISOString(), milliseconds, statusCode, failure };
}
