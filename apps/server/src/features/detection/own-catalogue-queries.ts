import { sql, type Tx } from '#platform/database/database.ts';

type Line = { readonly id: string; readonly line: object };

export async function listOwn(tx: Tx): Promise<Line[]> {
  const rows = await tx.selectFrom('ownCatalogue').select(['id', 'line']).orderBy('id').execute();
  // Only `saveOwn` writes it.
  return rows.map(({ id, line }) => ({ id, line: line as object }));
}

/** A text that differs after every change of the lines. */
export async function ownState(tx: Tx): Promise<string> {
  const row = await tx
    .selectFrom('ownCatalogue')
    .select(sql<string>`count(*) || ' ' || coalesce(max(updated_at)::text, '')`.as('state'))
    .executeTakeFirstOrThrow();
  return row.state;
}

export async function saveOwn(tx: Tx, { id, line }: Line, at: Date): Promise<void> {
  const json = JSON.stringify(line);
  await tx
    .insertInto('ownCatalogue')
    .values({ id, line: json, updatedAt: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ line: json, updatedAt: at }))
    .execute();
}

export async function deleteOwn(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx.deleteFrom('ownCatalogue').where('id', '=', id).executeTakeFirst();
  return (deleted.numDeletedRows ?? 0n) > 0n;
}
