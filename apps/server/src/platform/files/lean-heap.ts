import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let working = 0;

/**
 * Keeps the heap small while millions of rows pass through. By itself the engine lets it grow to four times what is in use
 * before it looks for what is not any more; meanwhile it looks when a third has come on top, some ten milliseconds each.
 */
export async function withLeanHeap<Result>(work: () => Promise<Result>): Promise<Result> {
  working += 1;
  if (working === 1) {
    setFlagsFromString('--heap-growing-percent=30');
    // How far it may grow is decided whenever it has looked, so it looks now.
    collectGarbage();
  }
  try {
    return await work();
  } finally {
    working -= 1;
    // 0: as the engine sees fit.
    if (working === 0) setFlagsFromString('--heap-growing-percent=0');
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  // Only a new context has the function that the flag exposes.
  const collect = runInNewContext('gc') as () => void;
  collect();
}
