import { dataRightsPaths, plainText } from '@app/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { randomToken, sha256 } from '#platform/crypto/tokens.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import { problemOf } from '#platform/http/failure.ts';
import { securityHeaders } from '#platform/http/headers.ts';
import type { Deps } from '#platform/feature.ts';
import { recordEvent } from '../../audit/index.ts';
import { useStatement } from '../identity/key-queries.ts';
import { DrpError } from './drp-error.ts';
import { exercise, exercised, readStatus, revoke } from './exercise.ts';
import { findAgentByToken, findAgentOfBusiness, updateAgent, type AgentOfSite } from './queries.ts';
import { whyNotNow } from './rules.ts';
import { envelope, isSignedBy, readBody, readSigned, useOf, type SignedMessage } from './signed-message.ts';

const bodyLimit = 48 * 1024;
const perMinute = 60;

type ById<Name extends string> = FastifyRequest<{ Params: Record<Name, string> }>;

/** Mounts the addresses by which authorized agents send requests. @see Data Rights Protocol 1.0, 2 */
export async function mountDataRights(app: FastifyInstance, { services, db, https, limits }: Deps): Promise<void> {
  const limit = limits === 'off' ? () => 0 : addressLimit(perMinute);
  const agentUrl = dataRightsPaths.agent.replace('{agentId}', ':agentId');
  const requestUrl = dataRightsPaths.request.replace('{requestId}', ':requestId');
  const agents = new WeakMap<FastifyRequest, AgentOfSite>();

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Signed messages are text, whatever an agent calls them.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, text, done) => done(null, text));
    scope.setErrorHandler((error, request, reply) => refuse(error, request, reply));
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(securityHeaders('data', '', https));
      const seconds = limit(request.ip, services.now().getTime());
      if (seconds > 0) {
        reply.header('retry-after', String(seconds));
        throw new DrpError(429, 'Too many messages. Try again later.');
      }
      // The key of a message that has no token is found by what the message says.
      if (request.method === 'POST' && request.routeOptions.url === agentUrl) return;
      agents.set(request, await byToken(request.headers.authorization));
    });

    scope.post(agentUrl, async (request: ById<'agentId'>, reply) => {
      const token = await setUp(request.params.agentId, request.body);
      // Of what is wrong the answer says nothing: 2.05.1.
      if (token === undefined) return reply.code(403).send();
      return { 'agent-id': request.params.agentId, token };
    });
    scope.get(agentUrl, async (request: ById<'agentId'>) => {
      if (known(request).agentId !== request.params.agentId) throw new DrpError(403, 'This token is of another agent.');
      return {};
    });
    scope.post(dataRightsPaths.requests, async (request) => {
      const agent = known(request);
      const message = signed(request.body, agent);
      const used = { hash: useOf(message), endsAt: checkEnvelope(message, agent) };
      const given = readBody(exercised, message);
      return db.inAccount(agent.accountId, (tx) => exercise(tx, services, agent, given, used));
    });
    scope.get(requestUrl, async (request: ById<'requestId'>) => {
      const agent = known(request);
      return db.inAccount(agent.accountId, (tx) => readStatus(tx, services, agent, request.params.requestId));
    });
    scope.delete(requestUrl, async (request: ById<'requestId'>) => {
      const agent = known(request);
      const { reason } = readBody(revocation, signed(request.body, agent));
      return db.inAccount(agent.accountId, (tx) => revoke(tx, services, agent, request.params.requestId, reason));
    });
  });

  /** The token of an agent whose message holds: it replaces the one before. Undefined: it does not. */
  async function setUp(agentId: string, body: unknown): Promise<string | undefined> {
    const message = readSigned(body);
    const claimed = message && envelope.safeParse(jsonOf(message));
    if (!claimed?.success || claimed.data['agent-id'] !== agentId) return undefined;
    const { 'business-id': businessId, 'issued-at': issuedAt, 'expires-at': expiresAt } = claimed.data;
    const agent = await db.acrossAccounts((tx) => findAgentOfBusiness(tx, businessId, agentId));
    if (!message || !agent || !isSignedBy(message, agent.verifyKey)) return undefined;
    const now = services.now();
    if (whyNotNow({ issuedAt, expiresAt }, now) !== undefined) return undefined;
    const { accountId, siteId } = agent;
    return db.inAccount(accountId, async (tx) => {
      const used = { hash: useOf(message), endsAt: expiresAt };
      if (!(await useStatement(tx, accountId, siteId, used))) return undefined;
      const token = randomToken();
      await updateAgent(tx, agent, agent.id, { tokenHash: sha256(token), tokenAt: now });
      const details = { action: 'agent-token', agentId };
      await recordEvent(tx, now, { accountId, job: 'dsar.agent' }, 'dsar-form.changed', { siteId, details });
      return token;
    });
  }

  /** @throws DrpError 401 */
  async function byToken(authorization: string | undefined): Promise<AgentOfSite> {
    const [, token] = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '') ?? [];
    const agent =
      token === undefined ? undefined : await db.acrossAccounts((tx) => findAgentByToken(tx, sha256(token)));
    if (!agent) throw new DrpError(401, 'This token opens nothing.');
    return agent;
  }

  /** @throws DrpError 401 */
  function known(request: FastifyRequest): AgentOfSite {
    const agent = agents.get(request);
    if (!agent) throw new DrpError(401, 'This token opens nothing.');
    return agent;
  }

  /**
   * Checks for whom a message is and whether it counts now, in the order of the protocol, 3.07.
   * @returns until when it would count
   * @throws DrpError
   */
  function checkEnvelope(message: SignedMessage, agent: AgentOfSite): Date {
    const said = readBody(envelope, message);
    if (said['agent-id'] !== agent.agentId || said['business-id'] !== agent.businessId) throw notSigned();
    const { 'issued-at': issuedAt, 'expires-at': expiresAt } = said;
    const why = whyNotNow({ issuedAt, expiresAt }, services.now());
    if (why !== undefined) throw new DrpError(400, refusals[why], why === 'expired');
    return expiresAt;
  }

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
    const refusal = refusalOf(error);
    if (!refusal) services.log.failure('bug', error, { id: request.id, route: request.routeOptions.url ?? 'none' });
    const { status, body } = refusal ?? new DrpError(500, 'Something went wrong.');
    if (status === 503) reply.header('retry-after', String(problemOf(error)?.values?.['seconds'] ?? 5));
    return reply.code(status).type('application/json; charset=utf-8').send(body);
  }
}

const refusals = {
  early: 'issued-at lies in the future.',
  expired: 'expires-at is over.',
  long: 'expires-at lies more than 30 minutes after issued-at.',
} as const;

const revocation = z.looseObject({ reason: plainText(2000).optional().default('').catch('') });

/** The message of a token, signed by its agent. @throws DrpError 403 */
function signed(body: unknown, { verifyKey }: AgentOfSite): SignedMessage {
  const message = readSigned(body);
  if (!message || !isSignedBy(message, verifyKey)) throw notSigned();
  return message;
}

/** The same for everything that is not this agent's message to this business. */
const notSigned = () => new DrpError(403, 'The message is not signed by this agent for this business.');

function jsonOf({ body }: SignedMessage): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function refusalOf(error: unknown): { readonly status: number; readonly body: object } | undefined {
  if (error instanceof DrpError) return error;
  const problem = problemOf(error);
  return problem && new DrpError(problem.status, 'The message cannot be processed.');
}
