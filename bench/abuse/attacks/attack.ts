import type { Session, Targets } from '../targets.ts';

/** One kind of attack, by anonymous clients with their own addresses. */
export type Attack = { readonly name: string; readonly addresses: number } & (
  | {
      /** Sends requests, each on its own connection. */
      readonly perSecond: number;
      request(targets: Targets, n: number): string | Buffer;
    }
  | {
      /** Holds connections, and reopens those that end: each sends `first`, and then `drip` repeatedly. */
      readonly connections: number;
      first(targets: Targets, n: number): string | Buffer;
      readonly drip?: { readonly bytes: string | Buffer; readonly everyMs: number };
    }
);

export type Head = Readonly<Record<string, string | number>>;

export function get(path: string, headers: Head = {}): string {
  return `${headOf(`GET ${path}`, headers)}\r\n`;
}

export function post(path: string, body: string | Buffer, headers: Head = {}): Buffer {
  const bytes = Buffer.from(body);
  const head = headOf(`POST ${path}`, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    ...headers,
  });
  return Buffer.concat([Buffer.from(`${head}\r\n`), bytes]);
}

/** Request line and headers, without the blank line that ends them. */
export function headOf(what: string, headers: Head): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${what} HTTP/1.1\r\n${lines.join('')}`;
}

/** Headers that the product's own page would send. */
export function signed({ cookie, token }: Session, { port }: Targets): Head {
  return { cookie, 'x-csrf-token': token, origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' };
}

/** Caches a value, so that the cost of creating it is not measured. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
