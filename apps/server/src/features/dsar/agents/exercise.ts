import { email as emailField, isWebhookUrl, plainText, requestInput, verifiedClaims } from '@app/contract';
import { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf } from '../../policies/index.ts';
import { findOwner, findSite } from '../../sites/index.ts';
import { answered, answerLater } from '../answer-later.ts';
import { findForm } from '../form-queries.ts';
import { useStatement } from '../identity/key-queries.ts';
import { receive } from '../receive.ts';
import { countReceived } from '../request-count-queries.ts';
import { findRequest, lockRequest, type StoredRequest } from '../request-queries.ts';
import { actionsOf, dayAt } from '../rules.ts';
import { carryOut } from '../steps.ts';
import { DrpError } from './drp-error.ts';
import { lockAgent, type AgentOfSite } from './queries.ts';
import { findAgentRequest, findByAgentRequestId, insertAgentRequest, updateAgentRequest } from './request-queries.ts';
import { rightsOf } from './rules.ts';
import { agentStatus, statusNow } from './status.ts';

/** Requests of an account in an hour from which on agents are asked to come back later. */
const mostInAnHour = 200;
/** CCPA is the regime of the protocol; what comes voluntarily is handled the same way. */
const place = 'US-CA';

const text = (most: number) => plainText(most).optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);
/** Claims by the names of OpenID Connect and schema.org. @see Data Rights Protocol 1.0, 2.01 and 3.04 */
const exercised = z.looseObject({
  exercise: z.string().max(100),
  'drp.version': z.string().max(20).optional(),
  regime: z.enum(['ccpa', 'voluntary']).optional(),
  'agent-request-id': plainText(200).optional(),
  relationships: z.array(plainText(100)).max(20).optional(),
  status_callback: z.string().max(2000).refine(isWebhookUrl).optional(),
  name: text(200),
  email: emailField.optional(),
  email_verified: flag,
  phone_number: text(50),
  phone_number_verified: flag,
  address: z.union([plainText(500), z.record(z.string().max(50), z.string().max(300))]).optional(),
  address_verified: flag,
  power_of_attorney: text(500),
});
type Exercised = z.output<typeof exercised>;
export { exercised };

type Used = { readonly hash: Buffer; readonly endsAt: Date };

/**
 * Receives a request that an agent sends for somebody, as one of the form. A message counts once; a request that is sent again
 * under its id is the one that is there.
 * @throws DrpError
 */
export async function exercise(
  tx: Tx,
  services: Services,
  agent: AgentOfSite,
  given: Exercised,
  used: Used,
): Promise<Record<string, string>> {
  const { accountId, siteId } = agent;
  const rights = rightsOf(given.exercise);
  if (!rights) throw new DrpError(400, 'This business does not support this rights action.', true);
  if (!(await lockAgent(tx, agent, agent.id))) throw new DrpError(401, 'This token opens nothing.');
  if (!(await useStatement(tx, accountId, siteId, used))) throw new DrpError(409, 'This message was used before.');
  const agentRequestId = given['agent-request-id'] ?? null;
  const before =
    agentRequestId === null ? undefined : await findByAgentRequestId(tx, accountId, agent.id, agentRequestId);
  if (before !== undefined) return readStatus(tx, services, agent, before);
  const now = services.now();
  if ((await countReceived(tx, accountId, new Date(now.getTime() - 3_600_000))) >= mostInAnHour)
    throw new DrpError(429, 'Too many requests were received within an hour. Try again later.');
  const input = inputOf(given, [...rights]);
  const site = await findSite(tx, accountId, siteId);
  if (!site || !input)
    throw new DrpError(400, 'These fields are missing or malformed: email, phone_number, name.', true);
  const form = await findForm(tx, accountId, siteId);
  const ownerCountry = (await findOwner(tx, accountId, siteId))?.country || undefined;
  const workplace = form?.workplace ?? ownerCountry ?? place;
  const verified = verifiedClaims.filter((claim) => given[claim] !== undefined && given[`${claim}_verified`] === true);
  const request = await receive(tx, services, accountId, {
    input,
    workplace,
    ownerCountry,
    channel: 'agent',
    receivedOn: dayAt(workplace, now),
    site: { id: siteId, name: site.name },
    handlerId: form?.handlerId ?? null,
    deputyId: form?.deputyId ?? null,
    isVerified: agent.isRelied && verified.length > 0,
  });
  // An answer goes to the address, so that the agent has to have verified it.
  if (agent.isRelied && verified.includes('email'))
    await answerLater(tx, services, { accountId, id: request.id }, answered);
  const status = statusNow(services, accountId, request, { agentRequestId, denied: null });
  await insertAgentRequest(tx, accountId, {
    siteId,
    verified,
    agentRequestId,
    requestId: request.id,
    connectionId: agent.id,
    agentId: agent.agentId,
    agentName: agent.name,
    exercise: given.exercise.replaceAll('_', '-'),
    callbackUrl: given.status_callback ?? null,
    denied: null,
    toldHash: status.hash,
    toldAt: now,
    failures: 0,
    failure: null,
  });
  return status.body;
}

