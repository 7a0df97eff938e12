import { isOpen } from '@app/requests';
import type { Guard } from '@app/scanner';
import { openDsrCallbackPath } from '@app/contract';
import { bytesOf, sealed } from '#platform/crypto/link-tokens.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { processorRequest } from '../jobs.ts';
import { findRequest, type StoredRequest } from '../request-queries.ts';
import { encoded } from './certificate.ts';
import { checkNow } from './check.ts';
import { askSigned, ProcessorFailure, type StatusBody } from './client.ts';
import { findOrder, lockOrder, updateOrder, type StoredOrder } from './order-queries.ts';
import { findProcessor, type StoredProcessor } from './queries.ts';
import { storeResults } from './results.ts';
import { askAgain, checkCounts, isLater, isOver, waitAfter } from './rules.ts';
import { finish } from './finish.ts';

type Task = { readonly accountId: string; readonly orderId: string; readonly failures: number };
type Work = { readonly services: Services; readonly guard: Guard; readonly accountId: string };

/** The address at which a processor tells the status of an order. Derived, so that nothing of it is stored. */
export function callbackUrl({ config, secrets }: Services, accountId: string, orderId: string): string {
  const token = sealed(secrets.key('opendsr callbacks'), 'order', bytesOf(accountId, orderId));
  return new URL(openDsrCallbackPath.replace('{token}', token), config.contentUrl).href;
}

/** Does what is next for an order: sends it, asks for its status, cancels it or fetches its results. */
export async function advance(services: Services, guard: Guard, { accountId, orderId, failures }: Task): Promise<void> {
  const { db } = services;
  const found = await db.inAccount(accountId, async (tx) => {
    const order = await findOrder(tx, accountId, orderId);
    const request = order && (await findRequest(tx, accountId, order.requestId));
    if (!order || !request || request.name === null || !isOpen(request.state)) return undefined;
    return { order, request, processor: await findProcessor(tx, accountId, order.processorId) };
  });
  if (!found || (failures > 0 && found.order.failures !== failures)) return;
  const { order } = found;
  if (isOver(order.state) && !(order.state === 'completed' && order.resultsUrl !== null && !order.hasFile)) return;
  const work = { services, guard, accountId };
  try {
    if (!found.processor) throw new ProcessorFailure('removed');
    const processor = await checked(work, found.processor);
    if (order.state === 'completed') await storeResults(work, order, processor);
    else await takeStatus(services, accountId, orderId, await next(work, { ...found, processor }));
    await db.inAccount(accountId, (tx) => finish(tx, services, accountId, order.requestId, order.taskId));
  } catch (error) {
    if (!(error instanceof ProcessorFailure)) throw error;
    await noteFailure(services, accountId, orderId, error.reason);
  }
}

/** A processor whose discovery counts. @throws ProcessorFailure */
async function checked({ services, guard, accountId }: Work, processor: StoredProcessor): Promise<StoredProcessor> {
  const now = services.now();
  const age = now.getTime() - (processor.checkedAt?.getTime() ?? 0);
  const isValid = processor.certificateUntil !== null && processor.certificateUntil > now;
  if (processor.checkFailure === null && isValid && age < checkCounts) return processor;
  const fresh = await checkNow(services, guard, { accountId, processorId: processor.id });
  if (!fresh) throw new ProcessorFailure('removed');
  if (fresh.checkFailure !== null) throw new ProcessorFailure(fresh.checkFailure);
  return fresh;
}

type Next = { readonly order: StoredOrder; readonly request: StoredRequest; readonly processor: StoredProcessor };

async function next(work: Work, { order, request, processor }: Next): Promise<StatusBody> {
  const of = { ...work, processor };
  const url = `${processor.url}/${processor.path}`;
  if (order.isCancelling) {
    const said = await askSigned(of, { method: 'DELETE', url: `${url}/${order.id}` }, order.id);
    return { ...said, request_status: 'cancelled' };
  }
  if (order.state !== 'waiting') return askSigned(of, { method: 'GET', url: `${url}/${order.id}` }, order.id);
  const body = JSON.stringify(bodyOf(work, { order, request, processor }));
  const said = await askSigned(of, { method: 'POST', url, body }, order.id);
  return { ...said, request_status: said.request_status ?? 'pending' };
}

