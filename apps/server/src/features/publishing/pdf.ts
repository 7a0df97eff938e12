import { fill, loadWords } from '@app/texts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { singleFlight } from '#platform/single-flight.ts';
import { asLocale } from './document-page.ts';
import type { Hosted } from './hosted.ts';
import type { PdfRequest } from './pdf-worker.ts';
import { packedOf } from './packing.ts';
import type { PdfWords, PrintedTree } from './pdf-layout.ts';
import type { Poster } from './pdf-poster.ts';
import { findPdf, insertPdf, type KeptPage } from './queries.ts';
import { threadsFor } from '#platform/threads/threads.ts';

const thread = threadsFor<PdfRequest, Uint8Array>(new URL('./pdf-worker.ts', import.meta.url), 'makePdf', {
  lane: 'long',
  longest: 60_000,
  mostWaiting: 20,
});
const posters = threadsFor<Poster, Uint8Array>(new URL('./pdf-worker.ts', import.meta.url), 'makePoster', {
  lane: 'long',
  longest: 60_000,
  mostWaiting: 20,
});
/** Single flight by storage key: many readers may request one PDF at once. */
const onlyOnce = singleFlight<Buffer>();

/**
 * A version as a PDF: made at the first request, then stored with the version.
 * @throws Problem `server.busy`, `version.not-found`
 */
export async function readPdf(
  { db, now, config }: Services,
  hosted: Hosted,
  page: KeptPage,
  number: number,
): Promise<Buffer> {
  const { accountId, path } = hosted;
  const version = hosted.versions.find((one) => one.number === number);
  if (!version) throw new Problem('version.not-found');
  const key = { versionId: version.id, language: page.language, variant: page.variant };
  const kept = await db.inAccount(accountId, (tx) => findPdf(tx, accountId, key));
  if (kept) return kept;

  async function make(): Promise<Buffer> {
    const { version: label } = await loadWords(asLocale(page.language), 'hosted');
    const words = { foot: `${fill(label, { number })} · ${config.contentUrl}${path}` };
    const body = Buffer.from(await thread.run({ tree: packedOf(page), words }));
    await db.inAccount(accountId, (tx) => insertPdf(tx, accountId, key, body, now()));
    return body;
  }
  return onlyOnce(Object.values(key).join(' '), make);
}

/**
 * A PDF of something that is no document but has its form. Nothing of it is stored.
 * @throws Problem `server.busy`
 */
export function printPdf(tree: PrintedTree, words: PdfWords): Promise<Uint8Array> {
  return thread.run({ tree, words });
}

/**
 * A poster as a PDF. Nothing of it is stored.
 * @throws Problem `server.busy`
 */
export function printPoster(poster: Poster): Promise<Uint8Array> {
  return posters.run(poster);
}
