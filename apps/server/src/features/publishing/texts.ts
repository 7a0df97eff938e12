import { renderText } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import { findVersion, listTrees } from './queries.ts';

/** A version of a document as plain text, by language. Undefined: it does not exist. */
export async function publishedTexts(
  tx: Tx,
  accountId: string,
  documentId: string,
  number: number,
): Promise<ReadonlyMap<string, string> | undefined> {
  const version = await findVersion(tx, accountId, documentId, number);
  if (!version) return undefined;
  const trees = await listTrees(tx, accountId, version.id);
  return new Map([...trees].map(([language, tree]) => [language, renderText(tree)]));
}
