import type { ClauseChange } from '@app/contract';
import type { DocumentTree } from '@app/documents';
import { changesBetween } from './changes.ts';
import { treeOf, type Packed } from './packing.ts';

/** Trees, or pages as they are kept: to unpack them here costs the thread that hands them over nothing. */
export type Comparison = { readonly earlier: DocumentTree | Packed; readonly later: DocumentTree | Packed };

/** Words are compared here, away from the thread that answers requests. */
export function compareTrees({ earlier, later }: Comparison): ClauseChange[] {
  return changesBetween(readTree(earlier), readTree(later));
}

function readTree(given: DocumentTree | Packed): DocumentTree {
  return 'packing' in given ? treeOf(given) : given;
}
