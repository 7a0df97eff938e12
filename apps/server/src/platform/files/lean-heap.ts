import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let working = 0;

/**
 * Keeps the heap small while `work` processes millions of rows. By default the engine lets the heap grow to four times the
 * memory in use before it collects garbage; during `work` it collects after a growth of 30 percent, at some ten milliseconds
 * each.
 */
export async function withLeanHeap<Result>(work: () => Promise<Result>): Promise<Result> {
  working += 1;
  if (working === 1) {
    setFlagsFromString('--heap-growing-percent=30');
    // The engine sets the next limit after each collection, so one runs now.
    collectGarbage();
  }
  try {
    return await work();
  } finally {
    working -= 1;
    // 0 restores the engine's default.
    if (working === 0) setFlagsFromString('--heap-growing-percent=0');
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  // Only a new context has the function that the flag exposes.
  const collect = runInNewContext('gc') as () => void;
  collect();
}
