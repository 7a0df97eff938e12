import type { Tx } from '#platform/database/database.ts';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf } from '../../policies/index.ts';
import type { StoredRequest } from '../request-queries.ts';
import { requestUrl } from '../tokens.ts';
import { findAgentRequest, type AgentRequest } from './request-queries.ts';
import { statusOf } from './status-body.ts';

/** The status of a request as its agent sees it. */
export type AgentStatus = { readonly body: Record<string, string>; readonly hash: Buffer };

/** Undefined: no agent sent it. */
export async function agentStatus(
  tx: Tx,
  services: Services,
  accountId: string,
  request: StoredRequest,
): Promise<(AgentStatus & { readonly of: AgentRequest }) | undefined> {
  const of = await findAgentRequest(tx, accountId, request.id);
  return of && { ...statusNow(services, accountId, request, of), of };
}

/** The link opens the field for the code alone: the mail with the code goes to the person. */
export function statusNow(
  services: Services,
  accountId: string,
  request: StoredRequest,
  { agentRequestId, denied }: Pick<AgentRequest, 'agentRequestId' | 'denied'>,
): AgentStatus {
  const verificationUrl = requestUrl(services, { ...request, accountId }, 'form');
  const body = statusOf(request, { agentRequestId, denied, verificationUrl }, dayOf(services.now()));
  return { body, hash: sha256(JSON.stringify(body)) };
}
