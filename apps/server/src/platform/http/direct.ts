import { bestLocale, fallbackLocale } from '@app/texts';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { declaredLength, endsConnection, readBody } from './body.ts';
import type { Budgets, Meter } from './budgets.ts';
import { problemOf, refusalBody } from './failure.ts';
import { allGuards, type Guards } from './guards.ts';
import { baseHeaders } from './headers.ts';
import { parsed } from './input.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { Problem } from './problem.ts';
import { addressReader, type TrustProxy } from './proxies.ts';

/** The head of a request at a direct route. */
export type Head = {
  /** The path parameter as it was sent. Empty if the route has none. */
  readonly rest: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The sender's address. Must be neither stored nor logged. */
  readonly address: string;
};

/** A request at a direct route with its body. */
export type Received = Head & { readonly body: Buffer };

/** The result of admission: the sender, and how to process the body. */
export type Admission = {
  /** Whether a secret identifies the sender. All other senders share one budget. */
  readonly isKnown: boolean;
  readonly bodyLimit: number;
} & (
  | {
      /** Processes the whole body, then calls `answer`. */
      receive(body: Buffer, answer: Answering): void;
    }
  | {
      /** Processes the body as a stream. */
      consume(body: Readable): Promise<DirectAnswer>;
    }
);

/** Called once the request is stored, with the response to send, or with the error. */
export type Answering = (error?: unknown, told?: DirectAnswer) => void;
export type DirectAnswer = { readonly status: 200 | 201; readonly body: unknown };

/** A route where pages and scripts of any origin submit data. */
export type DirectRoute = {
  /** The path as in the contract. A parameter is allowed only at its end. */
  readonly path: string;
  /** The schema of the query. If it is not set, the query is ignored. */
  readonly query?: z.ZodType | undefined;
  /** Identifies the sender by path and headers, before any of the body is read. @throws Problem */
  admit(head: Head): Admission | Promise<Admission>;
};

export type Direct = {
  /** Handles requests to direct routes. Returns false for any other request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Sends requests that come through the framework, such as those that tests inject, the same way. */
  mount(app: FastifyInstance): void;
};

type Deps = {
  readonly trustProxy: TrustProxy;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly budgets: Budgets;
  readonly guards?: Guards;
};

/** The size in bytes up to which a body is too cheap to be counted. */
const smallBody = 8 * 1024;

const open = {
  ...baseHeaders(false),
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};
const openJson = { ...open, 'content-type': 'application/json; charset=utf-8' };
const preflight = {
  ...open,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-work',
  'access-control-max-age': '86400',
};

/**
 * Routes that are handled before the framework sees the request: they receive most of the traffic, and the framework's hooks
 * would cost more than the work itself. They need no cookies, sessions or log lines.
 */
export function directRoutes(
  routes: readonly DirectRoute[],
  { trustProxy, log, metrics, budgets, guards = allGuards }: Deps,
): Direct {
  const addressOf = addressReader(trustProxy);
  // Longest path first, since a route with a parameter may have the same prefix.
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
    asked: Pick<Head, 'rest' | 'query'>,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const start = performance.now();
    let meter: Meter | undefined;
    const end: Answering = (error, told) => {
      meter?.release();
      if (error !== undefined) void refuse(error, request, response, log, route.path);
      else if (told) answerJson(response, told);
      else response.writeHead(204, open).end();
      const status = error === undefined ? (told?.status ?? 204) : (problemOf(error)?.status ?? 500);
      metrics.count({ method: 'POST', route: route.path, status, ms: performance.now() - start });
    };
    if (!isText(request.headers['content-type'])) return end(new Problem('input.media-type'));
    const address = addressOf(request);
    const head: Head = { ...asked, headers: request.headers, address };
    const admitted = (admission: Admission) => {
      if (route.query) checkQuery(route.query, asked.query);
      if (declaredLength(request) > admission.bodyLimit) return end(new Problem('input.too-large'));
      if ('consume' in admission) {
        admission.consume(request).then((told) => end(undefined, told), end);
        return;
      }
      if (!admission.isKnown) meter = budgets.meter(address);
      readBody(request, admission.bodyLimit, meter, (problem, body) => {
        if (problem) return end(problem);
        if (admission.isKnown || body.length <= smallBody) return admission.receive(body, end);
        budgets.inTurn(address, () => admission.receive(body, end)).catch(end);
      });
    };
    if (!guards.admission) return takeUnadmitted(route, head, request, end);
    attempt(() => {
      const admission = route.admit(head);
      if (admission instanceof Promise) admission.then(admitted).catch(end);
      else admitted(admission);
    }, end);
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

/** @throws Problem `input.invalid`, also for a repeated parameter */
function checkQuery(schema: z.ZodType, query: URLSearchParams): void {
  const names = new Set(query.keys());
  const given = [...names].map((name) => [name, query.getAll(name)] as const);
  parsed(schema, Object.fromEntries(given.map(([name, all]) => [name, all.length > 1 ? all : all[0]])));
}

/**
 * Whether a page may send this content type to another origin without a preflight. @see Fetch, CORS-safelisted request-header
 */
function isText(type: string | undefined): boolean {
  return type === undefined || /^(?:text\/plain|application\/(?:x-nd)?json)/.test(type);
}

function attempt(work: () => void, onFailure: Answering): void {
  try {
    work();
  } catch (error) {
    onFailure(error);
  }
}

/** Reads the whole body before admission. For comparison in benchmarks. */
function takeUnadmitted(route: DirectRoute, head: Head, request: IncomingMessage, end: Answering): void {
  readBody(request, 64 * 1024 * 1024, undefined, (problem, body) => {
    if (problem) return end(problem);
    const take = async () => {
      const admission = await route.admit(head);
      if ('receive' in admission) admission.receive(body, end);
      else end(undefined, await admission.consume(Readable.from([body])));
    };
    take().catch(end);
  });
}

function answerJson(response: ServerResponse, { status, body }: DirectAnswer): void {
  const json = JSON.stringify(body);
  // With `Content-Length` the response is sent in one piece.
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
  const body = await refusalBody(problem, accepted ? bestLocale(accepted) : fallbackLocale);
  const again = problem.status === 429 || problem.status === 503;
  response.writeHead(problem.status, {
    ...open,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(again && { 'retry-after': String(problem.values?.['seconds'] ?? 1) }),
    // The rest of a body that is too long is not read.
    ...((problem.status === 413 || endsConnection(request)) && { connection: 'close' }),
  });
  response.end(body);
}

function bug(error: unknown, log: Log, route: string): Problem {
  const id = randomUUID();
  log.failure('bug', error, { id, route });
  return new Problem('server.error', { id });
}
