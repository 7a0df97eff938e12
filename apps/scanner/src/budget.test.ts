import { expect, test } from 'vitest';
import { createBudget } from './index.ts';

const wide = { ms: 60_000, bytes: 1000, requests: 10 };

test('it is over once more is spent than there is, and says what of', () => {
  const bytes = createBudget(wide);
  expect(bytes.spendBytes(1000)).toBe(true);
  expect(bytes.ending).toBeUndefined();
  expect(bytes.spendBytes(1)).toBe(false);
  expect(bytes).toMatchObject({ ending: 'bytes', bytes: 1001, signal: { aborted: true } });

  const requests = createBudget({ ...wide, requests: 1 });
  expect([requests.spendRequest(), requests.spendRequest()]).toEqual([true, false]);
  expect(requests.ending).toBe('requests');
});

test('what a part spends, the whole spends; a part that is over leaves the whole', () => {
  const whole = createBudget(wide);
  const part = whole.part({ ...wide, bytes: 100 });

  part.spendBytes(101);
  part.spendRequest();

  expect(part).toMatchObject({ ending: 'bytes' });
  expect(whole).toMatchObject({ ending: undefined, bytes: 101, requests: 1 });
  whole.close();
});

test('a part is over with the whole, for the same reason', () => {
  const whole = createBudget(wide);
  const [one, other] = [whole.part({ ...wide, bytes: 5000 }), whole.part(wide)];

  expect(one.spendBytes(1001)).toBe(false);

  expect([whole.ending, one.ending, other.ending, whole.part(wide).ending]).toEqual([
    'bytes',
    'bytes',
    'bytes',
    'bytes',
  ]);
});

test('its time runs out, and its caller may stop it', async () => {
  const short = createBudget({ ...wide, ms: 10 });
  await new Promise((go) => short.signal.addEventListener('abort', go));
  expect(short.ending).toBe('time');

  const stop = new AbortController();
  const whole = createBudget(wide, stop.signal);
  const part = whole.part(wide);
  stop.abort();
  expect([whole.ending, part.ending]).toEqual(['stopped', 'stopped']);
  expect(createBudget(wide, stop.signal).ending).toBe('stopped');
});

test('once closed, its time does not run out', async () => {
  const budget = createBudget({ ...wide, ms: 10 });
  budget.close();
  await new Promise((go) => setTimeout(go, 30));
  expect(budget.ending).toBeUndefined();
});
