import { expect, test } from 'vitest';
import { cache, forever, never, type Lifetime } from './cache.ts';

const patient = { patienceMs: 20, sharedMs: 30, joinMs: 10 };

/** Creates a cache with a fake clock and records which keys were loaded. */
function watched(lifetime: Lifetime, options: Partial<typeof patient> = {}) {
  const time = { now: 0 };
  const loads: string[] = [];
  const values = cache<string>({ max: 2, lifetime: () => lifetime, clock: () => time.now, ...options });
  const get = async (key: string, load: () => Promise<string>) =>
    values.get(key, (held) => {
      loads.push(held?.value ?? '-');
      return load();
    });
  return { time, loads, values, get };
}

const hanging = () => new Promise<never>(() => undefined);
const refused = () => Promise.reject(new Error('away'));
const answered = (value: string) => () => Promise.resolve(value);

test('a fresh value is given at once, and one that expired is loaded by who asks next', async () => {
  const { time, loads, values, get } = watched({ freshMs: 10, staleMs: 0 });
  await get('a', answered('one'));

  time.now = 9;
  expect(values.get('a', refused)).toBe('one');
  time.now = 10;
  expect(await get('a', answered('two'))).toBe('two');
  expect(loads).toEqual(['-', 'one']);
  time.now = 20;
  await expect(get('a', refused)).rejects.toThrow('away');
});

test('all who ask at once share one load and its failure, and the next one tries again', async () => {
  const { loads, get } = watched(forever);

  const all = await Promise.allSettled([get('a', refused), get('a', answered('unasked'))]);

  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(loads).toHaveLength(1);
  expect(await get('a', answered('one'))).toBe('one');
});

test('a load that throws before it promises anything fails as others do', async () => {
  const { get } = watched(forever);
  const thrown = () => {
    throw new Error('at once');
  };
  await expect(get('a', thrown)).rejects.toThrow('at once');
  expect(await get('a', answered('one'))).toBe('one');
});

test('without patience nobody waits for a stale value, until it is too old', async () => {
  const { time, values, get } = watched({ freshMs: 10, staleMs: 20 });
  await get('a', answered('one'));

  time.now = 15;
  expect(values.get('a', refused)).toBe('one');
  await expect.poll(() => values.get('a', answered('two'))).toBe('two');
  time.now = 45;
  await expect(get('a', refused)).rejects.toThrow('away');
});

test('with patience the first reader waits, the others get what is held, and late or refused it is fresh once more', async () => {
  const { time, loads, values, get } = watched({ freshMs: 10, staleMs: Infinity }, patient);
  await get('a', answered('one'));

  time.now = 15;
  const first = get('a', hanging);
  expect(values.get('a', answered('unasked'))).toBe('one');
  expect(await first).toBe('one');
  time.now = 24;
  expect(values.get('a', answered('unasked'))).toBe('one');
  expect(loads).toHaveLength(2);

  time.now = 60;
  expect(await get('a', refused)).toBe('one');
  time.now = 75;
  expect(await get('a', answered('two'))).toBe('two');
});

test('a load that hangs is joined for a while only', async () => {
  const { time, get } = watched({ freshMs: 10, staleMs: 0 }, { joinMs: 10 });
  void get('a', hanging);
  time.now = 10;
  expect(await get('a', answered('one'))).toBe('one');
});

test('what was forgotten or loaded anew meanwhile is given to who waits, and not kept', async () => {
  const { values, get } = watched(forever);
  const slow = Promise.withResolvers<string>();

  const waiting = get('a', () => slow.promise);
  values.forget('a');
  slow.resolve('old');
  expect(await waiting).toBe('old');
  expect(values.peek('a')).toBeUndefined();

  const slower = Promise.withResolvers<string>();
  const before = get('a', () => slower.promise);
  expect(await values.refresh('a', answered('new'))).toBe('new');
  slower.resolve('old');
  expect(await before).toBe('old');
  expect(values.peek('a')).toBe('new');

  values.forget();
  expect(values.peek('a')).toBeUndefined();
});

test('the value least lately read goes first, by number and by weight', async () => {
  const { values, get } = watched(forever);
  await get('a', answered('a'));
  await get('b', answered('b'));
  await get('a', refused);
  await get('c', answered('c'));
  expect(['a', 'b', 'c'].map((key) => values.peek(key))).toEqual(['a', undefined, 'c']);

  const heavy = cache<string>({ maxWeight: 5, weigh: ({ length }) => length, lifetime: () => forever });
  await heavy.get('a', answered('123'));
  await heavy.get('b', answered('12'));
  await heavy.get('c', answered('1'));
  await heavy.get('d', answered('too heavy'));
  await heavy.get('e', answered(''));
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => heavy.peek(key))).toEqual([undefined, '12', '1', undefined, '']);
});

test('a value whose lifetime is nothing is not kept, and takes the place of one that was', async () => {
  const values = cache<string | undefined>({
    max: 2,
    lifetime: (value) => (value ? { freshMs: 0, staleMs: 1 } : never),
  });
  await values.get('a', answered('one'));
  expect(values.peek('a')).toBe('one');
  await values.refresh('a', () => Promise.resolve(undefined));
  expect(values.peek('a')).toBeUndefined();
});
