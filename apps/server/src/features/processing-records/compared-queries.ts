import type { AssessmentAnswers } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';
import type { Assessed } from './drift-rules.ts';

// What other features store and the register is compared with.

/** Whether the forms for requests of sites are published, and for how many months they keep requests, by site. */
export async function listRequestForms(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly isPublished: boolean; readonly keepMonths: number }>> {
  if (siteIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('dsarForm')
    .select(['siteId', 'isPublished', 'keepMonths'])
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .execute();
  return new Map(rows.map(({ siteId, ...form }) => [siteId, form]));
}

/** The screenings of records, and which of them have a DPIA that was completed. */
export async function findAssessed(tx: Tx, accountId: string, recordIds: readonly string[]): Promise<Assessed> {
  const rows =
    recordIds.length === 0
      ? []
      : await tx
          .selectFrom('assessment')
          .select(['recordId', 'kind', 'answers', 'completedAt'])
          .where('accountId', '=', accountId)
          .where('recordId', '=', sql<string>`any(${[...recordIds]}::uuid[])`)
          .where('kind', 'in', ['screening', 'dpia'])
          .execute();
  return {
    screenings: new Map(
      rows.flatMap(({ kind, recordId, answers }) =>
        // Written by the feature of assessments, from answers that the contract checked.
        kind === 'screening' ? [[recordId, answers as AssessmentAnswers] as const] : [],
      ),
    ),
    completed: new Set(
      rows.flatMap(({ kind, recordId, completedAt }) => (kind === 'dpia' && completedAt !== null ? [recordId] : [])),
    ),
  };
}

/** Those of the sites for which Candor keeps subscriptions to a newsletter. */
export async function listSitesWithNewsletter(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (siteIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('newsletter')
    .select('siteId')
    .distinct()
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .execute();
  return new Set(rows.map(({ siteId }) => siteId));
}
