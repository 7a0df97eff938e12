import type { ObservedHtml } from '@app/catalogue';
import { Worker } from 'node:worker_threads';
import type { StaticTag } from './engine.ts';
import type { Installed } from './installed-tags.ts';

/** Parses HTML in a worker thread, so that a page designed to take hours or exhaust the memory does no harm. */
export type Observer = {
  /** Undefined if it could not be parsed before the signal aborted. */
  observe(html: string, url: string, signal: AbortSignal): Promise<ObservedHtml | undefined>;
  /** Lists the tags of the original HTML that load from other sites. Undefined as above. */
  listTags(html: string, url: string, signal: AbortSignal): Promise<readonly StaticTag[] | undefined>;
  /** Finds the tags of banners in the original HTML. Undefined as above. */
  findTags(html: string, url: string, publicId: string, signal: AbortSignal): Promise<Installed | undefined>;
  close(): Promise<void>;
};

/** A message to the thread. */
export type Question = { readonly html: string; readonly url: string } & (
  | { readonly want: 'page' | 'tags' }
  | { readonly want: 'installed'; readonly publicId: string }
);

export function startObserver(): Observer {
  let worker: Worker | undefined;
  const stop = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  // The thread's answer has the type that belongs to `want`.
  const ask = async <Answer>(question: Question, signal: AbortSignal): Promise<Answer | undefined> => {
    if (signal.aborted) return undefined;
    // The next page starts a new thread if this one had to be terminated.
    worker ??= startWorker();
    const answer = await askOf<Answer>(worker, question, signal);
    if (!answer) await stop();
    return answer;
  };
  return {
    observe: (html, url, signal) => ask<ObservedHtml>({ want: 'page', html, url }, signal),
    listTags: (html, url, signal) => ask<readonly StaticTag[]>({ want: 'tags', html, url }, signal),
    findTags: (html, url, publicId, signal) => ask<Installed>({ want: 'installed', html, url, publicId }, signal),
    close: stop,
  };
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./observe-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // A thread that is being terminated may still fail, which must not crash the process.
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
