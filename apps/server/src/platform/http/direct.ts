import { bestLocale, fallbackLocale } from '@app/texts';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { problemOf, told } from './failure.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { Problem } from './problem.ts';
import { addressReader, type TrustProxy } from './proxies.ts';

/** What came in at a direct route. */
export type Received = {
  /** The parameter of the path, as it was sent. Empty where the route has none. */
  readonly rest: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  /** Where it came from. Not to be kept, and not to be written down. */
  readonly address: string;
};

/** Told once what came is kept, with what there is to say of it, or why it is not. */
export type Answering = (error?: unknown, told?: Told) => void;
export type Told = { readonly status: 200 | 201; readonly body: unknown };

/** A route where pages and scripts of any origin leave something. */
export type DirectRoute = {
  /** As the contract writes it. A parameter may stand at its end alone. */
  readonly path: string;
  readonly bodyLimit: number;
  /** Ends with `answer`. */
  receive(received: Received, answer: Answering): void;
};

export type Direct = {
  /** Answers requests to direct routes. False: it is for another. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Lets requests that come by the framework, as tests inject them, go the same way. */
  mount(app: FastifyInstance): void;
};

type Around = { readonly trustProxy: TrustProxy; readonly log: Log; readonly metrics: Metrics };

const open = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};
const openJson = { ...open, 'content-type': 'application/json; charset=utf-8' };
const preflight = {
  ...open,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '86400',
};

/**
 * Routes that are answered before the framework sees the request: where most requests of all arrive, its hooks would
 * cost more than what is done. What they leave out, cookies, sessions and a line in the log each, these have no use for.
 */
export function directRoutes(routes: readonly DirectRoute[], { trustProxy, log, metrics }: Around): Direct {
  const addressOf = addressReader(trustProxy);
  // Those without a parameter first: another's may stand in the same place.
  const known = routes
    .map((route) => ({ route, start: route.path.replace(/\{\w+\}$/, '') }))
    .toSorted((one, other) => other.start.length - one.start.length);
  const find = (path: string) =>
    known.find(({ route, start }) => (start === route.path ? path === start : path.startsWith(start)));

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method } = request;
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const found = find(path);
    if (!found) return false;
    if (method === 'OPTIONS') response.writeHead(204, preflight).end();
    else if (method === 'POST') {
      const asked = new URLSearchParams(query < 0 ? '' : url.slice(query));
      take(found.route, { rest: path.slice(found.start.length), query: asked }, request, response);
    } else return false;
    return true;
  }

  function take(
    route: DirectRoute,
    asked: Pick<Received, 'rest' | 'query'>,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const start = performance.now();
    const end: Answering = (error, told) => {
      if (error !== undefined) void refuse(error, request, response, log, route.path);
      else if (told) answerJson(response, told);
      else response.writeHead(204, open).end();
      const status = error === undefined ? (told?.status ?? 204) : (problemOf(error)?.status ?? 500);
      metrics.count({ method: 'POST', route: route.path, status, ms: performance.now() - start });
    };
    if (!isText(request.headers['content-type'])) return end(new Problem('input.media-type'));
    readBody(request, route.bodyLimit, (body) => {
      if (!body) return end(new Problem('input.too-large'));
      route.receive({ ...asked, body, headers: request.headers, address: addressOf(request) }, end);
    });
  }

  return {
    answer,
    mount(app) {
      for (const { path } of routes) {
        app.route({
          method: ['POST', 'OPTIONS'],
          url: path.replace(/\{(\w+)\}/, ':$1'),
          async onRequest(request, reply) {
            reply.hijack();
            answer(request.raw, reply.raw);
          },
          handler: () => undefined,
        });
      }
    },
  };
}

/** As text a page may send it to another origin without being asked first. @see Fetch, CORS-safelisted request-header */
function isText(type: string | undefined): boolean {
  return type === undefined || /^(?:text\/plain|application\/(?:x-nd)?json)/.test(type);
}

/** Undefined where it is longer than the limit: what follows is not read then. */
function readBody(request: IncomingMessage, limit: number, read: (body: Buffer | undefined) => void): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) return read(undefined);
  const parts: Buffer[] = [];
  let length = 0;
  let over = false;
  request.on('data', (part: Buffer) => {
    if (over) return;
    parts.push(part);
    length += part.length;
    over = length > limit;
    if (over) read(undefined);
  });
  request.on('end', () => {
    if (!over) read(parts.length === 1 ? parts[0] : Buffer.concat(parts));
  });
  // Whoever went away in the middle waits for no answer.
  request.on('error', () => (over = true));
}

function answerJson(response: ServerResponse, { status, body }: Told): void {
  const json = JSON.stringify(body);
  // With its length it goes out in one piece.
  response.writeHead(status, { ...openJson, 'content-length': Buffer.byteLength(json) }).end(json);
}

async function refuse(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
  route: string,
): Promise<void> {
  const problem = problemOf(error) ?? bug(error, log, route);
  const accepted = request.headers['accept-language'];
  const body = JSON.stringify(await told(problem, accepted ? bestLocale(accepted) : fallbackLocale));
  const again = problem.status === 429 || problem.status === 503;
  response.writeHead(problem.status, {
    ...open,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(again && { 'retry-after': String(problem.values?.['seconds'] ?? 1) }),
    // The rest of what is too long is not read.
    ...(problem.status === 413 && { connection: 'close' }),
  });
  response.end(body);
}

function bug(error: unknown, log: Log, route: string): Problem {
  const id = randomUUID();
  log.failure('bug', error, { id, route });
  return new Problem('server.error', { id });
}
