import type { ClauseChange } from '@app/contract';
import type { DocumentTree } from '@app/documents';
import { changesBetween } from './changes.ts';
import { treeOf, type Packed } from './packing.ts';

/** Trees, or pages as they are kept: to unpack them here costs the thread that hands them over nothing. */
export type Comparison = { readonly earlier: DocumentTree | Packed; readonly later: DocumentTree | Packed };

/**
 * Words are compared here, away from the thread that answers requests.
 *
 * @returns the changes as JSON, which is a tenth of what they are as objects
 */
export function compareTrees({ earlier, later }: Comparison): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(changesBetween(readTree(earlier), readTree(later))));
}

/** Written by `compareTrees` alone. */
export function changesIn(compared: Uint8Array): readonly ClauseChange[] {
  return JSON.parse(
    Buffer.from(compared.buffer, compared.byteOffset, compared.length).toString('utf8'),
  ) as ClauseChange[];
}

function readTree(given: DocumentTree | Packed): DocumentTree {
  return 'packing' in given ? treeOf(given) : given;
}
