import { isOpen } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { lockRequest } from '../request-queries.ts';
import { goOn } from '../thread.ts';
import { listTasks, updateTask } from '../thread-queries.ts';
import { listOrders } from './order-queries.ts';
import { outcomeOf } from './rules.ts';

/** Says what came of a task once its processor is done. Where other systems have a part in it, somebody else says so. */
export async function finish(
  tx: Tx,
  services: Services,
  accountId: string,
  requestId: string,
  taskId: string,
): Promise<void> {
  const request = await lockRequest(tx, accountId, requestId);
  const task = (await listTasks(tx, accountId, requestId)).find(({ id }) => id === taskId);
  if (!request || !isOpen(request.state) || task?.outcome !== 'open' || task.systems.length !== 1) return;
  const orders = (await listOrders(tx, accountId, requestId)).filter((order) => order.taskId === taskId);
  // What the processor does not take, such as a rectification, somebody else looks after.
  const isWhole = request.rights.every((right) => orders.some(({ type }) => type === right));
  const isDone = orders.every(
    ({ state, resultsUrl, hasFile }) => state === 'completed' && (resultsUrl === null || hasFile),
  );
  if (!isWhole || !isDone) return;
  const outcome = outcomeOf(orders);
  const { note } = task;
  await updateTask(
    tx,
    { accountId, requestId, siteId: request.siteId },
    { id: taskId, outcome, note, doneAt: services.now() },
  );
  const doer = { accountId, job: 'dsar.processor-request' };
  await goOn(tx, services, accountId, request, { kind: `task-${outcome}`, who: 'product', personId: null, doer });
}
