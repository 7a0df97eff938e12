import type { EntryKind } from '@app/evidence';
import { sql, type Tx } from '#platform/database/database.ts';

export type EntryRow = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly key: string;
  readonly subjectId: string | null;
  readonly record: Buffer;
  readonly salt: Buffer;
};

/** Inserts entries together with their batch, which waits for the tree. */
export async function insertEntries(
  tx: Tx,
  accountId: string,
  batchId: string,
  entries: readonly (EntryRow & { readonly leaf: Uint8Array })[],
): Promise<void> {
  await tx
    .insertInto('evidenceEntry')
    .values(entries.map(({ leaf: _, ...entry }) => ({ ...entry, accountId, batchId })))
    .execute();
  const [ids, leaves] = [entries.map(({ id }) => id), entries.map(({ leaf }) => leaf)];
  await addBatch(tx, accountId, { id: batchId, kind: 'entry', ids, leaves });
}

type NewBatch = {
  readonly id: string;
  readonly kind: 'entry' | 'audit';
  readonly ids: readonly string[];
  /** The leaf of each row, in the same order. */
  readonly leaves: readonly Uint8Array[];
};

/** Adds leaves of rows that are kept elsewhere. They wait for the tree. */
export async function addBatch(tx: Tx, accountId: string, { ids, leaves, ...batch }: NewBatch): Promise<void> {
  await tx
    .insertInto('evidenceBatch')
    .values({ ...batch, accountId, ids: [...ids], leaves: Buffer.concat(leaves) })
    .execute();
}

/** The newest batch of an account. */
export async function findLastBatch(tx: Tx, accountId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('evidenceBatch')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Erases the content of entries about people, and returns their ids. */
export async function eraseEntries(tx: Tx, accountId: string, subjectIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .updateTable('evidenceEntry')
    .set({ record: null, salt: null })
    .where('accountId', '=', accountId)
    .where('subjectId', 'in', subjectIds)
    .where('record', 'is not', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves the entries of one person to another, with whom they are merged. */
export async function moveEntries(tx: Tx, accountId: string, from: string, into: string): Promise<void> {
  await tx
    .updateTable('evidenceEntry')
    .set({ subjectId: into })
    .where('accountId', '=', accountId)
    .where('subjectId', '=', from)
    .execute();
}

/** The last key of a kind with this prefix. */
export async function findLastKey(tx: Tx, accountId: string, kind: EntryKind, prefix: string) {
  const { rows } = await sql<{ key: string }>`
    select key from evidence_entry where account_id = ${accountId} and kind = ${kind}
      and key >= ${prefix} and key < ${`${prefix}\u{10ffff}`} order by key desc limit 1`.execute(tx);
  return rows[0]?.key;
}