/** @see OpenDSR 2.0, 7.1 @throws ProcessorFailure `no-identity`, `unsupported` */
function bodyOf({ services, accountId }: Work, { order, request, processor }: Next): object {
  if (processor.types.length > 0 && !processor.types.includes(order.type)) throw new ProcessorFailure('unsupported');
  const identities = identitiesOf(request, processor);
  if (identities.length === 0) throw new ProcessorFailure('no-identity');
  const { propertyId, path, apiVersion, url } = processor;
  const property = propertyId === null ? undefined : { property_id: propertyId };
  return {
    regulation: request.laws.some((law) => law.startsWith('us-')) ? 'ccpa' : 'gdpr',
    subject_request_id: order.id,
    subject_request_type: order.type,
    submitted_time: request.receivedAt.toISOString(),
    subject_identities: identities,
    ...(apiVersion !== null && { api_version: apiVersion }),
    status_callback_urls: [callbackUrl(services, accountId, order.id)],
    // Before version 2.0 it stood in the request itself.
    ...(property && (path === 'requests' ? { extensions: { [new URL(url).hostname]: property } } : property)),
  };
}

/** The identities of the person that the request is about, of those that the processor takes. */
function identitiesOf(
  { requesterFor, channel, email, subject }: StoredRequest,
  { identities, supported }: StoredProcessor,
) {
  // The address of a parent or representative is not that of the person.
  const isOwn = requesterFor === 'self' || channel === 'agent';
  const values = { email: isOwn ? email : null, controller_customer_id: isOwn ? subject : null };
  return identities.flatMap(({ type, format }) => {
    const value = values[type];
    const isTaken = supported.length === 0 || supported.some((one) => one.type === type && one.format === format);
    if (value === null || !isTaken) return [];
    return [{ identity_type: type, identity_value: encoded(value, format), identity_format: format }];
  });
}

/** Keeps what a processor said, if it is later than what it said before, and asks again in time. */
export async function takeStatus(
  services: Services,
  accountId: string,
  orderId: string,
  said: StatusBody,
): Promise<void> {
  await services.db.inAccount(accountId, async (tx) => {
    const order = await lockOrder(tx, accountId, orderId);
    if (!order) return;
    const state = said.request_status ?? order.state;
    const isNew = isLater(order.state, state);
    const isDone = order.state === 'completed' || order.state === 'cancelled';
    const expectedAt = said.expected_completion_time ?? order.expectedAt;
    await updateOrder(tx, accountId, orderId, {
      failures: 0,
      failure: null,
      ...(order.sentAt === null && { sentAt: services.now() }),
      ...(!isDone && { expectedAt }),
      ...(isNew && {
        state,
        isCancelling: order.isCancelling && state !== 'cancelled',
        resultsUrl: said.results_url ?? null,
        resultsCount: said.results_count ?? null,
      }),
    });
    const after = isNew ? state : order.state;
    if (after === 'completed' && isNew && said.results_url) await enqueue(tx, processorRequest, { accountId, orderId });
    if (isOver(after)) return;
    const runAt = new Date(services.now().getTime() + askAgain);
    await enqueue(tx, processorRequest, { accountId, orderId }, { runAt, key: `opendsr ${orderId}` });
  });
}

async function noteFailure(services: Services, accountId: string, orderId: string, failure: string): Promise<void> {
  await services.db.inAccount(accountId, async (tx) => {
    const order = await lockOrder(tx, accountId, orderId);
    if (!order) return;
    const failures = order.failures + 1;
    const isFinal = ['no-identity', 'unsupported', 'removed'].includes(failure);
    const wait = isFinal ? undefined : waitAfter(failures);
    const isGivenUp = wait === undefined && order.state !== 'completed';
    await updateOrder(tx, accountId, orderId, { failures, failure, ...(isGivenUp && { state: 'failed' }) });
    if (wait === undefined) return;
    const runAt = new Date(services.now().getTime() + wait);
    await enqueue(tx, processorRequest, { accountId, orderId, failures }, { runAt });
  });
}
