import { treeOf, type Packed } from './packing.ts';
import { layPdf, type PdfWords } from './pdf-layout.ts';

export type PdfAsked = { readonly page: Packed; readonly words: PdfWords };

/** Fonts are cut and compressed here, away from the thread that answers requests. */
export function makePdf({ page, words }: PdfAsked): Promise<Uint8Array> {
  return layPdf(treeOf(page), words);
}
