// Encodes arrays of a composite type in PostgreSQL's binary format: rows as a function takes them, by the names of their
// columns. See PostgreSQL, array_recv and record_recv.
import { arrays, type Element } from './binary-arrays.ts';
import type { Asking } from './database.ts';

/** A column of a composite type, with its value in a row. */
export type Column<Row> = {
  readonly oid: number;
  /** The encoded size of the value in bytes; -1 for null. */
  readonly size: (row: Row) => number;
  readonly write: (to: Buffer, at: number, row: Row) => void;
};

export function column<Row, Value>(
  { oid, size, write }: Element<Value>,
  valueOf: (row: Row) => Value | null,
): Column<Row> {
  return {
    oid,
    size(row) {
      const value = valueOf(row);
      return value === null ? -1 : size(value);
    },
    write(to, at, row) {
      const value = valueOf(row);
      if (value !== null) write(to, at, value);
    },
  };
}

const countSize = 4;
/** The size of what precedes a value: its type and its length. */
const prefixSize = 8;

/**
 * Encodes rows as an array of a composite type.
 * @param oid of the composite type, as `typeOids` finds it
 * @param columns in the order of the type
 */
export function rowsOf<Row>(oid: number, columns: readonly Column<Row>[], rows: readonly Row[]): Buffer {
  return arrays<Row>({
    oid,
    size: (row) => columns.reduce((sum, { size }) => sum + prefixSize + Math.max(size(row), 0), countSize),
    write(to, start, row) {
      to.writeInt32BE(columns.length, start);
      let at = start + countSize;
      for (const { oid: type, size, write } of columns) {
        const length = size(row);
        to.writeInt32BE(type, at);
        to.writeInt32BE(length, at + 4);
        at += prefixSize;
        if (length < 0) continue;
        write(to, at, row);
        at += length;
      }
    },
  })(rows);
}

const known = new WeakMap<Asking, Promise<ReadonlyMap<string, number>>>();

/**
 * Object identifiers of composite types by name, read once per pool. They change when the functions of the database are
 * replaced, which a running process reports as not ready.
 */
export function typeOids(pool: Asking, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const before = known.get(pool);
  if (before) return before;
  const read = readOids(pool, names);
  known.set(pool, read);
  // A failure is not remembered.
  read.catch(() => known.delete(pool));
  return read;
}

async function readOids(pool: Asking, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ readonly name: string; readonly oid: number }>(
    'select name, name::regtype::oid::integer as oid from unnest($1::text[]) as name',
    [names],
  );
  return new Map(rows.map(({ name, oid }) => [name, oid]));
}
