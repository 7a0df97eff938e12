import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isKnown } from './answer.ts';
import { newCacheKeys, verbatim } from './cache-keys.ts';

type Sent = { readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer };
type Kept = Sent & {
  readonly at: number;
  /** When its route was asked whether it still holds. */
  asked?: number;
  readonly etag: string;
  /** There once it was asked for again, or from the beginning where it was packed beforehand. */
  readonly packed?: Sent;
  /** For readers who take no brotli. */
  readonly zipped?: Sent;
};

/** Bytes that were packed when they were made, which takes longer and makes them smaller; null where it does not. */
export type Packed = { readonly brotli: Buffer | null; readonly gzip: Buffer | null };

export type Front = {
  /** Answers what is held and fresh, before any route is looked for. False: the request goes on. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** From now on keeps what routes answer as public. */
  watch(app: FastifyInstance): void;
  /** Drops every address that begins so. */
  forget(prefix: string): void;
  /** Says how a body travels: a route that answers with these very bytes need not think of it. */
  packedAs(body: Buffer, packed: Packed): void;
};

/** How long an address is answered without asking its route again. */
const freshMs = 5000;
/** For so long only who asks first waits for the route; the others get what is held, as long as it is no older. */
const asksMs = 1000;
const unaskedMs = 30_000;
/** Anybody may ask for one page at many addresses, so what they come to is bounded, not their number alone. */
const mostBytes = 16 * 1024 * 1024;
const longestAddress = 300;
const largestBody = 1024 * 1024;

const pack = promisify(brotliCompress);

/**
 * Public answers held in memory as the bytes that are sent, so that a page which everybody reads costs what those bytes
 * cost and no more. Only what a route declared `public` is kept, and never with a cookie.
 */
export function newFront(clock: () => number, hit: () => void, isKeyed = true): Front {
  const held = new Map<string, Kept>();
  const keys = isKeyed ? newCacheKeys() : verbatim;
  const packing = new Set<Kept>();
  const beforehand = new WeakMap<object, Packed>();
  let bytes = 0;

  function drop(url: string): void {
    const kept = held.get(url);
    if (kept && held.delete(url)) bytes -= weightOf(kept);
  }

  /** Keeps it as the newest, and drops the oldest where it is too much. */
  function keep(url: string, kept: Kept): void {
    drop(url);
    held.set(url, kept);
    bytes += weightOf(kept);
    for (const oldest of held.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  function heldFor({ method, url }: FastifyRequest): Kept | undefined {
    const key = method === 'GET' ? keys.find(url) : undefined;
    return key === undefined ? undefined : held.get(key);
  }

  /** Packs what is asked for more than once: of an address that one reader made up, it would be in vain. */
  function startPacking(url: string, kept: Kept): void {
    if (packing.has(kept)) return;
    packing.add(kept);
    void pack(kept.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).then((body) => {
      packing.delete(kept);
      if (held.get(url) === kept) keep(url, { ...kept, packed: packedOf(kept.headers, 'br', body) });
    });
  }

  return {
    answer(request, response) {
      const key = request.method === 'GET' && request.url ? keys.find(request.url) : undefined;
      const kept = key === undefined ? undefined : held.get(key);
      if (!kept || goesOn(kept, clock())) return false;
      hit();
      // What is read often is the newest: pages that somebody goes through one after the other do not drive it out.
      if (key !== undefined && held.delete(key)) held.set(key, kept);
      if (isKnown(kept.etag, request.headers['if-none-match'])) {
        const unchanged = {
          etag: kept.etag,
          vary: 'accept-encoding',
          'cache-control': String(kept.headers['cache-control']),
        };
        response.writeHead(304, unchanged).end();
        return true;
      }
      const accepted = request.headers['accept-encoding'];
      const packed = takes('br', accepted);
      if (packed && !kept.packed && !kept.zipped && key !== undefined) startPacking(key, kept);
      const { headers, body } = (packed && kept.packed) || (takes('gzip', accepted) && kept.zipped) || kept;
      response.writeHead(200, headers).end(body);
      return true;
    },

    watch(app) {
      app.addHook('onSend', async (request, reply, payload) => {
        const stale = reply.statusCode === 503 ? heldFor(request) : undefined;
        // As `stale-if-error` lets any cache do: whoever reads what everybody reads does not wait for others.
        if (stale) return insteadOf(reply, stale);
        const headers = snapshot(reply.getHeaders());
        const etag = headers['etag'];
        const isPublic = String(headers['cache-control']).startsWith('public') && reply.statusCode === 200;
        const body = bytesOf(payload);
        if (!isPublic || request.method !== 'GET' || !body || typeof etag !== 'string' || 'set-cookie' in headers)
          return payload;
        if (request.url.length > longestAddress || body.length > largestBody) return payload;
        const key = keys.learn(request);
        if (key === undefined) return payload;
        const all = { ...headers, vary: 'accept-encoding', 'content-length': body.length };
        const made = typeof payload === 'object' && payload !== null ? beforehand.get(payload) : undefined;
        // What did not change since is packed already.
        const before = held.get(key);
        const brotli = made ? made.brotli : before?.etag === etag ? before.packed?.body : undefined;
        keep(key, {
          at: clock(),
          etag,
          body,
          headers: all,
          ...(brotli && { packed: packedOf(all, 'br', brotli) }),
          ...(made?.gzip && { zipped: packedOf(all, 'gzip', made.gzip) }),
        });
        return made ? travelling(request, reply, payload, made) : payload;
      });
    },

    forget(prefix) {
      for (const url of held.keys()) if (url.startsWith(prefix)) drop(url);
    },

    packedAs(body, packed) {
      beforehand.set(body, packed);
    },
  };
}

/** Whether a request is for the route, because what is held may not hold any more. */
function goesOn(kept: Kept, now: number): boolean {
  const age = now - kept.at;
  if (age <= freshMs) return false;
  if (age <= unaskedMs && kept.asked !== undefined && now - kept.asked < asksMs) return false;
  kept.asked = now;
  return true;
}

/** Bytes that somebody else holds already are not held twice. */
function bytesOf(payload: unknown): Buffer | undefined {
  if (Buffer.isBuffer(payload)) return payload;
  return typeof payload === 'string' || payload instanceof Uint8Array ? Buffer.from(payload) : undefined;
}

/** Answers with what is held, in the place of a refusal. */
function insteadOf(reply: FastifyReply, { headers, body }: Sent): Buffer {
  reply.removeHeader('retry-after').code(200).headers(headers);
  return body;
}

/** The first answer, before anything is held, in the smallest form its reader takes. */
function travelling(request: FastifyRequest, reply: FastifyReply, body: unknown, { brotli, gzip }: Packed): unknown {
  reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'];
  const [coding, packed] =
    brotli && takes('br', accepted) ? ['br', brotli] : gzip && takes('gzip', accepted) ? ['gzip', gzip] : [];
  if (!coding) return body;
  reply.header('content-encoding', coding);
  return packed;
}

function packedOf(headers: Sent['headers'], coding: 'br' | 'gzip', body: Buffer): Sent {
  return { body, headers: { ...headers, 'content-encoding': coding, 'content-length': body.length } };
}

function weightOf({ body, packed, zipped }: Kept): number {
  return body.length + (packed?.body.length ?? 0) + (zipped?.body.length ?? 0);
}

/** @see RFC 9110, 12.5.3: a weight of nought refuses */
function takes(coding: 'br' | 'gzip', accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((one) => {
      const [name = '', weight = ''] = one.trim().toLowerCase().split(';');
      return name.trim() === coding && !/^ *q=0(?:\.0*)? *$/.test(weight);
    });
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
