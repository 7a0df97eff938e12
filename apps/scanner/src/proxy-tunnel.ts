import { STATUS_CODES, type IncomingMessage } from 'node:http';
import { type Socket } from 'node:net';
import { type Duplex } from 'node:stream';
import { type Budget } from './budget.ts';
import { Unresolved } from './guard.ts';
import { Refused } from './target.ts';

/** A connection that the guard permitted, with its URL. */
export type Reached = { readonly socket: Socket; readonly url: URL };

/** The proxy's outgoing connections. `reach` throws as the guard does. */
export type WayOut = { readonly reach: (address: string) => Promise<Reached>; readonly budget: Budget };

type Headers = Readonly<Record<string, string>>;

export const challenge: Headers = { 'proxy-authenticate': 'Basic realm="scan"' };

/** Connects the browser to a host (CONNECT), for https and secure WebSockets. */
export async function openTunnel(request: IncomingMessage, client: Duplex, head: Buffer, out: WayOut): Promise<void> {
  const authority = request.url ?? '';
  // Other parts of a URL, such as a path or credentials, are not allowed here.
  if (!/^[^\s/?#@\\]+:\d{1,5}$/.test(authority)) return refuseTunnel(client, 400);
  await join(`https://${authority}`, client, head, out, () => {
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
  });
}

/** Forwards a request to switch protocols (WebSockets without TLS), and then all further data. */
export async function openUpgrade(request: IncomingMessage, client: Duplex, head: Buffer, out: WayOut): Promise<void> {
  await join(request.url ?? '', client, head, out, ({ socket, url }) => {
    const lines = [`${request.method} ${url.pathname}${url.search} HTTP/1.1`, `host: ${url.host}`];
    for (const [name, value] of headerPairs(request.rawHeaders)) {
      const lower = name.toLowerCase();
      if (lower !== 'host' && !lower.startsWith('proxy-')) lines.push(`${name}: ${value}`);
    }
    socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  });
}

async function join(
  address: string,
  client: Duplex,
  head: Buffer,
  { reach, budget }: WayOut,
  begin: (reached: Reached) => void,
): Promise<void> {
  try {
    const reached = await reach(address);
    const { socket } = reached;
    client.once('close', () => socket.destroy());
    socket.once('close', () => client.destroy());
    if (client.destroyed) return void socket.destroy();
    client.on('data', (chunk: Buffer) => budget.spendBytes(chunk.length));
    begin(reached);
    if (head.length > 0) socket.write(head);
    client.pipe(socket);
    socket.pipe(client);
  } catch (error) {
    const { status, headers } = failureOf(error);
    refuseTunnel(client, status, headers);
  }
}

export function refuseTunnel(client: Duplex, status: number, headers: Headers = {}): void {
  const all = { ...headers, 'content-length': '0', connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  client.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}

/**
 * The response that tells the browser that a host was not reached, marked so that it is not mistaken for the host's own. @see
 * RFC 9209
 */
export function failureOf(error: unknown): { readonly status: number; readonly headers: Headers } {
  if (error instanceof Refused) return { status: 403, headers: proxyStatus('destination_ip_prohibited', error.code) };
  if (error instanceof Unresolved) return { status: 502, headers: proxyStatus('dns_error') };
  return { status: 502, headers: proxyStatus('destination_unavailable') };
}

function proxyStatus(error: string, details?: string): Headers {
  return { 'proxy-status': `scan; error=${error}${details ? `; details="${details}"` : ''}` };
}

/** Pairs raw headers, which are a flat array of names and values. */
export function headerPairs(raw: readonly string[]): (readonly [string, string])[] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));
}
