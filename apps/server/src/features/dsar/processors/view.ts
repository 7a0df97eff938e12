import type { DsarTask } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { StoredTask } from '../thread-queries.ts';
import { listOrders, type StoredOrder } from './order-queries.ts';
import { listProcessors, type StoredProcessor } from './queries.ts';
import { isOver } from './rules.ts';

export type ProcessorOfTask = (task: StoredTask) => DsarTask['processor'];

/** The processor that has the name of a system of a task. */
export function processorFor(
  { systems }: Pick<StoredTask, 'systems'>,
  processors: readonly StoredProcessor[],
): StoredProcessor | undefined {
  const names = new Set(systems.map((name) => name.toLowerCase()));
  return processors.find(({ name }) => names.has(name.toLowerCase()));
}

/** What the processors of a request's tasks were asked. */
export async function processorsOfTasks(
  tx: Tx,
  accountId: string,
  requestId: string,
  now: Date,
): Promise<ProcessorOfTask> {
  const processors = await listProcessors(tx, accountId);
  const byTask = Map.groupBy(await listOrders(tx, accountId, requestId), ({ taskId }) => taskId);
  return (task) => {
    const orders = byTask.get(task.id) ?? [];
    const name = orders[0]?.processorName ?? processorFor(task, processors)?.name;
    return name === undefined ? null : { name, requests: orders.map((order) => shown(order, now)) };
  };
}

function shown({ type, state, isCancelling, expectedAt, failures, failure }: StoredOrder, now: Date) {
  return {
    type,
    state,
    isCancelling,
    failures,
    failure,
    expectedAt: expectedAt?.toISOString() ?? null,
    isLate: !isOver(state) && expectedAt !== null && expectedAt < now,
  };
}
