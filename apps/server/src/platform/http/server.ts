import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isPassing } from '../database/away.ts';
import { arrivalOf, goesFirst, type Arriving } from './arrival.ts';
import { anonymousBodyLimit, endsConnection, textOf, wholeBody } from './body.ts';
import type { Budgets } from './budgets.ts';
import { newConnections, usualPatience, type Patience } from './connections.ts';
import type { RequestDetails } from './context.ts';
import type { Direct } from './direct.ts';
import { problemOf, refusalBody } from './failure.ts';
import type { Front } from './front.ts';
import type { ServesHere } from './hosts.ts';
import { allGuards, type Guards } from './guards.ts';
import { baseHeaders, securityHeaders, type Kind } from './headers.ts';
import { readJson } from './json.ts';
import { pathOf } from './language.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { usualBodyLimit } from './mount.ts';
import { Problem } from './problem.ts';
import { isQuiet, type QuietLog } from './quiet.ts';
import { sendNotFound } from './not-found.ts';

export type Listening = {
  readonly arriving: Arriving;
  readonly https: boolean;
  /** Which proxies' `X-Forwarded-For` is trusted: none, unless the operator gave addresses or a number of hops. */
  readonly trustProxy: boolean | number | string;
  readonly log: Log;
  /** For requests of which nothing is told. */
  readonly quiet: QuietLog;
  readonly metrics: Metrics;
  /** The resources that anonymous requests may use. */
  readonly budgets: Budgets;
  readonly guards?: Guards;
  readonly patience?: Patience;
  /** Which paths the address of a request serves. */
  readonly servesHere: ServesHere;
  /** Serves public pages from memory before anything else is done for a request. */
  readonly front?: Front;
  /** Serves direct routes, which need none of the hooks below. */
  readonly direct?: Direct;
  /** Renders an error as a page or file where people read it; `undefined` where it is returned as data. */
  readonly refusalPage?: RefusalOf;
  /** Renders the page for addresses that do not exist. */
  readonly notFoundPage: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
};

export type RefusalPage = {
  readonly kind: Kind;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  readonly body: string;
};

export type RefusalOf = (problem: Problem, asked: RequestDetails) => Promise<RefusalPage | undefined>;

