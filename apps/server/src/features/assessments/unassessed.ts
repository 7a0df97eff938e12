import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { dayOf } from '../policies/index.ts';
import { describeUnended } from '../processing-records/index.ts';
import { listOfKinds } from './queries.ts';
import { screeningOf } from './view.ts';

/** A record that needs a DPIA and has none that was ever completed. */
export type Unassessed = {
  readonly recordId: string;
  readonly name: string;
  readonly siteId: string | null;
  /** Nobody answered its screening yet: that it needs one is proposed from its facts. */
  readonly isProposed: boolean;
};

/**
 * The records of an account whose screening says that a DPIA is needed and that have none completed. One that is completed and
 * being changed counts: what was completed stands until then. GDPR Art. 35(1).
 *
 * @param siteId of one site; left out, of the whole account
 */
export async function listUnassessed(
  tx: Tx,
  accountId: string,
  { siteId, ...asked }: { readonly siteId?: string; readonly language: Locale; readonly now: Date },
): Promise<readonly Unassessed[]> {
  const found = await listOfKinds(tx, accountId, ['screening', 'dpia']);
  const screenings = new Map(found.flatMap((one) => (one.kind === 'screening' ? [[one.recordId, one] as const] : [])));
  const assessed = new Set(
    found.flatMap(({ kind, recordId, completedAt }) => (kind === 'dpia' && completedAt !== null ? [recordId] : [])),
  );
  const records = await describeUnended(tx, accountId, asked);
  return records.flatMap((record) => {
    if (assessed.has(record.id) || (siteId !== undefined && record.siteId !== siteId)) return [];
    const { verdict, isProposed } = screeningOf(record, screenings.get(record.id), dayOf(asked.now));
    return verdict === 'needed' ? [{ recordId: record.id, name: record.name, siteId: record.siteId, isProposed }] : [];
  });
}
