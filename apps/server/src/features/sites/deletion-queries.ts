import type { Site } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

export type DeletedPart = 'site' | 'banner' | 'consent-database';

/** What was deleted of a site while its evidence stayed, with the site as it was then. */
export type Deletion = {
  readonly siteId: string;
  readonly what: DeletedPart;
  readonly site: Site;
  readonly deletedAt: Date;
};

const columns = ['siteId', 'what', 'site', 'deletedAt'] as const;

export async function insertDeletion(tx: Tx, accountId: string, { site, ...deletion }: Deletion): Promise<void> {
  const values = { ...deletion, site: JSON.stringify(site) };
  await tx
    .insertInto('deletion')
    .values({ ...values, accountId })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId', 'what']).doUpdateSet(values))
    .execute();
}

/** Deletions of an account, or of one site, newest first. */
export async function listDeletions(tx: Tx, accountId: string, siteId?: string): Promise<Deletion[]> {
  const rows = await tx
    .selectFrom('deletion')
    .select(columns)
    .where('accountId', '=', accountId)
    .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? ''))
    .orderBy('deletedAt', 'desc')
    .orderBy('siteId')
    .execute();
  // Only `insertDeletion` writes them, and a check constraint limits `what`.
  return rows.map((row) => row as Deletion);
}

/** Deletes the entry of one part, or all of a site. */
export async function deleteDeletions(tx: Tx, accountId: string, siteId: string, what?: DeletedPart): Promise<void> {
  await tx
    .deleteFrom('deletion')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .$if(what !== undefined, (query) => query.where('what', '=', what ?? ''))
    .execute();
}

/** Every site with deletions. Runs over all accounts. */
export async function listAllDeletions(tx: Tx) {
  return tx.selectFrom('deletion').select(['accountId', 'siteId']).distinct().execute();
}
