import { observeHtml } from '@app/catalogue/observe-html.ts';
import { parentPort } from 'node:worker_threads';

// The thread of `observe-apart.ts`: html and its address in, what is seen out.
parentPort?.on('message', ({ html, url }: { readonly html: string; readonly url: string }) => {
  parentPort?.postMessage(observeHtml(html, url));
});
