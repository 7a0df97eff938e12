import type { PoolClient } from 'pg';
import { notKept } from './backup-format.ts';

export type Table = { readonly name: string; readonly columns: readonly string[]; readonly forced: boolean };

/** The tables to back up, a partitioned one once, with their stored columns. */
export async function listTables(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, c.relforcerowsecurity as forced,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_catalog.pg_class c
     join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($1)
     group by c.oid order by c.relname`,
    [notKept],
  );
  return rows;
}

export async function listMigrations(client: PoolClient) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  return rows;
}

/** The first days of the months that have partitions. */
export async function listMonths(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `select to_date(right(inhrelid::regclass::text, 7), 'YYYY_MM')::text as month from pg_catalog.pg_inherits
     where inhparent in ('preference'::regclass, 'consent'::regclass) group by 1 order by 1`,
  );
  return rows.map(({ month }) => month);
}

export async function makeMonth(client: PoolClient, month: string): Promise<void> {
  await client.query('select make_preference_partitions($1::date, 1), make_consent_partitions($1::date, 1)', [month]);
}

/** Quotes a catalog name as an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
