import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isKnown } from './answer.ts';

type Kept = {
  readonly at: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** Follows when it is ready. */
  packed?: { readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer };
};

export type Front = {
  /** Answers what is held and fresh, before any route is looked for. False: the request goes on. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** From now on keeps what routes answer as public. */
  watch(app: FastifyInstance): void;
  /** Drops every address that begins so. */
  forget(prefix: string): void;
};

/** How long an address is answered without asking its route again. */
const freshMs = 5000;
const mostAddresses = 2000;
const longestAddress = 300;
const largestBody = 1024 * 1024;

const pack = promisify(brotliCompress);

/**
 * Public answers held in memory as the bytes that are sent, so that a page which everybody reads costs what those bytes
 * cost and no more. Only what a route declared `public` is kept, and never with a cookie.
 */
export function newFront(clock: () => number, hit: () => void): Front {
  const held = new Map<string, Kept>();

  function keep(url: string, kept: Kept): void {
    held.delete(url);
    held.set(url, kept);
    const oldest = held.size > mostAddresses ? held.keys().next() : undefined;
    if (oldest && !oldest.done) held.delete(oldest.value);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
    void pack(kept.body, { params }).then((body) => {
      kept.packed = { body, headers: { ...kept.headers, 'content-encoding': 'br', 'content-length': body.length } };
    });
  }

  return {
    answer(request, response) {
      const kept = request.method === 'GET' && request.url ? held.get(request.url) : undefined;
      if (!kept || clock() - kept.at > freshMs) return false;
      hit();
      if (isKnown(kept.etag, request.headers['if-none-match'])) {
        const unchanged = {
          etag: kept.etag,
          vary: 'accept-encoding',
          'cache-control': String(kept.headers['cache-control']),
        };
        response.writeHead(304, unchanged).end();
        return true;
      }
      const { headers, body } = takesBrotli(request.headers['accept-encoding']) && kept.packed ? kept.packed : kept;
      response.writeHead(200, headers).end(body);
      return true;
    },

    watch(app) {
      app.addHook('onSend', async (request, reply, payload) => {
        const headers = snapshot(reply.getHeaders());
        const etag = headers['etag'];
        const isPublic = String(headers['cache-control']).startsWith('public') && reply.statusCode === 200;
        const body = typeof payload === 'string' || payload instanceof Uint8Array ? Buffer.from(payload) : undefined;
        if (!isPublic || request.method !== 'GET' || !body || typeof etag !== 'string' || 'set-cookie' in headers)
          return payload;
        if (request.url.length > longestAddress || body.length > largestBody) return payload;
        keep(request.url, {
          at: clock(),
          etag,
          body,
          headers: { ...headers, vary: 'accept-encoding', 'content-length': body.length },
        });
        return payload;
      });
    },

    forget(prefix) {
      for (const url of held.keys()) if (url.startsWith(prefix)) held.delete(url);
    },
  };
}

/** @see RFC 9110, 12.5.3: a weight of nought refuses */
function takesBrotli(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((one) => /^ *br *(?:; *q=(?!0(?:\.0*)? *$).*)?$/i.test(one));
}

/** What is the same for everybody who asks. */
function snapshot(all: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const headers: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(all)) {
    if (name !== 'x-request-id' && (typeof value === 'string' || typeof value === 'number')) headers[name] = value;
    if (name === 'set-cookie') headers[name] = '';
  }
  return headers;
}
