import type { Tx } from '#platform/database/database.ts';

export type AgentRequest = {
  readonly requestId: string;
  readonly siteId: string;
  /** The row of the agent, which may be gone. */
  readonly connectionId: string;
  readonly agentId: string;
  readonly agentName: string;
  readonly exercise: string;
  readonly verified: readonly string[];
  readonly agentRequestId: string | null;
  readonly callbackUrl: string | null;
  readonly denied: string | null;
  readonly toldHash: Buffer | null;
  readonly toldAt: Date;
  readonly failures: number;
  readonly failure: string | null;
};

const columns = [
  'requestId',
  'siteId',
  'connectionId',
  'agentId',
  'agentName',
  'exercise',
  'verified',
  'agentRequestId',
  'callbackUrl',
  'denied',
  'toldHash',
  'toldAt',
  'failures',
  'failure',
] as const;

export async function insertAgentRequest(tx: Tx, accountId: string, request: AgentRequest): Promise<void> {
  const verified = JSON.stringify(request.verified);
  await tx
    .insertInto('dsarAgentRequest')
    .values({ ...request, verified, accountId })
    .execute();
}

export async function findAgentRequest(
  tx: Tx,
  accountId: string,
  requestId: string,
): Promise<AgentRequest | undefined> {
  const row = await tx
    .selectFrom('dsarAgentRequest')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  // Written by `insertAgentRequest` alone.
  return row && { ...row, verified: row.verified as string[] };
}

/** What an agent sent under an id of its own. */
export async function findByAgentRequestId(
  tx: Tx,
  accountId: string,
  connectionId: string,
  agentRequestId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('dsarAgentRequest')
    .select('requestId')
    .where('accountId', '=', accountId)
    .where('connectionId', '=', connectionId)
    .where('agentRequestId', '=', agentRequestId)
    .executeTakeFirst();
  return row?.requestId;
}

type Change = Partial<Pick<AgentRequest, 'denied' | 'toldHash' | 'toldAt' | 'failures' | 'failure'>>;

export async function updateAgentRequest(tx: Tx, accountId: string, requestId: string, change: Change): Promise<void> {
  await tx
    .updateTable('dsarAgentRequest')
    .set(change)
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .execute();
}

/** Deletes what could lead to a person. */
export async function forgetAgentRequest(tx: Tx, accountId: string, requestId: string): Promise<void> {
  await tx
    .updateTable('dsarAgentRequest')
    .set({ agentRequestId: null, callbackUrl: null })
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .execute();
}
