import { Problem } from '../http/problem.ts';

/**
 * The kind of caller that asks for a limited resource. `known`: a person who is signed in, or a browser that signed in
 * to this account before. `paid`: a stranger whose browser solved a challenge. `stranger`: everybody else.
 */
export type Standing = 'known' | 'paid' | 'stranger';

export type Gate = {
  /** @throws Problem `server.busy` when too many callers of this standing wait already */
  run<Result>(standing: Standing, work: () => Promise<Result>): Promise<Result>;
  /** Whether a caller of this standing would run at once, have to wait, or be refused. */
  load(standing: Standing): 'free' | 'busy' | 'full';
};

const order: readonly Standing[] = ['known', 'paid', 'stranger'];

/**
 * Limits how many pieces of work run at once and queues the rest by standing. A free slot goes to the first caller of
 * the best standing, so that a flood of strangers delays a known browser by one piece of work at most.
 */
export function newGate(atOnce: number, mostWaiting: number): Gate {
  let running = 0;
  const waiting: Readonly<Record<Standing, (() => void)[]>> = { known: [], paid: [], stranger: [] };

  function release(): void {
    const next = order.map((standing) => waiting[standing]).find((queue) => queue.length > 0);
    // A finished caller passes its slot on, so `running` stays the same.
    if (next) next.shift()?.();
    else running -= 1;
  }

  return {
    load(standing) {
      if (running < atOnce) return 'free';
      return waiting[standing].length < mostWaiting ? 'busy' : 'full';
    },
    async run(standing, work) {
      if (running < atOnce) running += 1;
      else {
        if (waiting[standing].length >= mostWaiting) throw new Problem('server.busy', { seconds: 2 });
        await new Promise<void>((resolve) => waiting[standing].push(resolve));
      }
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
