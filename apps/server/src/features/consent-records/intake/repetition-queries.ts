import type { Tx } from '#platform/database/database.ts';

/** The stored consent with an id. */
export type RecordedConsent = {
  readonly id: string;
  readonly siteId: string;
  readonly subjectId: string;
  readonly mark: number;
  /** Null once it was erased. */
  readonly record: Buffer | null;
};

/** The stored consents among these ids. */
export async function listRecorded(tx: Tx, accountId: string, ids: readonly string[]): Promise<RecordedConsent[]> {
  return tx
    .selectFrom('consent')
    .select(['id', 'siteId', 'subjectId', 'mark', 'record'])
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}
