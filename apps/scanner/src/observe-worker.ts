import { observeHtml } from '@app/catalogue/observe-html.ts';
import { parentPort } from 'node:worker_threads';
import { listTags } from './list-tags.ts';
import type { Question } from './observe-apart.ts';

// The thread of `observe-apart.ts`: html and its address in, what is seen out.
parentPort?.on('message', ({ want, html, url }: Question) => {
  parentPort?.postMessage(want === 'tags' ? listTags(html, url) : observeHtml(html, url));
});
