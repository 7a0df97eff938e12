import { observeHtml } from '@app/catalogue/observe-html.ts';
import { parentPort } from 'node:worker_threads';
import { findInstalledTags } from './installed-tags.ts';
import { listTags } from './list-tags.ts';
import type { Question } from './observe-apart.ts';

// The thread of `observe-apart.ts`: receives HTML and its URL, and returns the observations.
parentPort?.on('message', (question: Question) => {
  parentPort?.postMessage(answerTo(question));
});

function answerTo(question: Question) {
  const { want, html, url } = question;
  if (want === 'installed') return findInstalledTags(html, url, question.publicId);
  return want === 'tags' ? listTags(html, url) : observeHtml(html, url);
}
