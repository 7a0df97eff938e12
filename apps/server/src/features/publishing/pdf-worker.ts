import { treeOf, type Packed } from './packing.ts';
import { layPoster, type Poster } from './pdf-poster.ts';
import { layPdf, type PdfWords, type PrintedTree } from './pdf-layout.ts';

export type PdfRequest = { readonly tree: Packed | PrintedTree; readonly words: PdfWords };

/** Subsets and compresses fonts in a separate thread from the one that serves requests. */
export function makePdf({ tree, words }: PdfRequest): Promise<Uint8Array> {
  return layPdf('packing' in tree ? treeOf(tree) : tree, words);
}

export function makePoster(poster: Poster): Promise<Uint8Array> {
  return layPoster(poster);
}
