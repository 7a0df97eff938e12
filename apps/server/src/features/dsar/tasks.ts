import type { Call, dsar, DsarRequest, DsarTask } from '@app/contract';
import { isOpen } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Actor, Exchange } from '#platform/http/context.ts';
import { mayInProject } from '#platform/http/held-in-project.ts';
import { Problem } from '#platform/http/problem.ts';
import { namePeople } from '../accounts/index.ts';
import { dayOf } from '../policies/index.ts';
import { confirmedProcessing } from '../processing-records/index.ts';
import { announce } from '../webhooks/index.ts';
import { systemOf } from './connectors.ts';
import { processorsOfTasks } from './processors/view.ts';
import { findProjectOfRequest, lockRequest, type StoredRequest } from './request-queries.ts';
import { findTaskOfRequest } from './task-queries.ts';
import { goOn } from './thread.ts';
import { tellOfTasks } from './tell-team.ts';
import { insertTasks, listTasks, updateTask, type StoredTask } from './thread-queries.ts';
import { taskOf, viewOf } from './view.ts';

/**
 * Makes a task of each confirmed record that has none for this request: the register says where to look.
 * @throws Problem `dsar.not-found`, `dsar.not-possible`, `dsar.no-records`
 */
export async function addTasks({ services, actor, asked }: Exchange, id: string): Promise<DsarRequest> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (!request) throw new Problem('dsar.not-found');
    if (!isOpen(request.state)) throw new Problem('dsar.not-possible');
    const now = services.now();
    const { siteId } = request;
    const records = await confirmedProcessing(tx, accountId, { siteId, language: asked.locale, now });
    if (records.length === 0) throw new Problem('dsar.no-records');
    const tasks = records.map(({ id: recordId, name, systems, ownerId, deputyId }): StoredTask => ({
      recordId,
      name,
      systems,
      ownerId,
      deputyId,
      outcome: 'open',
      note: '',
      doneAt: null,
      id: newId(now),
    }));
    const there = new Set((await listTasks(tx, accountId, id)).map(({ recordId }) => recordId));
    await insertTasks(tx, { accountId, requestId: id, siteId }, tasks);
    const added = tasks.filter(({ recordId }) => !there.has(recordId));
    await announceTasks(tx, accountId, request, added, now);
    await tellOfTasks(tx, services, accountId, request, { tasks: added, madeBy: actor.id });
    const did = { kind: 'tasks-made', who: 'person', personId: actor.id, doer: actor } as const;
    const { request: stored } = await goOn(tx, services, accountId, request, did);
    return viewOf(tx, actor, stored, dayOf(now));
  });
}

/** Tells webhooks of tasks by their ids (0082). */
async function announceTasks(
  tx: Tx,
  accountId: string,
  { id, siteId }: StoredRequest,
  tasks: readonly StoredTask[],
  at: Date,
): Promise<void> {
  const events = tasks.map((task) => ({
    type: 'request.task' as const,
    key: task.id,
    siteId,
    at,
    data: { task: task.id, request: id, site: siteId },
  }));
  if (events.length > 0) await announce(tx, accountId, events, at);
}

/**
 * Refuses the tasks of others to people who do not handle the request as a whole. Systems have tasks of their own, and what has no
 * owner is everybody's. @throws Problem `role.missing`
 */
async function checkOwner(tx: Tx, actor: Actor, requestId: string, taskId: string): Promise<void> {
  const { accountId, id: own } = actor;
  const { ownerId = null, deputyId = null } =
    (await listTasks(tx, accountId, requestId)).find(({ id }) => id === taskId) ?? {};
  if (ownerId === null || ownerId === own || deputyId === own || (await systemOf(tx, actor)) !== undefined) return;
  const projectId = (await findProjectOfRequest(tx, accountId, requestId)) ?? null;
  if (await mayInProject(tx, actor, 'requests.manage', projectId)) return;
  throw new Problem('role.missing', undefined, undefined, { permission: 'requests.manage' });
}

/** @throws Problem `dsar.not-found`, `dsar-task.not-found`, `role.missing`, `dsar.not-possible` */
export async function changeTask(
  { services, actor }: Exchange,
  { dsarRequestId: requestId, dsarTaskId: taskId }: Call<typeof dsar.updateTask>['params'],
  { outcome, note = '' }: Call<typeof dsar.updateTask>['body'],
): Promise<DsarTask> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, requestId);
    if (!request) throw new Problem('dsar.not-found');
    if (!(await findTaskOfRequest(tx, accountId, taskId, await systemOf(tx, actor))))
      throw new Problem('dsar-task.not-found');
    await checkOwner(tx, actor, requestId, taskId);
    if (!isOpen(request.state)) throw new Problem('dsar.not-possible');
    const now = services.now();
    const change = { id: taskId, outcome, note, doneAt: outcome === 'open' ? null : now };
    const of = { accountId, requestId, siteId: request.siteId };
    if (!(await updateTask(tx, of, change))) throw new Problem('dsar-task.not-found');
    const did = { kind: `task-${outcome}`, who: 'person', personId: actor.id, doer: actor } as const;
    await goOn(tx, services, accountId, request, did);
    const tasks = await listTasks(tx, accountId, requestId);
    const task = tasks.find(({ id }) => id === taskId);
    if (!task) throw new Problem('dsar-task.not-found');
    const processorOf = await processorsOfTasks(tx, accountId, requestId, now);
    return taskOf(task, await namePeople(tx, actor, [task.ownerId, task.deputyId]), processorOf);
  });
}
