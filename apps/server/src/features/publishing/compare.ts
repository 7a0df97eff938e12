import type { ClauseChange } from '@app/contract';
import { byteCache } from '#platform/threads/byte-cache.ts';
import { threadsFor } from '#platform/threads/threads.ts';
import { compareTrees, type Comparison } from './compare-worker.ts';

/** One thread for all of them: what somebody provokes takes no more than one core. */
const thread = threadsFor<Comparison, readonly ClauseChange[]>(
  new URL('./compare-worker.ts', import.meta.url),
  'compareTrees',
  { most: 1, longest: 20_000, mostWaiting: 20, heap: 96 },
);

/** Versions never change, so what is different between two of them is worked out once. */
const compared = byteCache<readonly ClauseChange[]>(16 * 1024 * 1024, (changes) => 2 * JSON.stringify(changes).length);

/**
 * What changed from one tree to the next.
 *
 * @param key of two versions and a language, where both are published
 * @throws Problem `server.busy`
 */
export function compareInThread(trees: Comparison, key?: string): Promise<readonly ClauseChange[]> {
  return key === undefined ? thread.run(trees) : compared.get(key, () => thread.run(trees));
}

/** The same on the thread that answers requests, and each time anew: what a bench compares with. */
export async function compareHere(trees: Comparison): Promise<readonly ClauseChange[]> {
  return compareTrees(trees);
}
