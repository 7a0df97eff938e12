import { endpoint, fixedPath } from '@app/contract/endpoint.ts';
import { envelope } from '@app/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { secretsFrom } from '#platform/crypto/secrets.ts';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { RequestDatabase } from '#platform/database/database.ts';
import { newAdmission } from '#platform/http/admission.ts';
import type { Actors } from '#platform/http/actor.ts';
import { newBudgets } from '#platform/http/budgets.ts';
import type { Patience } from '#platform/http/connections.ts';
import type { Actor, RequestServices } from '#platform/http/context.ts';
import { cookieNames } from '#platform/http/cookies.ts';
import { csrfToken } from '#platform/http/csrf.ts';
import { jsonLog } from '#platform/http/log.ts';
import { newQuietLog } from '#platform/http/quiet.ts';
import { newMetrics } from '#platform/http/metrics.ts';
import { mount } from '#platform/http/mount.ts';
import { noRights, rightsOf } from '#platform/http/rights.ts';
import { routes } from '#platform/http/routes.ts';
import { newWork } from '#platform/http/work.ts';
import { newServer } from '#platform/http/server.ts';

/** Routes of every kind, to test what a route gets by its declaration. */
const group = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/things/{thingId}',
    access: 'signed-in',
    answer: z.object({ id: z.string(), by: z.string() }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/v1/things',
    access: 'signed-in',
    status: 201,
    body: z.object({
      name: z.string().min(1).max(10),
      size: z.int().min(1),
      tags: z.array(z.string()).max(2).default([]),
      owner: z.object({ email: z.email() }).optional(),
    }),
    answer: z.object({ name: z.string() }),
  }),
  own: endpoint({ method: 'DELETE', path: '/api/v1/things', access: 'account.edit', answer: z.object({}) }),
  dashboardOnly: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard-only',
    access: 'signed-in',
    sessionOnly: true,
    answer: z.object({}),
  }),
  form: endpoint({
    method: 'POST',
    path: '/{locale}/form',
    access: 'public',
    ...fixedPath,
    body: z.object({ name: z.string().min(1), 'args[]': z.array(z.string()).optional() }),
    answer: envelope,
  }),
  limited: endpoint({
    method: 'GET',
    path: '/api/v1/limited',
    access: 'public',
    rate: { by: 'address', points: 2, seconds: 60 },
    answer: z.object({}),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/v1/open',
    access: 'public',
    cors: '*',
    body: z.object({ n: z.int() }),
    answer: z.object({ n: z.int() }),
  }),
  go: endpoint({
    method: 'GET',
    path: '/go',
    access: 'public',
    produces: 'redirect',
    query: z.object({ to: z.string() }),
    answer: z.unknown(),
  }),
  page: endpoint({ method: 'GET', path: '/page', access: 'public', produces: 'html', answer: z.unknown() }),
  file: endpoint({ method: 'GET', path: '/file', access: 'public', produces: 'file', answer: z.unknown() }),
  broken: endpoint({ method: 'GET', path: '/api/v1/broken', access: 'public', answer: z.object({}) }),
  lies: endpoint({ method: 'GET', path: '/api/v1/lies', access: 'public', answer: z.object({ n: z.int() }) }),
  proved: endpoint({
    method: 'POST',
    path: '/api/v1/proved',
    access: 'signed-in',
    verified: true,
    answer: z.object({}),
  }),
  signIn: endpoint({ method: 'POST', path: '/sign-in', access: 'public', answer: z.object({}) }),
};

export const thing = '01890a5d-ac96-774b-bcce-b302099a8057';
const nobody = { id: 'person', accountId: 'account', rights: noRights };
const member: Actor = { ...nobody, sessionId: 'session' };
const owner: Actor = { ...member, rights: rightsOf({ account: ['owner'], projects: [] }) };
const sessions = new Map([
  ['member-secret', member],
  ['owner-secret', owner],
]);
const actors: Actors = {
  ofSession: async (hash) => [...sessions].find(([secret]) => sha256(secret).equals(hash))?.[1],
  viewAs: async (actor) => actor,
  isProved: async ({ rights }) => rights.account.size > 0,
  ofApiKey: async (hash) => (sha256('key').equals(hash) ? { ...nobody, apiKeyId: 'key' } : undefined),
};

export const key = secretsFrom(new Uint8Array(32)).key('csrf');

/** A server with only these routes. Its log entries are added to `written`. */
export async function kindsOfRoutes(written: string[] = [], patience?: Patience): Promise<FastifyInstance> {
  const log = jsonLog(
    (line) => written.push(line),
    () => new Date(),
  );
  const budgets = newBudgets();
  const arriving = {
    names: cookieNames(false),
    secure: false,
    csrfKey: key,
    deviceKey: key,
    countryOf: async () => undefined,
  };
  const app = newServer({
    servesHere: () => true,
    arriving,
    https: false,
    trustProxy: false,
    log,
    quiet: newQuietLog(log),
    metrics: newMetrics(),
    budgets,
    ...(patience && { patience }),
    notFoundPage: async () => '<p>nothing</p>',
  });
  // These routes use no other services.
  const db = { heldBy: () => db } as unknown as RequestDatabase;
  const services = { db, log, now: () => new Date() } as RequestServices;
  const all = routes(group, {
    read: async ({ params }, { actor }) => ({ id: params.thingId, by: actor.id }),
    write: async ({ body }) => ({ name: body.name }),
    own: async () => ({}),
    dashboardOnly: async () => ({}),
    form: async ({ body }) => ({ success: true, message: `${body.name} ${(body['args[]'] ?? []).join('+')}` }),
    limited: async () => ({}),
    open: async ({ body }) => body,
    go: async ({ query }) => ({ to: query.to }),
    page: async (_, { reply }) => {
      reply.header('etag', '"1"');
      return '<p>page</p>';
    },
    file: async () => ({ body: 'a,b', type: 'text/csv', name: 'ä"b.csv' }),
    broken: async () => {
      throw new Error('the secret reason');
    },
    // A response that does not match the contract.
    lies: async () => ({ n: 'one' }) as never,
    proved: async () => ({}),
    signIn: async (_, { reply }) => {
      reply.startSession(60);
      return {};
    },
  });
  mount(app, all, {
    services,
    actors,
    admission: newAdmission(services.db, {}),
    https: false,
    limits: 'as-declared',
    // None of these routes asks for proof of work.
    work: newWork(
      async () => true,
      key,
      () => new Date(),
    ),
    budgets,
    protection: { key, publicUrl: 'http://localhost:3000' },
  });
  await app.ready();
  return app;
}

export const asMember = {
  cookie: 'candor=member-secret',
  'x-csrf-token': csrfToken(key, 'member-secret'),
  origin: 'http://localhost:3000',
  host: 'localhost:3000',
};
export const visitor = { cookie: 'candor-visit=visit-secret', 'x-csrf-token': csrfToken(key, 'visit-secret') };
