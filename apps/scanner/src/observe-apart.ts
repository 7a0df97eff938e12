import type { ObservedHtml } from '@app/catalogue';
import { Worker } from 'node:worker_threads';

/** Reads html in a thread of its own, so that a page made to be read for hours or to fill the memory harms nobody. */
export type Observer = {
  /** Left out: it could not be read before the signal. */
  observe(html: string, url: string, signal: AbortSignal): Promise<ObservedHtml | undefined>;
  close(): Promise<void>;
};

export function startObserver(): Observer {
  let worker: Worker | undefined;
  const stop = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  return {
    async observe(html, url, signal) {
      if (signal.aborted) return undefined;
      // The next page gets a new one where this one had to be stopped.
      worker ??= startWorker();
      const observed = await askOf(worker, { html, url }, signal);
      if (!observed) await stop();
      return observed;
    },
    close: stop,
  };
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./observe-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // A thread that is being stopped may still fail, which must not end the program.
  worker.on('error', () => {});
  return worker;
}

async function askOf(worker: Worker, question: unknown, signal: AbortSignal): Promise<ObservedHtml | undefined> {
  const { promise, resolve } = Promise.withResolvers<ObservedHtml | undefined>();
  const giveUp = () => resolve(undefined);
  worker.once('message', resolve);
  worker.once('error', giveUp);
  worker.once('exit', giveUp);
  signal.addEventListener('abort', giveUp, { once: true });
  worker.postMessage(question);
  try {
    return await promise;
  } finally {
    worker.off('message', resolve);
    worker.off('error', giveUp);
    worker.off('exit', giveUp);
    signal.removeEventListener('abort', giveUp);
  }
}
