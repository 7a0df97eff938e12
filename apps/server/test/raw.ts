import type { FastifyInstance } from 'fastify';
import net, { type AddressInfo } from 'node:net';

export type RawAnswer = { readonly status: number; readonly headers: string; readonly body: string };

/** A TCP connection that sends exact bytes. */
export type RawConnection = {
  readonly socket: net.Socket;
  write(bytes: string | Buffer): void;
  /** The first response, once it is complete. */
  answer(): Promise<RawAnswer>;
  /** Resolves when the other side has closed the connection; `reset` if it was reset. */
  ended: Promise<'ended' | 'reset'>;
};

export async function portOf(http: FastifyInstance): Promise<number> {
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' });
  // The type of a TCP server's address.
  return (http.server.address() as AddressInfo).port;
}

export function connectRaw(port: number, from = '127.0.0.1'): RawConnection {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: from });
  const parts: Buffer[] = [];
  const waiting: (() => void)[] = [];
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    for (const wake of waiting) wake();
  });
  const ended = new Promise<'ended' | 'reset'>((resolve) => {
    socket.on('end', () => resolve('ended'));
    socket.on('error', () => resolve('reset'));
  });
  return {
    socket,
    ended,
    write: (bytes) => void socket.write(bytes),
    answer: () =>
      new Promise((resolve) => {
        const look = () => {
          const found = readAnswer(Buffer.concat(parts).toString());
          if (found) resolve(found);
        };
        waiting.push(look);
        look();
      }),
  };
}

/** The head of a request whose body has this length. */
export function headOf(
  method: string,
  url: string,
  length: number | 'chunked',
  headers: Readonly<Record<string, string>> = {},
): string {
  const all = {
    host: 'localhost:3000',
    'content-type': 'application/json',
    ...(length === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function readAnswer(text: string): RawAnswer | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const headers = text.slice(0, end).toLowerCase();
  const body = text.slice(end + 4);
  const length = /^content-length: (\d+)/m.exec(headers)?.[1];
  if (length !== undefined && Buffer.byteLength(body) < Number(length)) return undefined;
  if (length === undefined && headers.includes('transfer-encoding: chunked') && !body.endsWith('0\r\n\r\n'))
    return undefined;
  return { status: Number(headers.split(' ')[1]), headers, body };
}
