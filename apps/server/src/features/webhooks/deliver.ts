import { postOnce, type Guard } from '@app/scanner';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { isAccountProved } from '../accounts/index.ts';
import { syncCursor } from './consents.ts';
import { findDelivery, insertAttempt, updateDelivery, type Attempt, type Delivery } from './delivery-queries.ts';
import { deliver, tellDisabled } from './jobs.ts';
import { findEndpoint, lockEndpoint, updateEndpoint, type Endpoint } from './queries.ts';
import { disabling, excerpt, failureOf, nextAttempt } from './rules.ts';
import { signedHeaders } from './signing.ts';

/** Timeout in milliseconds: a slower receiver counts as unreachable. */
const patience = 10_000;
const mostAnswer = 65_536;

type DeliveryTask = {
  readonly accountId: string;
  readonly endpointId: string;
  readonly deliveryId: string;
  readonly made: number;
};

/** Makes one attempt of a pending delivery. */
export async function makeAttempt(services: Services, guard: Guard, asked: DeliveryTask): Promise<void> {
  const { accountId } = asked;
  const found = await services.db.inAccount(accountId, (tx) => findWaiting(tx, asked));
  if (!found) return;

  const { endpoint, delivery } = found;
  const { attempt, retryAfter } = await post(services, guard, accountId, endpoint, delivery);
  await services.db.inAccount(accountId, async (tx) => {
    const now = services.now();
    const step = delivery.step + 1;
    const nextAt = attempt.failure === null ? undefined : nextAttempt(step, now, retryAfter);
    const status = attempt.failure === null ? 'delivered' : nextAt ? 'pending' : 'failed';
    const noted = await updateDelivery(tx, accountId, delivery, {
      status,
      step,
      attempts: attempt.number,
      nextAt: nextAt ?? null,
    });
    if (!noted) return;
    await insertAttempt(tx, accountId, delivery.id, attempt);
    const on = await judge(tx, accountId, endpoint, attempt, now);
    if (nextAt && on) await enqueue(tx, deliver, { ...asked, made: attempt.number }, { runAt: nextAt });
    if (nextAt && !on) {
      const stopped = { id: delivery.id, attempts: attempt.number };
      await updateDelivery(tx, accountId, stopped, { status: 'failed', nextAt: null });
    }
  });
}

async function findWaiting(tx: Tx, { accountId, endpointId, deliveryId, made }: DeliveryTask) {
  const endpoint = await findEndpoint(tx, accountId, endpointId);
  const delivery = await findDelivery(tx, accountId, endpointId, deliveryId);
  if (!endpoint || delivery?.status !== 'pending' || delivery.attempts !== made) return undefined;
  if (endpoint.active && (await isAccountProved(tx, accountId))) return { endpoint, delivery };
  await updateDelivery(tx, accountId, delivery, { status: 'failed', nextAt: null });
  return undefined;
}

async function post(
  services: Services,
  guard: Guard,
  accountId: string,
  endpoint: Endpoint,
  { messageId, body, attempts }: Delivery,
): Promise<{ readonly attempt: Attempt; readonly retryAfter?: string | undefined }> {
  const at = services.now();
  const begun = performance.now();
  const sent = await postOnce(guard, endpoint.url, {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Candor-Webhooks/1',
      ...signedHeaders(services, { ...endpoint, accountId, endpointId: endpoint.id }, messageId, body, at),
    },
    body,
    ms: patience,
    maxBytes: mostAnswer,
  });
  const made = { number: attempts + 1, at, milliseconds: Math.round(performance.now() - begun) };
  if ('failure' in sent) return { attempt: { ...made, statusCode: null, failure: sent.failure, answer: '' } };
  const { status, body: answer, retryAfter } = sent;
  const failure = failureOf(status) ?? null;
  return { attempt: { ...made, statusCode: status, failure, answer: excerpt(answer) }, retryAfter };
}

/** Updates the endpoint's state after an attempt. Returns false if the endpoint was disabled. */
async function judge(tx: Tx, accountId: string, seen: Endpoint, attempt: Attempt, now: Date): Promise<boolean> {
  // The endpoint was working and still is: no update, and no lock.
  if (attempt.failure === null && seen.failingSince === null) return true;
  const endpoint = await lockEndpoint(tx, accountId, seen.id);
  if (!endpoint) return false;
  if (attempt.failure === null) {
    await updateEndpoint(tx, accountId, endpoint.id, { failingSince: null });
    return true;
  }
  const failingSince = endpoint.failingSince ?? attempt.at;
  const disabled = endpoint.active ? disabling(attempt.statusCode, failingSince, now) : undefined;
  await updateEndpoint(tx, accountId, endpoint.id, {
    failingSince,
    ...(disabled && { active: false, disabled, disabledAt: now }),
  });
  if (disabled) {
    await syncCursor(tx, accountId);
    await enqueue(tx, tellDisabled, { accountId, endpointId: endpoint.id });
  }
  return endpoint.active && !disabled;
}
