import type { OfficeDocument } from '@app/sealing';
import type { Tx } from '#platform/database/database.ts';
import { toHex } from '../ids.ts';
import { listExcluded, listReaders } from '../reports/listed-queries.ts';
import { findDocument } from '../reports/office-queries.ts';
import type { StoredReport } from '../reports/queries.ts';
import type { ReaderSource } from '../reports/reader-rules.ts';

/**
 * What tells whether somebody may read a report: the document that it was sealed for, its readers and who was shut out.
 * @param own all IDs that the person has had
 */
export async function readerSource(
  tx: Tx,
  { accountId, id, officeId, documentHash }: Pick<StoredReport, 'accountId' | 'id' | 'officeId' | 'documentHash'>,
  own: readonly string[],
): Promise<(ReaderSource & { readonly document: OfficeDocument }) | undefined> {
  const stored = await findDocument(tx, accountId, officeId, documentHash);
  if (!stored) return undefined;
  return {
    // Only checked documents are stored.
    document: JSON.parse(stored.body) as OfficeDocument,
    own: new Set(own.map(toHex)),
    readers: new Set((await listReaders(tx, accountId, id)).map(toHex)),
    excluded: new Set((await listExcluded(tx, accountId, id)).map(toHex)),
  };
}
