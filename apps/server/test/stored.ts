import type { Pool } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** Rows as stored. The test's own connection bypasses row-level security. */
export async function storedRows(pool: Pool, table: string, where: Row): Promise<Row[]> {
  const columns = Object.keys(where);
  const conditions = columns.map((column, index) => `${name(column)} is not distinct from $${index + 1}`);
  const filter = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  const { rows } = await pool.query<Row>(
    `select * from ${name(table)}${filter} order by 1, 2`,
    columns.map((column) => where[column]),
  );
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value])));
}

function name(camelCase: string): string {
  const snake = camelCase.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `"${snake.replaceAll('"', '')}"`;
}

function camel(snake: string): string {
  return snake.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
