import { lookup } from 'node:dns/promises';

/** All addresses of a host, as text. Rejects if there are none. */
export type Resolver = (host: string) => Promise<readonly string[]>;

// The system's lookup occupies one of few threads. A page with a thousand slow names must not block password hashing and file
// access.
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];
const pending = new Map<string, Promise<readonly string[]>>();

/** Resolves names with the system's resolver, at most two at once; concurrent lookups of the same name share one request. */
export const systemResolver: Resolver = (host) => {
  const asked = pending.get(host) ?? ask(host).finally(() => pending.delete(host));
  pending.set(host, asked);
  return asked;
};

async function ask(host: string): Promise<readonly string[]> {
  if (running < atOnce) running++;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    const found = await lookup(host, { all: true });
    return found.map(({ address }) => address);
  } finally {
    // A finished lookup hands its slot to the next one directly, so that no other can take it in between.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
