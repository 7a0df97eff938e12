import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

/** A fake database whose responses the test controls. */
function slowly() {
  const batches: { readonly rows: readonly number[]; end(error?: unknown): void }[] = [];
  const write = (rows: readonly number[]) =>
    new Promise<void>((resolve, reject) => {
      batches.push({ rows, end: (error) => (error === undefined ? resolve() : reject(error as Error)) });
    });
  return { batches, write };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const clock = () => 1;

test('what comes while a batch is on its way travels in the next, and is told after its own commit', async () => {
  const { batches, write } = slowly();
  const group = groupCommit<number>({ write, clock });
  const told: number[] = [];
  const add = (row: number) => group.add(row, () => told.push(row));
  for (const row of [1, 2, 3]) add(row);
  await turn();
  for (const row of [4, 5]) add(row);
  await turn();
  expect(batches.map(({ rows }) => rows)).toEqual([[1, 2, 3]]);
  batches[0]?.end();
  await turn();
  await turn();
  expect([told, batches.at(-1)?.rows]).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  batches[1]?.end();
  await group.drained();
  expect(told).toEqual([1, 2, 3, 4, 5]);
});

test('where there are two lanes, a second batch goes out beside the first once it is worth it', async () => {
  const { batches, write } = slowly();
  const group = groupCommit<number>({ write, clock, lanes: 2 });
  const told: number[] = [];
  const add = (count: number) => {
    for (let row = 0; row < count; row += 1) group.add(row, () => told.push(row));
  };
  add(1);
  await turn();
  add(15);
  await turn();
  expect(batches.map(({ rows }) => rows.length)).toEqual([1]);
  add(1);
  await turn();
  expect(batches.map(({ rows }) => rows.length)).toEqual([1, 16]);
  add(40);
  await turn();
  expect(batches).toHaveLength(2);
  batches[1]?.end();
  await turn();
  await turn();
  expect([told.length, batches.map(({ rows }) => rows.length)]).toEqual([16, [1, 16, 40]]);
  batches[0]?.end();
  batches[2]?.end();
  await group.drained();
  expect(told).toHaveLength(57);
});

test('a batch holds so many rows, the queue so many more, and then refuses', async () => {
  const { batches, write } = slowly();
  const group = groupCommit<number>({ write, clock, mostRows: 2, mostWaiting: 3 });
  const taken = [1, 2, 3, 4].map((row) => group.add(row, () => undefined));
  expect([taken, group.state.pressure]).toEqual([[true, true, true, false], 1]);
  await turn();
  expect(batches.map(({ rows }) => rows)).toEqual([[1, 2]]);
  expect(group.add(5, () => undefined)).toBe(true);
});

test('a bad row fails alone; what fails for another reason fails whole, once', async () => {
  const bad = Object.assign(new Error('wrong'), { code: '23514' });
  const away = Object.assign(new Error('gone'), { code: '57P01' });
  const written: (readonly number[])[] = [];
  const group = groupCommit<number>({
    clock,
    async write(rows) {
      written.push(rows);
      if (rows.includes(9)) throw bad;
      if (rows.includes(8)) throw away;
    },
  });
  const told = new Map<number, unknown>();
  for (const row of [1, 9, 2]) group.add(row, (error) => told.set(row, error));
  await group.drained();
  for (const row of [3, 8]) group.add(row, (error) => told.set(row, error));
  await group.drained();
  expect([...told]).toEqual([
    [1, undefined],
    [9, bad],
    [2, undefined],
    [3, away],
    [8, away],
  ]);
  expect(written).toEqual([[1, 9, 2], [1], [9], [2], [3, 8]]);
  expect(group.state).toEqual({ pressure: 0, lastKept: 1, lastFailure: 1 });
});
