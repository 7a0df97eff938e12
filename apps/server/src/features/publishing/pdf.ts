import { Worker } from 'node:worker_threads';
import type { DocumentTree } from '@app/documents';
import { fill, loadWords } from '@app/texts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { asLocale } from './document-page.ts';
import type { Hosted } from './hosted.ts';
import type { PdfAsked, PdfMade } from './pdf-worker.ts';
import { findPdf, insertPdf } from './queries.ts';

type Waiting = { readonly resolve: (body: Buffer) => void; readonly reject: (error: Error) => void };

const waiting = new Map<number, Waiting>();
/** By what they are kept under: many may ask for one at once. */
const making = new Map<string, Promise<Buffer>>();
/** More than this many at once are asked to come back. */
const mostWaiting = 20;
let worker: Worker | undefined;
let lastId = 0;

/**
 * A version as a PDF: made on the first request, then kept with the version.
 * @throws Problem `server.busy`, `version.not-found`
 */
export async function readPdf(
  { db, now, config }: Services,
  hosted: Hosted,
  tree: DocumentTree,
  number: number,
): Promise<Buffer> {
  const { accountId, path } = hosted;
  const version = hosted.versions.find((one) => one.number === number);
  if (!version) throw new Problem('version.not-found');
  const key = { versionId: version.id, language: tree.language, variant: tree.variant };
  const kept = await db.inAccount(accountId, (tx) => findPdf(tx, accountId, key));
  if (kept) return kept;

  async function make(): Promise<Buffer> {
    const { version: label } = await loadWords(asLocale(tree.language), 'hosted');
    const body = await makePdf(tree, {
      version: fill(label, { number }),
      url: `${config.contentUrl}${path}`,
    });
    await db.inAccount(accountId, (tx) => insertPdf(tx, accountId, key, body, now()));
    return body;
  }
  return onlyOnce(Object.values(key).join(' '), make);
}

/** What is being made is waited for by all who ask for it. */
function onlyOnce(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const begun = making.get(key) ?? make().finally(() => making.delete(key));
  making.set(key, begun);
  return begun;
}

function makePdf(tree: DocumentTree, words: PdfAsked['words']): Promise<Buffer> {
  if (waiting.size >= mostWaiting) throw new Problem('server.busy', { seconds: 5 });
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    pdfWorker().postMessage({ id, tree, words } satisfies PdfAsked);
  });
}

/** One thread for all of them, started by the first. It ends with the process, and does not keep it. */
function pdfWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url));
  started.unref();
  started.on('message', (made: PdfMade) => {
    const one = waiting.get(made.id);
    waiting.delete(made.id);
    if ('body' in made) one?.resolve(Buffer.from(made.body));
    else one?.reject(new Error(made.failure));
  });
  started.on('error', (error) => failAll(started, error));
  started.on('exit', () => failAll(started, new Error('the PDF thread ended')));
  worker = started;
  return started;
}

function failAll(ended: Worker, error: Error): void {
  if (worker === ended) worker = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
