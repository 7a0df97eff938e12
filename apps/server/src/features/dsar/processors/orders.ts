import type { DsarTask } from '@app/contract';
import { isOpen } from '@app/requests';
import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { namePeople } from '../../accounts/index.ts';
import { processorRequest } from '../jobs.ts';
import { findRequest, lockRequest, type StoredRequest } from '../request-queries.ts';
import { goOn } from '../thread.ts';
import { listTasks, type StoredTask } from '../thread-queries.ts';
import { taskOf } from '../view.ts';
import { deleteOrder, insertOrder, listOrders, updateOrder } from './order-queries.ts';
import { listProcessors, type StoredProcessor } from './queries.ts';
import { isOver, typesFor } from './rules.ts';
import { processorFor, processorsOfTasks } from './view.ts';

type Params = { readonly dsarRequestId: string; readonly dsarTaskId: string };

/**
 * Sends a task to its processor, once the identity of the person is known; what failed is tried again.
 * @throws Problem `dsar.not-found`, `dsar-task.not-found`, `dsar.not-possible`, `dsar.unconfirmed`, `dsar-processor.none`
 */
export async function sendTask(exchange: Exchange, params: Params): Promise<DsarTask> {
  return inTask(exchange, params, 'processor-sent', async (tx, request, task) => {
    if (request.confirmedAt === null) throw new Problem('dsar.unconfirmed');
    const { accountId } = exchange.actor;
    const processor = processorFor(task, await listProcessors(tx, accountId));
    if (!processor || !(await placeOrders(tx, exchange.services, accountId, { request, task, processor })))
      throw new Problem('dsar-processor.none');
  });
}

/** Asks a processor to cancel what is not done. @throws Problem as `sendTask` */
export async function cancelTask(exchange: Exchange, params: Params): Promise<DsarTask> {
  return inTask(exchange, params, 'processor-cancelled', async (tx, request, task) => {
    const { accountId } = exchange.actor;
    const own = (await listOrders(tx, accountId, request.id)).filter(({ taskId }) => taskId === task.id);
    const open = own.filter(({ state }) => !isOver(state));
    if (open.length === 0) throw new Problem('dsar-processor.none');
    for (const { id, state } of open) {
      // What was never sent is not asked for.
      if (state === 'waiting') await updateOrder(tx, accountId, id, { state: 'cancelled', failures: 0, failure: null });
      else await updateOrder(tx, accountId, id, { isCancelling: true, failures: 0, failure: null });
      if (state !== 'waiting') await enqueue(tx, processorRequest, { accountId, orderId: id });
    }
  });
}

async function inTask(
  { services, actor }: Exchange,
  { dsarRequestId, dsarTaskId }: Params,
  kind: string,
  work: (tx: Tx, request: StoredRequest, task: StoredTask) => Promise<void>,
): Promise<DsarTask> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, dsarRequestId);
    if (!request) throw new Problem('dsar.not-found');
    const task = (await listTasks(tx, accountId, dsarRequestId)).find(({ id }) => id === dsarTaskId);
    if (!task) throw new Problem('dsar-task.not-found');
    if (!isOpen(request.state)) throw new Problem('dsar.not-possible');
    await work(tx, request, task);
    await goOn(tx, services, accountId, request, { kind, who: 'person', personId: actor.id, doer: actor });
    const processorOf = await processorsOfTasks(tx, accountId, dsarRequestId, services.now());
    return taskOf(task, await namePeople(tx, actor, [task.ownerId]), processorOf);
  });
}

type Placed = {
  readonly request: StoredRequest;
  readonly task: StoredTask;
  readonly processor: StoredProcessor;
};

/** Places what is missing and tries again what failed or was cancelled. @returns whether anything is under way */
async function placeOrders(
  tx: Tx,
  { now: clock }: Pick<Services, 'now'>,
  accountId: string,
  { request, task, processor }: Placed,
): Promise<boolean> {
  const types = typesFor(request.rights, processor.types);
  const there = (await listOrders(tx, accountId, request.id)).filter(({ taskId }) => taskId === task.id);
  for (const type of types) {
    const before = there.find((order) => order.type === type);
    if (before?.state === 'completed' && before.failure !== null) {
      // Its results could not be fetched.
      await updateOrder(tx, accountId, before.id, { failures: 0, failure: null });
      await enqueue(tx, processorRequest, { accountId, orderId: before.id });
    }
    if (before && before.state !== 'failed' && before.state !== 'cancelled') continue;
    if (before) await deleteOrder(tx, accountId, before.id);
    const id = randomUUID();
    await insertOrder(tx, accountId, {
      id,
      type,
      requestId: request.id,
      taskId: task.id,
      siteId: request.siteId,
      processorId: processor.id,
      processorName: processor.name,
      state: 'waiting',
      createdAt: clock(),
      sentAt: null,
      expectedAt: null,
      resultsUrl: null,
      resultsCount: null,
      hasFile: false,
      isCancelling: false,
      failures: 0,
      failure: null,
    });
    await enqueue(tx, processorRequest, { accountId, orderId: id });
  }
  return types.length > 0;
}

/** Sends the tasks of a request whose processors get them by themselves. What was sent stays as it is. */
export async function sendByItself(
  { db, now }: Services,
  { accountId, requestId }: { readonly accountId: string; readonly requestId: string },
): Promise<void> {
  await db.inAccount(accountId, async (tx) => {
    const processors = (await listProcessors(tx, accountId)).filter(({ sendsItself }) => sendsItself);
    if (processors.length === 0) return;
    const seen = await findRequest(tx, accountId, requestId);
    if (!seen || seen.confirmedAt === null || !isOpen(seen.state) || seen.name === null) return;
    const request = (await lockRequest(tx, accountId, requestId)) ?? seen;
    const ordered = new Set((await listOrders(tx, accountId, requestId)).map(({ taskId }) => taskId));
    for (const task of await listTasks(tx, accountId, requestId)) {
      const processor = processorFor(task, processors);
      if (!processor || task.outcome !== 'open' || ordered.has(task.id)) continue;
      await placeOrders(tx, { now }, accountId, { request, task, processor });
    }
  });
}
