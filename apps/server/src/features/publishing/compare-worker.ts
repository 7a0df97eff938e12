import type { ClauseChange } from '@app/contract';
import type { DocumentTree } from '@app/documents';
import { changesBetween } from './changes.ts';
import { treeOf, type Packed } from './packing.ts';

/** Trees, or stored pages: unpacking those in this thread costs the calling thread nothing. */
export type Comparison = { readonly earlier: DocumentTree | Packed; readonly later: DocumentTree | Packed };

/**
 * Compares two documents word by word, in a separate thread from the one that serves requests.
 *
 * @returns the changes as JSON, which is a tenth of their size as objects
 */
export function compareTrees({ earlier, later }: Comparison): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(changesBetween(readTree(earlier), readTree(later))));
}

/** Parses what `compareTrees` returned; only it writes this form. */
export function changesIn(compared: Uint8Array): readonly ClauseChange[] {
  return JSON.parse(
    Buffer.from(compared.buffer, compared.byteOffset, compared.length).toString('utf8'),
  ) as ClauseChange[];
}

function readTree(given: DocumentTree | Packed): DocumentTree {
  return 'packing' in given ? treeOf(given) : given;
}
