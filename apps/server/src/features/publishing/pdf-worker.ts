import type { DocumentTree } from '@app/documents';
import { layPdf, type PdfWords } from './pdf-layout.ts';

export type PdfAsked = { readonly tree: DocumentTree; readonly words: PdfWords };

/** Fonts are cut and compressed here, away from the thread that answers requests. */
export function makePdf({ tree, words }: PdfAsked): Promise<Uint8Array> {
  return layPdf(tree, words);
}
