import { observeHtml } from '@app/catalogue/observe-html.ts';
import { parentPort } from 'node:worker_threads';
import { listTags } from './list-tags.ts';
import type { Question } from './observe-apart.ts';

// The thread of `observe-apart.ts`: receives HTML and its URL, and returns the observations.
parentPort?.on('message', ({ want, html, url }: Question) => {
  parentPort?.postMessage(want === 'tags' ? listTags(html, url) : observeHtml(html, url));
});
