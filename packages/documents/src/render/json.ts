import { dpvTerms, type DpvTerms } from '../dpv.ts';
import type { DocumentTree } from '../tree.ts';

/** A document as JSON: its tree, and what it speaks of in the words of the Data Privacy Vocabulary (W3C). */
export type DocumentJson = DocumentTree & { readonly $schema: string; readonly dpv?: DpvTerms };

/** The form of the JSON: where its JSON Schema stands on the host. */
export const jsonSchemaPath = '/schemas/document-1.json';

/**
 * The tree itself, with its citations: for programs, and for whoever renders it their own way. `host` is where it is
 * served, without a closing slash, so that a file somebody keeps still says where its schema is.
 */
export function renderJson(tree: DocumentTree, host = ''): string {
  const { topics } = tree;
  const document: DocumentJson = {
    $schema: `${host}${jsonSchemaPath}`,
    ...tree,
    ...(topics && { dpv: dpvTerms(topics) }),
  };
  return JSON.stringify(document);
}
