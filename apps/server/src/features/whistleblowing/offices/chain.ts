import type { SignedOffice } from '@app/sealing';
import type { Tx } from '#platform/database/database.ts';
import { listDocuments } from './queries.ts';

/** The documents that are served, the first one first. @param today ISO 8601 */
export async function servedChain(tx: Tx, accountId: string, officeId: string, today: string): Promise<SignedOffice[]> {
  const documents = await listDocuments(tx, accountId, officeId);
  return documents
    .filter(({ fromDay }) => fromDay <= today)
    .map(({ document, by, signature }) => ({ document, by, signature }));
}
