import type { Tx } from '#platform/database/database.ts';
import type { OfficeRow } from '../offices/queries.ts';
import { isShutOut } from '../reports/reader-rules.ts';
import { readerSource } from '../tool/shut-out.ts';
import { listUnread, type UnreadReport } from './queries.ts';

type Person = { readonly ids: readonly string[] };

/**
 * The open reports of an office that none of these people reads, since all who did have gone. Somebody has to look for the printed
 * cards, or for those who left, before the deadlines of the law pass.
 */
export async function readByNobody(
  tx: Tx,
  { accountId, id }: Pick<OfficeRow, 'accountId' | 'id'>,
  people: readonly Person[],
): Promise<UnreadReport[]> {
  const ids = people.flatMap((person) => person.ids);
  return ids.length === 0 ? [] : listUnread(tx, accountId, id, ids);
}

/** Those of the reports that nobody reads of which somebody may be told: whoever is shut out of one learns of it nowhere. W9 */
export async function tellable(
  tx: Tx,
  { accountId, id: officeId }: Pick<OfficeRow, 'accountId' | 'id'>,
  reports: readonly UnreadReport[],
  { ids }: Person,
): Promise<UnreadReport[]> {
  const found: UnreadReport[] = [];
  for (const report of reports) {
    const source = await readerSource(tx, { ...report, accountId, officeId }, ids);
    if (source && !isShutOut(source)) found.push(report);
  }
  return found;
}
