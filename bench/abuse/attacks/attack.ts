import type { Session, Targets } from '../targets.ts';

/** One kind of attack, by strangers from addresses of their own. */
export type Attack = { readonly name: string; readonly addresses: number } & (
  | {
      /** Requests, each on a connection of its own. */
      readonly perSecond: number;
      request(targets: Targets, n: number): string | Buffer;
    }
  | {
      /** Connections that are held, and opened again where they end: each begins so, and goes on so. */
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

/** Without the line that ends it. */
export function headOf(what: string, headers: Head): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${what} HTTP/1.1\r\n${lines.join('')}`;
}

/** As the page of the product sends it. */
export function signed({ cookie, token }: Session, { port }: Targets): Head {
  return { cookie, 'x-csrf-token': token, origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' };
}

/** Made once: what it takes to make a body is not what is measured. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
