import type { RecipientFields } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type StoredRecipient = {
  readonly id: string;
  readonly name: string;
  readonly fields: RecipientFields;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const columns = ['id', 'name', 'fields', 'version', 'createdAt', 'updatedAt'] as const;

/** Everything that was entered, by name. */
export async function listStoredRecipients(tx: Tx, accountId: string): Promise<StoredRecipient[]> {
  const rows = await tx
    .selectFrom('recipient')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('name')
    .execute();
  return rows.map(asRecipient);
}

export async function findRecipient(tx: Tx, accountId: string, id: string): Promise<StoredRecipient | undefined> {
  const row = await tx
    .selectFrom('recipient')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asRecipient(row);
}

/** The same, locked until the transaction ends. */
export async function lockRecipient(tx: Tx, accountId: string, id: string): Promise<StoredRecipient | undefined> {
  const row = await tx
    .selectFrom('recipient')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && asRecipient(row);
}

export async function countRecipients(tx: Tx, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('recipient')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns whether it was inserted; false: there is one with this id. */
export async function insertRecipient(tx: Tx, accountId: string, recipient: StoredRecipient): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('recipient')
    .values({ ...recipient, accountId, fields: JSON.stringify(recipient.fields) })
    .onConflict((conflict) => conflict.columns(['accountId', 'id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateRecipient(tx: Tx, accountId: string, recipient: StoredRecipient): Promise<void> {
  const { id, fields, version, updatedAt } = recipient;
  await tx
    .updateTable('recipient')
    .set({ fields: JSON.stringify(fields), version, updatedAt })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Returns the number of rows that were deleted: 0 or 1. */
export async function deleteRecipient(tx: Tx, accountId: string, id: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('recipient')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whether whoever asks sees all projects, so that nothing of the account has to be held back. */
export async function seesWholeAccount(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ all: boolean | null }>`select current_setting('app.holder', true) = '*' as all`.execute(
    tx,
  );
  return rows[0]?.all === true;
}

type Row = Omit<StoredRecipient, 'fields'> & { readonly fields: unknown };

function asRecipient(row: Row): StoredRecipient {
  // Written by this feature, from fields that the contract checked.
  return { ...row, fields: row.fields as RecipientFields };
}
