import type { Tx } from '#platform/database/database.ts';
import { findAgentRequest } from './agents/request-queries.ts';
import type { StoredRequest } from './request-queries.ts';

/** Whether the address is that of the person it is about: an agent that sent the request has to have verified it. */
export async function isForThemselves(
  tx: Tx,
  accountId: string,
  { id, requesterFor }: Pick<StoredRequest, 'id' | 'requesterFor'>,
): Promise<boolean> {
  if (requesterFor !== 'agent') return requesterFor === 'self';
  return (await findAgentRequest(tx, accountId, id))?.verified.includes('email') ?? false;
}
