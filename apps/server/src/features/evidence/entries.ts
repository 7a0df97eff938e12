import { entryBytes, entryFormat, entryLeafHash, type EntryKind } from '@app/evidence';
import { randomSlice, sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { insertEntries } from './entry-queries.ts';
import { listHeld, type HeldFilter, type HeldKind } from './held-queries.ts';

/** A statement that becomes a leaf. */
export type NewEntry = {
  readonly kind: EntryKind;
  /** The key of its subject matter among entries of this kind. */
  readonly key: string;
  /** The person whom it names: it is erased with them. */
  readonly subjectId?: string;
  /** Its content as JSON, by kind. */
  readonly says: Readonly<Record<string, unknown>>;
};

const entriesInBatch = 1000;

/** Adds statements as leaves, in the transaction of what they state. The tree includes them within a second. */
export async function addEntries(tx: Tx, accountId: string, at: Date, entries: readonly NewEntry[]): Promise<void> {
  for (let first = 0; first < entries.length; first += entriesInBatch)
    await insertEntries(
      tx,
      accountId,
      newId(at),
      entries.slice(first, first + entriesInBatch).map((entry) => made(accountId, at, entry)),
    );
}

function made(accountId: string, at: Date, { kind, key, subjectId, says }: NewEntry) {
  const id = newId(at);
  const record = entryBytes({ ...says, format: entryFormat, account: accountId, id, kind, key, at: at.toISOString() });
  const salt = randomSlice(32);
  return {
    id,
    kind,
    key,
    subjectId: subjectId ?? null,
    record: Buffer.from(record),
    salt,
    leaf: entryLeafHash(accountId, salt, record, hash),
  };
}

/** Adds leaves for rows that were just written, in the same transaction. */
export async function holdRows(tx: Tx, accountId: string, kind: HeldKind, rows: HeldFilter, at: Date): Promise<void> {
  const held = await listHeld(tx, accountId, kind, rows);
  await addEntries(
    tx,
    accountId,
    at,
    held.map(({ key, parts }) => ({ kind, key, says: { parts } })),
  );
}

/** Adds a leaf stating that rows are about to be deleted, in the transaction of the deletion. */
export async function holdRemoval(
  tx: Tx,
  accountId: string,
  kind: HeldKind,
  rows: HeldFilter,
  at: Date,
): Promise<void> {
  const keys = (await listHeld(tx, accountId, kind, rows)).map(({ key }) => key);
  if (keys.length > 0)
    await addEntries(tx, accountId, at, [{ kind: 'removal', key: newId(at), says: { of: kind, keys } }]);
}
