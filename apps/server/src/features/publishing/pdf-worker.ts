import { parentPort } from 'node:worker_threads';
import type { DocumentTree } from '@app/documents';
import { layPdf, type PdfWords } from './pdf-layout.ts';

export type PdfAsked = { readonly id: number; readonly tree: DocumentTree; readonly words: PdfWords };
export type PdfMade = { readonly id: number } & ({ readonly body: Uint8Array } | { readonly failure: string });

// Fonts are cut and compressed here, away from the thread that answers requests.
parentPort?.on('message', ({ id, tree, words }: PdfAsked) => {
  void layPdf(tree, words).then(
    (body) => parentPort?.postMessage({ id, body } satisfies PdfMade),
    (error: unknown) => parentPort?.postMessage({ id, failure: String(error) } satisfies PdfMade),
  );
});
