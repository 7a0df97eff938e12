import type { ObservedHtml } from '@app/catalogue';
import { Worker } from 'node:worker_threads';
import type { StaticTag } from './engine.ts';

/** Reads html in a thread of its own, so that a page made to be read for hours or to fill the memory harms nobody. */
export type Observer = {
  /** Left out: it could not be read before the signal. */
  observe(html: string, url: string, signal: AbortSignal): Promise<ObservedHtml | undefined>;
  /** Of html as it came: the tags in it that load from other sites. Left out: as above. */
  listTags(html: string, url: string, signal: AbortSignal): Promise<readonly StaticTag[] | undefined>;
  close(): Promise<void>;
};

/** What the thread is asked. */
export type Question = { readonly want: 'page' | 'tags'; readonly html: string; readonly url: string };

export function startObserver(): Observer {
  let worker: Worker | undefined;
  const stop = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  // The thread answers each want with its own kind.
  const ask = async <Answer>(question: Question, signal: AbortSignal): Promise<Answer | undefined> => {
    if (signal.aborted) return undefined;
    // The next page gets a new one where this one had to be stopped.
    worker ??= startWorker();
    const answer = await askOf<Answer>(worker, question, signal);
    if (!answer) await stop();
    return answer;
  };
  return {
    observe: (html, url, signal) => ask<ObservedHtml>({ want: 'page', html, url }, signal),
    listTags: (html, url, signal) => ask<readonly StaticTag[]>({ want: 'tags', html, url }, signal),
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

async function askOf<Answer>(worker: Worker, question: Question, signal: AbortSignal): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
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
