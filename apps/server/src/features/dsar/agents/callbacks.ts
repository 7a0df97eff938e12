import { isWebhookUrl } from '@app/contract';
import { postOnce, type Guard } from '@app/scanner';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { tellAgent } from '../jobs.ts';
import { findRequest } from '../request-queries.ts';
import { listAgents } from './queries.ts';
import { updateAgentRequest } from './request-queries.ts';
import { waitAfter } from './rules.ts';
import { agentStatus } from './status.ts';

/** Milliseconds; a slower agent counts as silent. */
const patience = 10_000;
const mostAnswer = 1024;

type Task = { readonly accountId: string; readonly requestId: string; readonly failures: number };

/**
 * Tells an agent the status of a request, unless it knows it. @see Data Rights Protocol 1.0, 2.03
 * An attempt whose successor is there already does nothing.
 */
export async function callBack(
  services: Services,
  guard: Guard,
  { accountId, requestId, failures }: Task,
): Promise<void> {
  const due = await services.db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, requestId);
    const status = request && (await agentStatus(tx, services, accountId, request));
    if (!status || status.of.callbackUrl === null || status.of.toldHash?.equals(status.hash)) return undefined;
    if (failures > 0 && status.of.failures !== failures) return undefined;
    const agents = await listAgents(tx, accountId, status.of.siteId);
    return agents.some(({ id }) => id === status.of.connectionId) ? status : undefined;
  });
  if (!due || !isWebhookUrl(due.of.callbackUrl ?? '')) return;
  const sent = await postOnce(guard, due.of.callbackUrl ?? '', {
    headers: { 'content-type': 'application/json', 'user-agent': 'Candor-DRP/1' },
    body: JSON.stringify(due.body),
    ms: patience,
    maxBytes: mostAnswer,
  });
  const failure = 'failure' in sent ? sent.failure : sent.status >= 200 && sent.status < 300 ? undefined : 'status';
  await services.db.inAccount(accountId, async (tx) => {
    if (failure === undefined) {
      const told = { toldHash: due.hash, toldAt: services.now(), failures: 0, failure: null };
      return updateAgentRequest(tx, accountId, requestId, told);
    }
    const made = due.of.failures + 1;
    await updateAgentRequest(tx, accountId, requestId, { failures: made, failure });
    const wait = waitAfter(made);
    if (wait === undefined) return;
    const runAt = new Date(services.now().getTime() + wait);
    await enqueue(tx, tellAgent, { accountId, requestId, failures: made }, { runAt });
  });
}
