import type { DocumentTree } from '../tree.ts';

/** The tree itself, with its citations: for programs, and for whoever renders it their own way. */
export function renderJson(tree: DocumentTree): string {
  return JSON.stringify(tree);
}
