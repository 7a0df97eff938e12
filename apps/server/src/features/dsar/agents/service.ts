import { agentActions, mostAgents, verifiedClaims, type Call, type DsarAgent, type DsarAgents } from '@app/contract';
import type { dsarAgents } from '@app/contract';
import { hmac } from '#platform/crypto/tokens.ts';
import { newId } from '#platform/database/ids.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent } from '../../audit/index.ts';
import { checkSite, lockSite } from '../../sites/index.ts';
import { deleteAgent, insertAgent, listAgents, updateAgent, type StoredAgent } from './queries.ts';
import { readVerifyKey } from './signed-message.ts';

/** @throws Problem `site.not-found` */
export async function readAgents({ services, actor }: Exchange, siteId: string): Promise<DsarAgents> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const agents = await listAgents(tx, accountId, siteId);
    const business = {
      id: businessIdOf(services, siteId, agents),
      apiBase: services.config.contentUrl,
      supportedActions: [...agentActions],
      supportedVerifications: [...verifiedClaims],
    };
    return { business, agents: agents.map(shown) };
  });
}

type Added = Call<typeof dsarAgents.add>['body'] & { readonly isRelied: boolean };

/** @throws Problem `site.not-found`, `dsar-agent.key`, `dsar-agent.taken`, `dsar-agent.too-many` */
export async function addAgent({ services, actor }: Exchange, siteId: string, given: Added): Promise<DsarAgent> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    const verifyKey = keyOf(given.verifyKey);
    const before = await listAgents(tx, accountId, siteId);
    if (before.length >= mostAgents) throw new Problem('dsar-agent.too-many');
    const now = services.now();
    const agent: StoredAgent = {
      id: newId(now),
      businessId: businessIdOf(services, siteId, before),
      agentId: given.agentId,
      name: given.name,
      verifyKey,
      isRelied: given.isRelied,
      createdAt: now,
      tokenHash: null,
      tokenAt: null,
    };
    if (!(await insertAgent(tx, { ...agent, accountId, siteId }))) throw new Problem('dsar-agent.taken');
    const changes = changesBetween({}, recorded(agent));
    await recordEvent(tx, now, actor, 'dsar-form.changed', { siteId, changes });
    return shown(agent);
  });
}

type Params = { readonly siteId: string; readonly dsarAgentId: string };

/** Changes an agent. A new key ends the token that was fetched by the one before. @throws Problem as `addAgent`, `dsar-agent.not-found` */
export async function changeAgent(
  { services, actor }: Exchange,
  { siteId, dsarAgentId: id }: Params,
  { name, isRelied, verifyKey: text }: Call<typeof dsarAgents.update>['body'],
): Promise<DsarAgent> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    const before = (await listAgents(tx, accountId, siteId)).find((agent) => agent.id === id);
    if (!before) throw new Problem('dsar-agent.not-found');
    const verifyKey = keyOf(text);
    const isNewKey = !verifyKey.equals(before.verifyKey);
    const change = { name, isRelied, ...(isNewKey && { verifyKey, tokenHash: null, tokenAt: null }) };
    await updateAgent(tx, { accountId, siteId }, id, change);
    const after = { ...before, ...change };
    const changes = changesBetween(recorded(before), recorded(after));
    await recordEvent(tx, services.now(), actor, 'dsar-form.changed', { siteId, changes });
    return shown(after);
  });
}

/** @throws Problem `site.not-found`, `dsar-agent.not-found` */
export async function removeAgent({ services, actor }: Exchange, { siteId, dsarAgentId: id }: Params): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    const before = (await listAgents(tx, accountId, siteId)).find((agent) => agent.id === id);
    if (!before) throw new Problem('dsar-agent.not-found');
    await deleteAgent(tx, { accountId, siteId }, id);
    const changes = changesBetween(recorded(before), {});
    await recordEvent(tx, services.now(), actor, 'dsar-form.changed', { siteId, changes });
  });
}

/** @throws Problem `dsar-agent.key` */
function keyOf(text: string): Buffer {
  const key = readVerifyKey(text);
  if (!key) throw new Problem('dsar-agent.key');
  return key;
}

/** The id of a site in networks of agents: letters, as they demand. Stored with the first agent. */
function businessIdOf({ secrets }: Services, siteId: string, agents: readonly StoredAgent[]): string {
  const letters = Array.from(hmac(secrets.key('dsar business ids'), siteId).subarray(0, 20), (byte) =>
    String.fromCharCode(65 + (byte % 26)),
  );
  return agents[0]?.businessId ?? `CANDOR_${letters.join('')}`;
}

function recorded({ agentId, name, verifyKey, isRelied }: StoredAgent) {
  return { agentId, agentName: name, verifyKey: verifyKey.toString('base64'), isRelied };
}

function shown({ id, agentId, name, verifyKey, isRelied, createdAt, tokenAt }: StoredAgent): DsarAgent {
  return {
    id,
    agentId,
    name,
    isRelied,
    verifyKey: verifyKey.toString('base64'),
    createdAt: createdAt.toISOString(),
    tokenAt: tokenAt?.toISOString() ?? null,
  };
}
