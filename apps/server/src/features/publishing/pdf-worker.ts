import { treeOf, type Packed } from './packing.ts';
import { layPdf, type PdfWords } from './pdf-layout.ts';

export type PdfRequest = { readonly page: Packed; readonly words: PdfWords };

/** Subsets and compresses fonts in a separate thread from the one that serves requests. */
export function makePdf({ page, words }: PdfRequest): Promise<Uint8Array> {
  return layPdf(treeOf(page), words);
}
