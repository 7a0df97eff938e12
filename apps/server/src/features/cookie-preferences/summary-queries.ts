import type { Tx } from '#platform/database/database.ts';
import { choiceCountsOf, purposeCountsOf } from './counts.ts';

/** Counts of one day of a site, over all visitors. */
export type DaySummary = {
  readonly siteId: string;
  readonly choices: ReturnType<typeof choiceCountsOf>;
  readonly purposes: ReturnType<typeof purposeCountsOf>;
};

/** Counts of each of an account's sites on the day that begins at a time. */
export async function listDaySummaries(tx: Tx, accountId: string, day: Date): Promise<DaySummary[]> {
  const rows = await tx
    .selectFrom('preferenceDay')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('dimension', '=', 'all')
    .where('at', '=', day)
    .orderBy('siteId')
    .execute();
  return rows.map((row) => ({
    siteId: row.siteId,
    choices: choiceCountsOf(row),
    purposes: purposeCountsOf(row),
  }));
}
