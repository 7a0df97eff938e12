import { dpvTerms, type DpvTerms } from '../dpv.ts';
import type { DocumentTree } from '../tree.ts';

/** A document as JSON: its tree, and its topics in the terms of the Data Privacy Vocabulary (W3C). */
export type DocumentJson = DocumentTree & { readonly $schema: string; readonly dpv?: DpvTerms };

/** The path of the JSON Schema on the host. */
export const jsonSchemaPath = '/schemas/document-1.json';

/**
 * The document tree with its citations, for programs and custom renderers. `host` is the URL of the server without a trailing
 * slash, so that a saved file still points to its schema.
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
