import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../http/problem.ts';

// 19 MiB and two passes are the library's defaults for argon2id, written down because stored hashes rest on them.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const mostWaiting = 32;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs at most two at once, so that a flood of sign-ins cannot take all memory and processors.
 * @throws Problem `server.busy` when too many wait already
 */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < atOnce) running += 1;
  else {
    if (waiting.length >= mostWaiting) throw new Problem('server.busy', { seconds: 2 });
    // Whoever ends hands its place on: `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** @throws Problem `server.busy` */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost));
}

/** @throws Problem `server.busy` */
export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return inTurn(() => verify(hashed, password.normalize('NFKC')));
}
