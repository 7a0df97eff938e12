import { sql, type Tx } from '#platform/database/database.ts';

/** Hosted privacy policies whose version, or whose publication by the owner, is older than a time, and that were not announced since. */
export async function listOld(
  tx: Tx,
  olderThan: Date,
): Promise<readonly { readonly accountId: string; readonly documentId: string }[]> {
  const since = sql<Date>`least(d.published_at, v.published_at)`;
  return tx
    .selectFrom('document as d')
    .innerJoin('documentVersion as v', (join) =>
      join
        .onRef('v.accountId', '=', 'd.accountId')
        .onRef('v.documentId', '=', 'd.id')
        .onRef('v.number', '=', 'd.publishedNumber'),
    )
    .select(['d.accountId', 'd.id as documentId'])
    .where('d.type', '=', 'privacy_policy')
    .where('d.offlineAt', 'is', null)
    .where(since, '<', olderThan)
    .where((where) => where.or([where('d.updateAnnouncedAt', 'is', null), where('d.updateAnnouncedAt', '<=', since)]))
    .orderBy('d.accountId')
    .execute();
}

export async function updateAnnounced(tx: Tx, accountId: string, documentId: string, at: Date): Promise<void> {
  await tx
    .updateTable('document')
    .set({ updateAnnouncedAt: at })
    .where('accountId', '=', accountId)
    .where('id', '=', documentId)
    .execute();
}
