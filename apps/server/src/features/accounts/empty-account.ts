import type { Tx } from '#platform/database/database.ts';
import { deleteAccountRows, listAccountTables, listReferences } from './account-data-queries.ts';
import { childrenFirst } from './rules.ts';

/** Deletes every row of an account, except the account itself and the tables to keep. Needs a transaction across accounts. */
export async function emptyAccount(tx: Tx, accountId: string, keep: readonly string[] = []): Promise<void> {
  const tables = new Map((await listAccountTables(tx)).map((table) => [table.name, table]));
  for (const name of childrenFirst([...tables.keys()], await listReferences(tx))) {
    const table = tables.get(name);
    if (table && !keep.includes(name)) await deleteAccountRows(tx, table, accountId);
  }
}
