import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { arrays, elements, type Element } from './binary-arrays.ts';
import { column, rowsOf, typeOids } from './binary-rows.ts';

const database = testDatabase();

/** Reads back how the database decoded an array, each element as JSON. */
async function read(type: string, array: Buffer): Promise<unknown[]> {
  const { rows } = await database.owner.query(
    `select array(select to_jsonb(one) from unnest($1::${type}[]) as one) as read`,
    [array],
  );
  return rows[0].read;
}

test.each([
  ['uuid', ['01890a5d-ac96-774b-bcce-b302099a8057', '00000000-0000-0000-0000-000000000000', null]],
  ['text', ['null', '', null, 'a "b" \\c, {d}', 'Ελληνικά 日本語 🙂', 'two\nlines']],
  ['jsonb', [{ a: [1, null, 'ü'], b: true }, 'text', 0]],
  ['smallint', [0, -1, 32767, -32768, null]],
  ['integer', [0, -1, 2147483647, -2147483648, null]],
  ['bigint', [0, -1, 281474976710655, null]],
  ['boolean', [true, false, null]],
] as const)('%s: what was given comes out', async (type, values) => {
  const given = arrays(elements[type] as Element<unknown>);
  const encoded = type === 'jsonb' ? values.map((value) => JSON.stringify(value)) : values;
  expect(await read(type, given(encoded))).toEqual(values);
  expect(await read(type, given([]))).toEqual([]);
});

test('bytes and moments come out as they were given', async () => {
  const bytes = [Buffer.from([0, 1, 255]), Buffer.alloc(0)];
  expect(await read('bytea', arrays(elements.bytea)(bytes))).toEqual(['\\x0001ff', '\\x']);
  const moments = ['2026-11-22T10:00:00.123Z', '1999-12-31T23:59:59.999Z', '1969-07-20T20:17:40.000Z'];
  const { rows } = await database.owner.query('select * from unnest($1::timestamptz[]) as at', [
    arrays(elements.timestamptz)(moments.map((moment) => Date.parse(moment))),
  ]);
  expect(rows.map(({ at }) => at.toISOString())).toEqual(moments);
});

test('rows come out as they were given, with nulls', async () => {
  await database.owner.query('create type read_row as (id uuid, name text, count bigint, is_new boolean)');
  const oids = await typeOids(database.owner, ['read_row']);
  const rows = [
    { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Ελληνικά', count: 2 ** 40, isNew: true },
    { id: null, name: '', count: -1, isNew: null },
  ];
  type Row = (typeof rows)[number];
  const columns = [
    column(elements.uuid, ({ id }: Row) => id),
    column(elements.text, ({ name }: Row) => name),
    column(elements.bigint, ({ count }: Row) => count),
    column(elements.boolean, ({ isNew }: Row) => isNew),
  ];
  const encoded = rowsOf(oids.get('read_row') ?? 0, columns, rows);
  expect(await read('read_row', encoded)).toEqual(rows.map(({ isNew, ...row }) => ({ ...row, is_new: isNew })));
  expect(await read('read_row', rowsOf(oids.get('read_row') ?? 0, columns, []))).toEqual([]);
});
