import type { redactionReasons } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

type Of = { readonly accountId: string; readonly requestId: string; readonly siteId: string | null };

export type StoredRedaction = {
  readonly id: string;
  readonly fileId: string | null;
  readonly letterId: string | null;
  readonly name: string;
  readonly count: number;
  readonly reason: (typeof redactionReasons)[number];
  readonly personId: string;
  readonly at: Date;
};

export async function insertRedaction(
  tx: Tx,
  { accountId, requestId, siteId }: Of,
  redaction: StoredRedaction,
): Promise<void> {
  await tx
    .insertInto('dsarRedaction')
    .values({ ...redaction, accountId, requestId, siteId })
    .execute();
}

/** Oldest first, without those of copies that were deleted before they were sent. */
export async function listRedactions(tx: Tx, accountId: string, requestId: string): Promise<StoredRedaction[]> {
  const rows = await tx
    .selectFrom('dsarRedaction')
    .select(['id', 'fileId', 'letterId', 'name', 'count', 'reason', 'personId', 'at'])
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where(
      sql<boolean>`(file_id is null or letter_id is not null or exists (
        select from dsar_file f where f.account_id = ${accountId} and f.request_id = ${requestId} and f.id = dsar_redaction.file_id))`,
    )
    .orderBy('id')
    .execute();
  // The check of the table allows no other reason.
  return rows.map((row) => ({ ...row, reason: row.reason as StoredRedaction['reason'] }));
}

/** Says with which letter copies were sent. */
export async function updateSentRedactions(
  tx: Tx,
  { accountId, requestId }: Of,
  fileIds: readonly string[],
  letterId: string,
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .updateTable('dsarRedaction')
    .set({ letterId })
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('fileId', 'in', fileIds)
    .execute();
}

/** What was blacked out in a copy is blacked out in the copy of it, too. */
export async function moveRedactions(tx: Tx, { accountId, requestId }: Of, from: string, to: string): Promise<void> {
  await tx
    .updateTable('dsarRedaction')
    .set({ fileId: to })
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('fileId', '=', from)
    .execute();
}
