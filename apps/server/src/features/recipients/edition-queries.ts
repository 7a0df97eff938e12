import type { RecipientFields } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';

export type StoredEdition = {
  readonly at: Date;
  readonly personId: string | null;
  /** Null: what was entered was deleted. */
  readonly fields: RecipientFields | null;
};

/** Keeps a recipient as it is now, in the transaction that changed it. */
export async function insertEdition(
  tx: Tx,
  accountId: string,
  recipientId: string,
  { fields, ...edition }: StoredEdition,
): Promise<void> {
  await tx
    .insertInto('recipientEdition')
    .values({ ...edition, accountId, recipientId, id: newId(edition.at), fields: fields && JSON.stringify(fields) })
    .execute();
}

/** All editions of a recipient, newest first. */
export async function listEditions(tx: Tx, accountId: string, recipientId: string): Promise<StoredEdition[]> {
  const rows = await tx
    .selectFrom('recipientEdition')
    .select(['at', 'personId', 'fields'])
    .where('accountId', '=', accountId)
    .where('recipientId', '=', recipientId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  // Written by this feature, from fields that the contract checked.
  return rows.map((row) => ({ ...row, fields: row.fields as RecipientFields | null }));
}
