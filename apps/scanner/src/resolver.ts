import { lookup } from 'node:dns/promises';

/** All addresses of a host, as text. Rejects when there are none. */
export type Resolver = (host: string) => Promise<readonly string[]>;

// The system's look-up holds a thread of few. A page of a thousand slow names must not take them from passwords and
// files.
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];
const pending = new Map<string, Promise<readonly string[]>>();

/** Asks the system, for two names at once; whoever asks for a name that is being asked for gets the same answer. */
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
    // A place is handed on rather than given up, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