/** Undefined: nobody is named. */
function inputOf(given: Exercised, rights: string[]) {
  const { name, email, phone_number: phone } = given;
  const parsed = requestInput.safeParse({
    place,
    rights,
    requesterFor: 'agent',
    name: name ?? email ?? phone,
    ...(email !== undefined && { email }),
    details: detailsOf(given),
    language: 'en',
  });
  return parsed.success ? parsed.data : undefined;
}

/** What the agent said of the person, under the names of the protocol. */
function detailsOf(given: Exercised): string {
  const { address } = given;
  const named: readonly (readonly [string, string | undefined])[] = [
    ['exercise', given.exercise],
    ['phone_number', given.phone_number],
    ['address', typeof address === 'object' ? Object.values(address).join(', ') : address],
    ['relationships', given.relationships?.join(', ')],
    ['power_of_attorney', given.power_of_attorney],
  ];
  return named
    .flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    .join('\n')
    .slice(0, 5000);
}

/** @throws DrpError 403, also for a request that is not there */
export async function readStatus(
  tx: Tx,
  services: Services,
  agent: AgentOfSite,
  requestId: string,
): Promise<Record<string, string>> {
  const request = await ownRequest(tx, agent, requestId, findRequest);
  const status = await agentStatus(tx, services, agent.accountId, request);
  if (!status) throw notYours();
  return status.body;
}

/** Withdraws a request that is open. @throws DrpError */
export async function revoke(
  tx: Tx,
  services: Services,
  agent: AgentOfSite,
  requestId: string,
  reason: string,
): Promise<Record<string, string>> {
  const { accountId } = agent;
  const request = await ownRequest(tx, agent, requestId, lockRequest);
  if (request.outcome === 'withdrawn') return readStatus(tx, services, agent, requestId);
  if (!actionsOf(request, dayOf(services.now())).includes('withdraw') || request.name === null)
    throw new DrpError(409, 'This request is no longer open.', true);
  const by = { who: 'requester', personId: null, doer: { accountId, job: 'dsar.agent' } } as const;
  await carryOut(tx, services, { request, step: { action: 'withdraw' }, by, note: reason });
  const body = await readStatus(tx, services, agent, requestId);
  const after = await findRequest(tx, accountId, requestId);
  const status = after && (await agentStatus(tx, services, accountId, after));
  if (status) await updateAgentRequest(tx, accountId, requestId, { toldHash: status.hash, toldAt: services.now() });
  return body;
}

async function ownRequest(
  tx: Tx,
  agent: AgentOfSite,
  requestId: string,
  find: typeof findRequest,
): Promise<StoredRequest> {
  if (!z.uuid().safeParse(requestId).success) throw notYours();
  const of = await findAgentRequest(tx, agent.accountId, requestId);
  const request = of?.connectionId === agent.id ? await find(tx, agent.accountId, requestId) : undefined;
  if (!request) throw notYours();
  return request;
}

const notYours = () => new DrpError(403, 'This agent manages no such request.');
