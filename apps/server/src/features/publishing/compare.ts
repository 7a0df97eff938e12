import { cache, forever } from '#platform/cache.ts';
import { threadsFor, type Threads } from '#platform/threads/threads.ts';
import type { Comparison } from './compare-worker.ts';

const [published, draft] = [inLane('long'), inLane('member')];

/** Versions never change, so the comparison of two of them is computed once. */
const compared = cache<Uint8Array>({
  maxWeight: 8 * 1024 * 1024,
  weigh: ({ length }) => length,
  lifetime: () => forever,
});

/**
 * The changes from one tree to the next, to be parsed by `changesIn`.
 *
 * @param key the cache key of two published versions and a language; undefined if one of them is not published,
 *   which somebody who signed in waits for
 * @throws Problem `server.busy`
 */
export async function compareInThread(trees: Comparison, key?: string): Promise<Uint8Array> {
  return key === undefined ? draft.run(trees) : compared.get(key, () => published.run(trees));
}

function inLane(lane: 'long' | 'member'): Threads<Comparison, Uint8Array> {
  const options = { lane, longest: 60_000, mostWaiting: 20 };
  return threadsFor(new URL('./compare-worker.ts', import.meta.url), 'compareTrees', options);
}
