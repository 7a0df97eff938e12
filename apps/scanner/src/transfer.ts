import { pipeline, Transform, type Readable } from 'node:stream';
import { type Dispatcher } from 'undici';
import { type Budget } from './budget.ts';
import { type Ending, type Reason } from './engine.ts';
import { createAgent } from './guarded-agent.ts';
import { Unresolved, type Guard } from './guard.ts';
import { readTarget, Refused } from './target.ts';
import { acceptedEncodings, unpackersOf } from './unpack.ts';

export type TransferOrder = {
  /** The budget that it charges, and that ends it. */
  readonly budget: Budget;
  /** The size limit; for a compressed body, it applies to both the compressed and the decompressed bytes. */
  readonly maxBytes: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One response in the chain: a redirect, or the last one. */
export type Hop = { readonly url: string; readonly status: number; readonly setCookies: readonly string[] };

export type Fetched = {
  /** The URL after redirects. */
  readonly url: string;
  readonly ending: Ending;
  readonly reason?: Reason;
  /** All responses in order; empty: nobody responded. */
  readonly hops: readonly Hop[];
  readonly contentType: string;
  /** The `Cache-Control` of the last response; empty if it has none. */
  readonly cacheControl: string;
  /** The decompressed body, truncated if it ended early. */
  readonly body: Buffer;
};

/** Fetches through the guard, including redirects. Keeps connections open until it is closed. */
export type Transfer = {
  /** Never throws because of the other side. */
  fetch(url: string, order: TransferOrder): Promise<Fetched>;
  close(): Promise<void>;
};

const maxRedirects = 10;
const usualHeaders = {
  'user-agent': 'Mozilla/5.0 (compatible; CandorScan/1)',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'en,*;q=0.5',
  'accept-encoding': acceptedEncodings,
};

export function openTransfer(guard: Guard): Transfer {
  const agent = createAgent(guard);
  return {
    fetch: (url, order) => follow(agent, url, order),
    close: () => agent.destroy(),
  };
}

/** Fetches one URL through the guard, including redirects. Never throws because of the other side. */
export async function fetchOnce(guard: Guard, url: string, order: TransferOrder): Promise<Fetched> {
  const transfer = openTransfer(guard);
  try {
    return await transfer.fetch(url, order);
  } finally {
    await transfer.close();
  }
}

type Progress = { url: string; hops: Hop[]; contentType: string; cacheControl: string; body: Body };
type Body = { chunks: Buffer[]; unpacked: number; packed: number };

async function follow(agent: Dispatcher, url: string, order: TransferOrder): Promise<Fetched> {
  const progress: Progress = {
    url,
    hops: [],
    contentType: '',
    cacheControl: '',
    body: { chunks: [], unpacked: 0, packed: 0 },
  };
  const end = (ending: Ending, reason?: Reason): Fetched => ({
    url: progress.url,
    ending,
    ...(reason && { reason }),
    hops: progress.hops,
    contentType: progress.contentType,
    cacheControl: progress.cacheControl,
    body: Buffer.concat(progress.body.chunks),
  });
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const next = await hop(agent, progress, order);
      if (next === undefined) return end(order.budget.ending ?? (isCut(progress.body, order) ? 'bytes' : 'done'));
      progress.url = next;
    }
    return end('unreachable', 'redirects');
  } catch (error) {
    if (order.budget.ending) return end(order.budget.ending);
    if (isCut(progress.body, order)) return end('bytes');
    if (error instanceof Refused) return end('refused', error.code);
    return end('unreachable', reasonOf(error, progress));
  }
}

/** Makes one request. Returns the URL of a redirect, or undefined if the response was read. */
async function hop(agent: Dispatcher, progress: Progress, order: TransferOrder): Promise<string | undefined> {
  const { budget, headers } = order;
  // Connections are reused, so the URL itself is checked here and the rest when connecting.
  const { url } = readTarget(progress.url);
  progress.url = url.href;
  if (!budget.spendRequest()) return undefined;
  const answer = await agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: 'GET',
    headers: { ...usualHeaders, ...headers },
    signal: budget.signal,
  });
  // An aborted response also emits an error event, which needs no handling.
  answer.body.on('error', () => {});
  progress.hops.push({ url: url.href, status: answer.statusCode, setCookies: listOf(answer.headers['set-cookie']) });

  const location = listOf(answer.headers.location)[0];
  if ([301, 302, 303, 307, 308].includes(answer.statusCode) && location !== undefined) {
    answer.body.destroy();
    return new URL(asUtf8(location), url).href;
  }
  progress.contentType = listOf(answer.headers['content-type'])[0] ?? '';
  progress.cacheControl = listOf(answer.headers['cache-control']).join(', ');
  const unpackers = unpackersOf(listOf(answer.headers['content-encoding']).join(','));
  if (!unpackers) {
    answer.body.destroy();
    throw new Error('packed in an unknown way');
  }
  await read(answer.body, unpackers, progress.body, order);
  return undefined;
}

// Reads up to the first limit; leaving the loop closes the connection.
async function read(from: Readable, unpackers: readonly Transform[], body: Body, order: TransferOrder): Promise<void> {
  let spent = 0;
  const isWithin = () => {
    const size = Math.max(body.unpacked, body.packed);
    const within = order.budget.spendBytes(size - spent);
    spent = size;
    return within && !isCut(body, order);
  };
  // Counts before decompression too, because an endless body may decompress to nothing.
  const counted = new Transform({
    transform(chunk: Buffer, _, pass) {
      body.packed += chunk.length;
      if (isWithin()) pass(null, chunk);
      else pass(new Error('too long'));
    },
  });
  pipeline([from, counted, ...unpackers], () => {});
  for await (const part of unpackers.at(-1) ?? counted) {
    const chunk: Buffer = part;
    body.chunks.push(chunk.subarray(0, Math.max(0, order.maxBytes - body.unpacked)));
    body.unpacked += chunk.length;
    if (!isWithin()) return;
  }
}

function isCut({ packed, unpacked }: Body, { maxBytes }: TransferOrder): boolean {
  return packed > maxBytes || unpacked > maxBytes;
}

function reasonOf(error: unknown, { hops, url }: Progress): Reason {
  if (error instanceof Unresolved) return 'not-found';
  if (isCertificateError(error)) return 'certificate';
  // The other end responded, but not with valid HTTP.
  if (/^(?:HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_SOCKET)/.test(codeOf(error))) return 'broken';
  return hops.at(-1)?.url === url ? 'broken' : 'no-connection';
}

export function isCertificateError(error: unknown): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|HOSTNAME_MISMATCH|INVALID_(?:CA|PURPOSE)/.test(
    codeOf(error),
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

// Headers are decoded byte by byte, but URLs with non-ASCII characters are sent as UTF-8.
function asUtf8(header: string): string {
  return Buffer.from(header, 'latin1').toString('utf8');
}

function listOf(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}
