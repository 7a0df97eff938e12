import type { ClauseChange } from '@app/contract';
import type { DocumentTree } from '@app/documents';
import { changesBetween } from './changes.ts';

export type Comparison = { readonly earlier: DocumentTree; readonly later: DocumentTree };

/** Words are compared here, away from the thread that answers requests. */
export function compareTrees({ earlier, later }: Comparison): ClauseChange[] {
  return changesBetween(earlier, later);
}
