import type { EntryKind } from '@app/evidence';
import { sql, type Tx } from '#platform/database/database.ts';
import { heldRows, type HeldKind } from './held-queries.ts';

export type AuditedEntry = {
  readonly id: string;
  readonly batchId: string;
  readonly kind: string;
  readonly key: string;
  readonly record: Buffer | null;
  readonly salt: Buffer | null;
};

export async function listEntries(tx: Tx, accountId: string, ids: readonly string[]): Promise<AuditedEntry[]> {
  return tx
    .selectFrom('evidenceEntry')
    .select(['id', 'batchId', 'kind', 'key', 'record', 'salt'])
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}

type Parts = Readonly<Record<string, string>>;
export type Compared = { readonly key: string; readonly now: Parts | null; readonly held: Parts | null };

/** Rows of a kind that do not match their newest leaf, have none, or were already deleted; and leaves without a row. */
export function readCompared(
  tx: Tx,
  accountId: string,
  kind: HeldKind,
  removed: readonly string[],
): AsyncIterable<Compared> {
  const both = sql<Compared>`(
    select coalesce(now.key, entry.key) as key, now.parts as now, entry.parts as held
    from (select * from (${heldRows(accountId, kind)}) as held where key is not null) as now
    full join (
      select distinct on (key) key, convert_from(record, 'UTF8')::jsonb -> 'parts' as parts from evidence_entry
      where account_id = ${accountId} and kind = ${kind} order by key, id desc
    ) as entry on entry.key = now.key
    where now.parts is distinct from entry.parts or now.key = any(${removed}))`;
  return tx.selectFrom(both.as('compared')).selectAll().stream(500);
}

/** Keys of a kind whose rows the product itself deleted. */
export async function listRemoved(tx: Tx, accountId: string, kind: HeldKind): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select jsonb_array_elements_text(says -> 'keys') as key
    from evidence_entry, lateral (select convert_from(record, 'UTF8')::jsonb as says) as said
    where account_id = ${accountId} and kind = 'removal' and says ->> 'of' = ${kind}`.execute(tx);
  return rows.map(({ key }) => key);
}

/** Entries whose content is empty although no erasure names them. */
export async function listEmptied(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with erased as (
      select jsonb_array_elements_text(convert_from(record, 'UTF8')::jsonb -> 'entries')::uuid as id from evidence_entry
      where account_id = ${accountId} and kind = 'erasure'
    )
    select id from evidence_entry entry where account_id = ${accountId} and record is null
      and not exists (select from erased where erased.id = entry.id) order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Entries that belong to no batch. */
export async function listStrayEntries(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from evidence_entry entry
    left join evidence_batch batch on batch.account_id = ${accountId} and batch.id = entry.batch_id and batch.kind = 'entry'
    where entry.account_id = ${accountId} and (batch.id is null or not entry.id = any(batch.ids))
    order by entry.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type Notable = { readonly kind: EntryKind; readonly record: string };

/** Entries that a reader of the audit must know: adoptions, and acknowledged restores. */
export async function listNotable(tx: Tx, accountId: string): Promise<Notable[]> {
  const rows = await tx
    .selectFrom('evidenceEntry')
    .select(['kind', sql<string>`convert_from(record, 'UTF8')`.as('record')])
    .where('accountId', '=', accountId)
    .where('kind', 'in', ['adoption', 'restore'])
    .orderBy('id')
    .execute();
  return rows as Notable[]; // the query selects only these two kinds
}

export async function isAdoptionWaiting(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('evidenceAdoption')
    .select('accountId')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
