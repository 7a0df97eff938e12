import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isKnown } from './answer.ts';
import { newCacheKeys, verbatim } from './cache-keys.ts';

type CachedResponse = { readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer };
type CacheEntry = CachedResponse & {
  readonly at: number;
  /** When the route was last asked for a newer response. */
  asked?: number;
  readonly etag: string;
  /** The Brotli form, set at the second request, or from the beginning if it was compressed in advance. */
  readonly packed?: CachedResponse;
  /** The gzip form, for clients that do not accept Brotli. */
  readonly zipped?: CachedResponse;
};

/** Bytes compressed in advance, which takes longer and compresses better; null if that makes them no smaller. */
export type Packed = { readonly brotli: Buffer | null; readonly gzip: Buffer | null };

export type Front = {
  /** Responds from the cache before routing. Returns false when the request goes on to its route. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Starts caching responses that routes declare as public. */
  watch(app: FastifyInstance): void;
  /** Drops every address with this prefix. */
  forget(prefix: string): void;
  /** Calls a listener for each response that is sent for addresses with this prefix. It must be quick and must not throw. */
  onServed(prefix: string, listener: (request: Pick<IncomingMessage, 'url' | 'headers'>) => void): void;
  /** Registers the compressed forms of a body: a route that returns this very buffer need not compress it. */
  packedAs(body: Buffer, packed: Packed): void;
};

/** How long a cached response is used without asking its route again. */
const freshMs = 5000;
/**
 * For this long after one request has gone to the route, other requests get the cached response, unless it is older than
 * `unaskedMs`.
 */
const asksMs = 1000;
const unaskedMs = 30_000;
/** Anybody may request one page at many addresses, so the total size is limited, not only the number of entries. */
const mostBytes = 16 * 1024 * 1024;
const longestAddress = 300;
const largestBody = 1024 * 1024;

const pack = promisify(brotliCompress);

/**
 * Caches public responses in memory as the bytes that are sent, so that a popular page costs no more than sending them. Caches
 * only responses that their route declared `public`, and never one with a cookie.
 */
export function newFront(clock: () => number, hit: () => void, isKeyed = true): Front {
  const held = new Map<string, CacheEntry>();
  const keys = isKeyed ? newCacheKeys() : verbatim;
  const packing = new Set<CacheEntry>();
  const beforehand = new WeakMap<object, Packed>();
  const listeners: { readonly prefix: string; readonly tell: Parameters<Front['onServed']>[1] }[] = [];
  let bytes = 0;

  function tell(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
    for (const listener of listeners) if (request.url?.startsWith(listener.prefix)) listener.tell(request);
  }

  function drop(url: string): void {
    const kept = held.get(url);
    if (kept && held.delete(url)) bytes -= weightOf(kept);
  }

  /** Adds a response as the newest, and evicts the oldest while the cache is too large. */
  function keep(url: string, kept: CacheEntry): void {
    drop(url);
    held.set(url, kept);
    bytes += weightOf(kept);
    for (const oldest of held.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  function heldFor({ method, url }: FastifyRequest): CacheEntry | undefined {
    const key = method === 'GET' ? keys.find(url) : undefined;
    return key === undefined ? undefined : held.get(key);
  }

  /** Compresses a response at its second request: for an address that only one client made up it would be wasted. */
  function startPacking(url: string, kept: CacheEntry): void {
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
      tell(request);
      // Moves an entry that is read to the end, so that clients that crawl through many pages do not evict it.
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
        if (reply.statusCode === 200 || reply.statusCode === 304 || stale) tell(request.raw);
        // As `stale-if-error` allows any cache: requests for a popular page do not wait when the server is busy.
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
        // An unchanged response is compressed already.
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

    onServed(prefix, listener) {
      listeners.push({ prefix, tell: listener });
    },

    packedAs(body, packed) {
      beforehand.set(body, packed);
    },
  };
}

/** Whether a request goes on to the route, because the cached response may be out of date. */
function goesOn(kept: CacheEntry, now: number): boolean {
  const age = now - kept.at;
  if (age <= freshMs) return false;
  if (age <= unaskedMs && kept.asked !== undefined && now - kept.asked < asksMs) return false;
  kept.asked = now;
  return true;
}

/** Keeps a Buffer without copying it. */
function bytesOf(payload: unknown): Buffer | undefined {
  if (Buffer.isBuffer(payload)) return payload;
  return typeof payload === 'string' || payload instanceof Uint8Array ? Buffer.from(payload) : undefined;
}

/** Sends the cached response in place of an error. */
function insteadOf(reply: FastifyReply, { headers, body }: CachedResponse): Buffer {
  reply.removeHeader('retry-after').code(200).headers(headers);
  return body;
}

/** Sends the first response, before it is cached, in the smallest form that the client accepts. */
function travelling(request: FastifyRequest, reply: FastifyReply, body: unknown, { brotli, gzip }: Packed): unknown {
  reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'];
  const [coding, packed] =
    brotli && takes('br', accepted) ? ['br', brotli] : gzip && takes('gzip', accepted) ? ['gzip', gzip] : [];
  if (!coding) return body;
  reply.header('content-encoding', coding);
  return packed;
}

function packedOf(headers: CachedResponse['headers'], coding: 'br' | 'gzip', body: Buffer): CachedResponse {
  return { body, headers: { ...headers, 'content-encoding': coding, 'content-length': body.length } };
}

function weightOf({ body, packed, zipped }: CacheEntry): number {
  return body.length + (packed?.body.length ?? 0) + (zipped?.body.length ?? 0);
}

/** @see RFC 9110, 12.5.3: a weight of 0 refuses a coding */
function takes(coding: 'br' | 'gzip', accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((one) => {
      const [name = '', weight = ''] = one.trim().toLowerCase().split(';');
      return name.trim() === coding && !/^ *q=0(?:\.0*)? *$/.test(weight);
    });
}

/** The headers that are the same for every client. */
function snapshot(all: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const headers: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(all)) {
    if (name !== 'x-request-id' && (typeof value === 'string' || typeof value === 'number')) headers[name] = value;
    if (name === 'set-cookie') headers[name] = '';
  }
  return headers;
}
