import { Problem } from '../http/problem.ts';

/**
 * Who asks for work that few may have at once. `known`: a person who is signed in, or a browser that signed in to this
 * account before. `paid`: a stranger whose browser solved a challenge. `stranger`: everybody else.
 */
export type Standing = 'known' | 'paid' | 'stranger';

export type Gate = {
  /** @throws Problem `server.busy` when too many of this standing wait already */
  run<Result>(standing: Standing, work: () => Promise<Result>): Promise<Result>;
  /** Whether somebody of this standing would have to wait, or would be sent away. */
  load(standing: Standing): 'free' | 'busy' | 'full';
};

const order: readonly Standing[] = ['known', 'paid', 'stranger'];

/**
 * Runs a few pieces of work at once and lets the others wait, each standing in a queue of its own. A free place goes to
 * the first of the best standing, so that a flood of strangers delays a known browser by one piece of work at most.
 */
export function newGate(atOnce: number, mostWaiting: number): Gate {
  let running = 0;
  const waiting: Readonly<Record<Standing, (() => void)[]>> = { known: [], paid: [], stranger: [] };

  function release(): void {
    const next = order.map((standing) => waiting[standing]).find((queue) => queue.length > 0);
    // Whoever ends hands its place on: `running` stays as it is.
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
