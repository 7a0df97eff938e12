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
  /** The parameter of the path, as it was sent. Empty where the route has none. */
  readonly rest: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Where it came from. Not to be kept, and not to be written down. */
  readonly address: string;
};

/** What came in at a direct route. */
export type Received = Head & { readonly body: Buffer };

/** Who sends, and what becomes of the body. */
export type Admission = {
  /** Whether a secret shows who sends. What others send has a budget for all of them together. */
  readonly isKnown: boolean;
  readonly bodyLimit: number;
} & (
  | {
      /** Ends with `answer`. */
      receive(body: Buffer, answer: Answering): void;
    }
  | {
      /** Takes the body as it arrives. */
      consume(body: Readable): Promise<DirectAnswer>;
    }
);

/** Told once what came is kept, with what there is to say of it, or why it is not. */
export type Answering = (error?: unknown, told?: DirectAnswer) => void;
export type DirectAnswer = { readonly status: 200 | 201; readonly body: unknown };

/** A route where pages and scripts of any origin leave something. */
export type DirectRoute = {
  /** As the contract writes it. A parameter may stand at its end alone. */
  readonly path: string;
  /** What the query is. Where it is not said, nothing in it counts. */
  readonly query?: z.ZodType | undefined;
  /** Decides by path and headers who sends, before anything of the body is read. @throws Problem */
  admit(head: Head): Admission | Promise<Admission>;
};

export type Direct = {
  /** Answers requests to direct routes. False: it is for another. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Lets requests that come by the framework, as tests inject them, go the same way. */
  mount(app: FastifyInstance): void;
};

type Deps = {
  readonly trustProxy: TrustProxy;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly budgets: Budgets;
  readonly guards?: Guards;
};

/** A body of no more bytes costs nobody anything worth counting. */
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
 * Routes that are answered before the framework sees the request: where most requests of all arrive, its hooks would
 * cost more than what is done. What they leave out, cookies, sessions and a line in the log each, these have no use for.
 */
export function directRoutes(
  routes: readonly DirectRoute[],
  { trustProxy, log, metrics, budgets, guards = allGuards }: Deps,
): Direct {
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

/** @throws Problem `input.invalid`, also for what is said twice */
function checkQuery(schema: z.ZodType, query: URLSearchParams): void {
  const names = new Set(query.keys());
  const given = [...names].map((name) => [name, query.getAll(name)] as const);
  parsed(schema, Object.fromEntries(given.map(([name, all]) => [name, all.length > 1 ? all : all[0]])));
}

/** As text a page may send it to another origin without being asked first. @see Fetch, CORS-safelisted request-header */
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

/** Reads all of a body before it is asked who sends it: what a bench compares with. */
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
  const body = await refusalBody(problem, accepted ? bestLocale(accepted) : fallbackLocale);
  const again = problem.status === 429 || problem.status === 503;
  response.writeHead(problem.status, {
    ...open,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(again && { 'retry-after': String(problem.values?.['seconds'] ?? 1) }),
    // The rest of what is too long is not read.
    ...((problem.status === 413 || endsConnection(request)) && { connection: 'close' }),
  });
  response.end(body);
}

function bug(error: unknown, log: Log, route: string): Problem {
  const id = randomUUID();
  log.failure('bug', error, { id, route });
  return new Problem('server.error', { id });
}
