import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { bigints, booleans, byteas, integers, jsonbs, smallints, texts, timestamps, uuids } from './binary-arrays.ts';

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
  ['uuid', uuids, ['01890a5d-ac96-774b-bcce-b302099a8057', '00000000-0000-0000-0000-000000000000', null]],
  ['text', texts, ['null', '', null, 'a "b" \\c, {d}', 'Ελληνικά 日本語 🙂', 'two\nlines']],
  ['jsonb', jsonbs, [{ a: [1, null, 'ü'], b: true }, 'text', 0]],
  ['smallint', smallints, [0, -1, 32767, -32768, null]],
  ['integer', integers, [0, -1, 2147483647, -2147483648, null]],
  ['bigint', bigints, [0, -1, 281474976710655, null]],
  ['boolean', booleans, [true, false, null]],
] as const)('%s: what was given comes out', async (type, arrays, values) => {
  const given = arrays as (values: readonly unknown[]) => Buffer;
  expect(await read(type, given(values))).toEqual(values);
  expect(await read(type, given([]))).toEqual([]);
});

test('bytes and moments come out as they were given', async () => {
  const bytes = [Buffer.from([0, 1, 255]), Buffer.alloc(0)];
  expect(await read('bytea', byteas(bytes))).toEqual(['\\x0001ff', '\\x']);
  const moments = ['2026-11-22T10:00:00.123Z', '1999-12-31T23:59:59.999Z', '1969-07-20T20:17:40.000Z'];
  const { rows } = await database.owner.query('select * from unnest($1::timestamptz[]) as at', [
    timestamps(moments.map((moment) => Date.parse(moment))),
  ]);
  expect(rows.map(({ at }) => at.toISOString())).toEqual(moments);
});