/** Creates the server without its routes: the hooks for every request, and the error handling. */
export function newServer(listening: Listening): FastifyInstance {
  const { arriving, log, metrics, trustProxy, guards = allGuards, patience = usualPatience } = listening;
  const connections = newConnections(patience);
  // Proxies keep an idle connection for a minute. `connections` handles slow bodies.
  const timeouts = {
    keepAliveTimeout: 72_000,
    headersTimeout: guards.slow ? patience.span : 0,
    requestTimeout: 0,
    connectionsCheckingInterval: patience.every,
  };
  const app = Fastify({
    logger: false,
    serverFactory(handler) {
      const server = createServer(timeouts, (request, response) => {
        connections.begin(request, response);
        if (refusesHosts(request, response)) return;
        const isHere = listening.servesHere(request);
        if (isHere && (listening.direct?.answer(request, response) || listening.front?.answer(request, response)))
          return;
        handler(request, response);
      });
      if (guards.slow) connections.watch(server);
      return server;
    },
    // During shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    bodyLimit: usualBodyLimit,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // An address with invalid escapes never reaches a route, so the hooks do not run.
    frameworkErrors: (error, request, reply) => {
      request.arrival ??= arrivalOf(request, arriving);
      void refuse(error, request, reply, listening);
    },
  });

  const base = baseHeaders(listening.https);
  readBodies(app, listening.budgets);
  listening.front?.watch(app);
  listening.direct?.mount(app);
  app.addHook('preClose', () => connections.drain());
  app.decorateRequest('arrival');
  app.addHook('onRequest', async (request, reply) => {
    request.arrival = arrivalOf(request, arriving);
    reply.header('x-request-id', request.id);
    reply.headers(base);
    if (!listening.servesHere(request.raw)) return reply.callNotFound();
  });
  app.addHook('onClose', async () => listening.quiet.flush());
  app.addHook('onResponse', async (request, reply) => {
    if (isQuiet(request.url)) return metrics.countQuiet();
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round((performance.now() - request.arrival.at) * 10) / 10;
    metrics.count({ method: request.method, route, status: reply.statusCode, ms });
    log.request({ id: request.id, method: request.method, route, status: reply.statusCode, ms });
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => refuse(error, request, reply, listening));
  app.setNotFoundHandler((request, reply) => nothingHere(request, reply, listening));
  return app;
}

/** Refuses a request with two Host headers, since a proxy in front may use the other one. @see RFC 9112, 3.2 */
function refusesHosts({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (names.length < 2) return false;
  response.writeHead(400, { connection: 'close' }).end();
  return true;
}

/** Parses JSON and forms. An empty body counts as none, whatever its content type. */
function readBodies(app: FastifyInstance, budgets: Budgets): void {
  app.removeAllContentTypeParsers();
  addParser(app, 'application/json', budgets, (text) => (text === '' ? undefined : readJson(text)));
  addParser(app, 'application/x-www-form-urlencoded', budgets, (text) => {
    const fields = parseForm(text);
    if (!fields) throw new Problem('input.too-large');
    return fields;
  });
}

/**
 * Parses bodies of a content type. The sender is known by now: anonymous senders have a smaller limit, and their bytes and time
 * are counted.
 */
export function addParser(
  app: FastifyInstance,
  type: string,
  budgets: Budgets,
  parse: (text: string) => unknown,
  mostBytes = Infinity,
): void {
  app.addContentTypeParser(
    type,
    async ({ ip, arrival, routeOptions, raw }: FastifyRequest, payload: IncomingMessage) => {
      const own = Math.min(routeOptions.bodyLimit ?? usualBodyLimit, mostBytes);
      const isKnown = arrival.actor !== undefined;
      const meter = isKnown ? undefined : budgets.meter(ip);
      const source = Object.assign(payload, { headers: raw.headers });
      try {
        const body = await wholeBody(source, isKnown ? own : Math.min(own, anonymousBodyLimit), meter);
        const read = () => parse(textOf(body));
        return isKnown ? read() : await budgets.inTurn(ip, read, goesFirst(arrival));
      } finally {
        meter?.release();
      }
    },
  );
}

/** More fields than any of our forms has. */
const mostFields = 1000;

function countOf(sign: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

/** Parses a form into an object: `name[]` and repeated names become lists. `undefined` if it has too many fields. */
function parseForm(text: string): Record<string, string | string[]> | undefined {
  const fields = new Map<string, string[]>();
  // Counted before parsing, which takes a hundred times as long.
  if (countOf('&', text) >= mostFields) return undefined;
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === '__proto__') throw new Problem('input.unreadable');
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
  const problem = problemOf(error) ?? bug(error, request, listening);
  if (isPassing(error)) logFailure('database', error, request, listening);
  const { locale } = request.arrival.asked;
  const seconds = problem.values?.seconds;
  if (problem.status === 429 || problem.status === 503) reply.header('retry-after', String(seconds ?? 1));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');

  const { endpoint } = request.routeOptions.config;
  const page = await listening.refusalPage?.(problem, request.arrival.asked);
  const body = page?.body ?? (await refusalBody(problem, locale, endpoint?.envelope));
  // The rest of a long body is not worth reading.
  if (endsConnection(request.raw)) reply.header('connection', 'close');
  await reply
    .code(problem.status)
    .headers(securityHeaders(page?.kind ?? 'data', request.arrival.nonce, listening.https))
    .headers(page?.headers ?? {})
    .removeHeader('etag')
    .removeHeader('content-disposition')
    // A session that was started in a failed transaction does not exist.
    .removeHeader('set-cookie')
    .removeHeader('x-csrf-token')
    .type(page?.type ?? 'application/json; charset=utf-8')
    .send(body);
}

/** Logs a bug and returns a problem that reveals only its id, which is that of the request. */
function bug(error: unknown, request: FastifyRequest, listening: Listening): Problem {
  logFailure('bug', error, request, listening);
  return new Problem('server.error', { id: request.id });
}

function logFailure(
  what: string,
  error: unknown,
  { id, url, routeOptions }: FastifyRequest,
  { log, quiet }: Listening,
): void {
  if (isQuiet(url)) return quiet.failure(error);
  log.failure(what, error, { id, route: routeOptions.url ?? 'none' });
}

/** Whether a person opened the address: a missing script or picture gets no page, and neither does a program. */
function isPageAsked({ url, headers }: FastifyRequest): boolean {
  const path = pathOf(url);
  if (/^\/(?:api|assets)\//.test(path)) return false;
  return !/\.\w+$/.test(path) || String(headers.accept).includes('text/html');
}

async function nothingHere(request: FastifyRequest, reply: FastifyReply, listening: Listening): Promise<void> {
  const wantsPage = ['GET', 'HEAD'].includes(request.method) && isPageAsked(request);
  const nothing = new Problem('route.not-found');
  if (!wantsPage || (await listening.refusalPage?.(nothing, request.arrival.asked))) throw nothing;
  // The dashboard, which shows its own page, is not at the addresses of documents and banners.
  if (!listening.servesHere({ headers: request.headers, url: '/' }))
    return sendNotFound(request, reply, listening.https);
  const page = await listening.notFoundPage(request, reply);
  await reply
    .code(404)
    .headers(securityHeaders('page', request.arrival.nonce, listening.https))
    .type('text/html; charset=utf-8')
    .send(page);
}
