import { sql, type RawBuilder, type Tx } from './database.ts';

/** The name of each statement's prepared form on every connection. Statements have few shapes. */
const names = new Map<string, string>();

/** The transactions that have the settings. */
const isSet = new WeakSet<Tx>();

/**
 * Keeps one plan for all values and makes it follow indexes, even in tables that were never analyzed. Set for the whole
 * transaction, so statements of other kinds belong before the first planned one.
 */
const settings = Object.entries({
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_sort: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
})
  .map(([name, value]) => `set local ${name} = ${value}`)
  .join('; ');

/**
 * Runs a statement that PostgreSQL plans once per connection. For tables with many partitions, where planning takes
 * longer than running. The text must not depend on values, only on the kind of query.
 */
export async function planned<Row>(tx: Tx, statement: RawBuilder<Row>): Promise<Row[]> {
  if (!isSet.has(tx)) {
    await sql.raw(settings).execute(tx);
    isSet.add(tx);
  }
  const compiled = statement.compile(tx);
  const name = names.get(compiled.sql) ?? `planned-${names.size + 1}`;
  names.set(compiled.sql, name);
  // Kysely passes `sql` to the driver as it is, which takes a statement with its name in the same place.
  const named = { ...compiled, sql: { name, text: compiled.sql } as unknown as string };
  return (await tx.executeQuery<Row>(named)).rows;
}
