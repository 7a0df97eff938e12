import type { DsarRequest } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { findAgentRequest } from './request-queries.ts';

/** The agent of a request, as the team sees it. */
export async function agentView(tx: Tx, accountId: string, requestId: string): Promise<DsarRequest['agent']> {
  const of = await findAgentRequest(tx, accountId, requestId);
  if (!of) return null;
  const { agentId, agentName: name, exercise, verified, callbackUrl, toldAt, failures, failure } = of;
  const callback = { isTold: failures === 0, toldAt: toldAt.toISOString(), failures, failure };
  return { agentId, name, exercise, verified: [...verified], callback: callbackUrl === null ? null : callback };
}
