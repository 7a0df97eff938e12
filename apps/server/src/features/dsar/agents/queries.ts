import type { Tx } from '#platform/database/database.ts';

export type StoredAgent = {
  readonly id: string;
  readonly businessId: string;
  readonly agentId: string;
  readonly name: string;
  readonly verifyKey: Buffer;
  readonly isRelied: boolean;
  readonly createdAt: Date;
  readonly tokenHash: Buffer | null;
  readonly tokenAt: Date | null;
};
export type AgentOfSite = StoredAgent & { readonly accountId: string; readonly siteId: string };

const columns = [
  'id',
  'businessId',
  'agentId',
  'name',
  'verifyKey',
  'isRelied',
  'createdAt',
  'tokenHash',
  'tokenAt',
] as const;

/** The agents of a site, oldest first. */
export async function listAgents(tx: Tx, accountId: string, siteId: string): Promise<StoredAgent[]> {
  return tx
    .selectFrom('dsarAgent')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('id')
    .execute();
}

/** @returns whether it was stored: an agent with its id may be there */
export async function insertAgent(tx: Tx, agent: AgentOfSite): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dsarAgent')
    .values(agent)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Change = Partial<Pick<StoredAgent, 'name' | 'verifyKey' | 'isRelied' | 'tokenHash' | 'tokenAt'>>;
type OfSite = { readonly accountId: string; readonly siteId: string };

export async function updateAgent(tx: Tx, { accountId, siteId }: OfSite, id: string, change: Change): Promise<void> {
  await tx
    .updateTable('dsarAgent')
    .set(change)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .execute();
}

export async function deleteAgent(tx: Tx, { accountId, siteId }: OfSite, id: string): Promise<void> {
  await tx
    .deleteFrom('dsarAgent')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** Holds an agent until the transaction ends, so that it sends one request at a time. @returns whether it is there */
export async function lockAgent(tx: Tx, { accountId, siteId }: OfSite, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('dsarAgent')
    .select('id')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The agent of a business, before its account is known. */
export async function findAgentOfBusiness(
  tx: Tx,
  businessId: string,
  agentId: string,
): Promise<AgentOfSite | undefined> {
  return tx
    .selectFrom('dsarAgent')
    .select([...columns, 'accountId', 'siteId'])
    .where('businessId', '=', businessId)
    .where('agentId', '=', agentId)
    .limit(1)
    .executeTakeFirst();
}

/** The agent that has a token, before its account is known. */
export async function findAgentByToken(tx: Tx, tokenHash: Buffer): Promise<AgentOfSite | undefined> {
  return tx
    .selectFrom('dsarAgent')
    .select([...columns, 'accountId', 'siteId'])
    .where('tokenHash', '=', tokenHash)
    .limit(1)
    .executeTakeFirst();
}
