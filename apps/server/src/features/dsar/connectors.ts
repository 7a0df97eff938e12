import type { Answer, Call, dsarTasks } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Actor, Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { listApiKeys } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { checkSite } from '../sites/index.ts';
import { findRequest } from './request-queries.ts';
import { findTaskOfRequest, hasTaskOf, listTasksOfRequests, type TaskOfRequest } from './task-queries.ts';

const pageSize = 50;

/**
 * The system that a key speaks for: an API key that may do nothing but tasks has the name of its system. Undefined: a person, or a
 * key that may do more.
 */
export async function systemOf(tx: Tx, { accountId, apiKeyId, rights }: Actor): Promise<string | undefined> {
  const { permissions } = rights.limits ?? {};
  const isConnector = apiKeyId !== undefined && permissions?.every((permission) => permission === 'requests.task');
  if (!isConnector) return undefined;
  const key = (await listApiKeys(tx, accountId)).find(({ id }) => id === apiKeyId);
  // A key that ended meanwhile has no task.
  return key?.name ?? '';
}

/** Refuses connectors that have no task in a request. @throws Problem `dsar.not-found` */
export async function checkConnector(tx: Tx, actor: Actor, requestId: string): Promise<void> {
  const system = await systemOf(tx, actor);
  if (system !== undefined && !(await hasTaskOf(tx, actor.accountId, requestId, system)))
    throw new Problem('dsar.not-found');
}

/** @throws Problem `site.not-found` */
export async function readTasks(
  { services, actor }: Exchange,
  { siteId, outcome = 'open', after }: NonNullable<Call<typeof dsarTasks.list>['query']>,
): Promise<Answer<typeof dsarTasks.list>> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    if (siteId !== undefined) await checkSite(tx, accountId, siteId);
    const wanted = { siteId, outcome, after, system: await systemOf(tx, actor) };
    const found = await listTasksOfRequests(tx, accountId, wanted, pageSize + 1);
    return { tasks: found.slice(0, pageSize).map(shown), more: found.length > pageSize };
  });
}

/** A task with whom it is about, once that is known. RULES D11. @throws Problem `dsar-task.not-found` */
export async function readTask({ services, actor }: Exchange, id: string): Promise<Answer<typeof dsarTasks.read>> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const task = await findTaskOfRequest(tx, accountId, id, await systemOf(tx, actor));
    const request = task && (await findRequest(tx, accountId, task.requestId));
    if (!task || !request) throw new Problem('dsar-task.not-found');
    const { siteId, name, email, subject, person: about } = request;
    await recordEvent(tx, services.now(), actor, 'dsar-request.opened', { siteId, target: request.id });
    return { ...shown(task), person: name !== null && task.isProved ? { name, email, subject, about } : null };
  });
}

function shown({ rights, systems, ...task }: TaskOfRequest) {
  return { ...task, rights: [...rights], systems: [...systems] };
}
