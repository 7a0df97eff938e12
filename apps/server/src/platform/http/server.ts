import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { isPassing } from '../database/away.ts';
import { arrivalOf, type Arriving } from './arrival.ts';
import type { Asked } from './context.ts';
import type { Direct } from './direct.ts';
import { problemOf, told, toldInEnvelope } from './failure.ts';
import type { Front } from './front.ts';
import { securityHeaders, type Kind } from './headers.ts';
import { pathOf } from './language.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { usualBodyLimit } from './mount.ts';
import { Problem } from './problem.ts';

export type Listening = {
  readonly arriving: Arriving;
  readonly https: boolean;
  /** Whose `X-Forwarded-For` counts: nobody's, unless the operator named proxies, or how many there are. */
  readonly trustProxy: boolean | number | string;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Answers public pages from memory before anything else is done for a request. */
  readonly front?: Front;
  /** Answers what needs none of what follows. */
  readonly direct?: Direct;
  /** What a refusal says where people read; `undefined` where it is told as data. */
  readonly refusalPage?: (problem: Problem, asked: Asked) => Promise<RefusalPage | undefined>;
  /** What people see where there is nothing. */
  readonly notFoundPage: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
};

export type RefusalPage = {
  readonly kind: Kind;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  readonly body: string;
};

// Whoever sends a request byte by byte holds a connection no longer than the first; proxies keep theirs for a minute.
const timeouts = { requestTimeout: 60_000, keepAliveTimeout: 72_000 };

/** The server without its routes: what every request passes, and what becomes of errors. */
export function newServer(listening: Listening): FastifyInstance {
  const { arriving, log, metrics, trustProxy } = listening;
  const app = Fastify({
    logger: false,
    serverFactory: (handler) =>
      createServer(
        timeouts,
        (request, response) =>
          void (
            listening.direct?.answer(request, response) ||
            listening.front?.answer(request, response) ||
            handler(request, response)
          ),
      ),
    bodyLimit: usualBodyLimit,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // An address with broken escapes never reaches a route, so its hooks do not run.
    frameworkErrors: (error, request, reply) => {
      request.arrival ??= arrivalOf(request, arriving);
      void refuse(error, request, reply, listening);
    },
  });

  readBodies(app);
  listening.front?.watch(app);
  listening.direct?.mount(app);
  app.decorateRequest('arrival');
  app.addHook('onRequest', async (request, reply) => {
    request.arrival = arrivalOf(request, arriving);
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round((performance.now() - request.arrival.at) * 10) / 10;
    metrics.count({ method: request.method, route, status: reply.statusCode, ms });
    log.request({ id: request.id, method: request.method, route, status: reply.statusCode, ms });
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => refuse(error, request, reply, listening));
  app.setNotFoundHandler((request, reply) => nothingHere(request, reply, listening));
  return app;
}

/** JSON and forms. An empty body counts as none, whatever type it claims. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseJson(text as string));
    } catch {
      done(new Problem('input.unreadable'));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    const fields = parseForm(text as string);
    if (fields) done(null, fields);
    else done(new Problem('input.too-large'));
  });
}

function parseJson(text: string): unknown {
  // The name may also be written in escapes.
  if (!/__proto__|\\u/.test(text)) return JSON.parse(text);
  // Such a key would be set as a prototype by whoever copies the object.
  return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
}

/** More than any form of ours has. */
const mostFields = 1000;

/** A form as an object: `name[]` and names sent twice become lists. `undefined` where it has too many fields. */
function parseForm(text: string): Record<string, string | string[]> | undefined {
  const fields = new Map<string, string[]>();
  const sent = [...new URLSearchParams(text)];
  if (sent.length > mostFields) return undefined;
  for (const [name, value] of sent) {
    if (name === '__proto__') continue;
    const known = fields.get(name);
    if (known) known.push(value);
    else fields.set(name, [value]);
  }
  return Object.fromEntries(
    [...fields].map(([name, all]) => [name, name.endsWith('[]') || all.length > 1 ? all : (all[0] ?? '')]),
  );
}

async function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  listening: Listening,
): Promise<void> {
  const problem = problemOf(error) ?? bug(error, request, listening.log);
  if (isPassing(error)) logFailure('database', error, request, listening.log);
  const { locale } = request.arrival.asked;
  const seconds = problem.values?.seconds;
  if (problem.status === 429 || problem.status === 503) reply.header('retry-after', String(seconds ?? 1));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');

  const { endpoint } = request.routeOptions.config;
  const page = await listening.refusalPage?.(problem, request.arrival.asked);
  const body = endpoint?.envelope ? await toldInEnvelope(problem, locale) : await told(problem, locale);
  await reply
    .code(problem.status)
    .headers(securityHeaders(page?.kind ?? 'data', request.arrival.nonce, listening.https))
    .headers(page?.headers ?? {})
    .removeHeader('etag')
    .removeHeader('content-disposition')
    // A session that began in a transaction that failed is none.
    .removeHeader('set-cookie')
    .removeHeader('x-csrf-token')
    .type(page?.type ?? 'application/json; charset=utf-8')
    .send(page?.body ?? JSON.stringify(body));
}

/** Nobody outside learns more of a bug than its id, which is that of the request. */
function bug(error: unknown, request: FastifyRequest, log: Log): Problem {
  logFailure('bug', error, request, log);
  return new Problem('server.error', { id: request.id });
}

function logFailure(what: string, error: unknown, { id, routeOptions }: FastifyRequest, log: Log): void {
  log.failure(what, error, { id, route: routeOptions.url ?? 'none' });
}

async function nothingHere(request: FastifyRequest, reply: FastifyReply, listening: Listening): Promise<void> {
  const path = pathOf(request.url);
  // A missing script or picture is no place for a page.
  const wantsPage = ['GET', 'HEAD'].includes(request.method) && !path.startsWith('/api/') && !/\.\w+$/.test(path);
  const nothing = new Problem('route.not-found');
  if (!wantsPage || (await listening.refusalPage?.(nothing, request.arrival.asked))) throw nothing;
  const page = await listening.notFoundPage(request, reply);
  await reply
    .code(404)
    .headers(securityHeaders('page', request.arrival.nonce, listening.https))
    .type('text/html; charset=utf-8')
    .send(page);
}
