import { expect, test } from 'vitest';
import { publicAddresses, systemResolver } from './index.ts';

test('the system is asked for all addresses of a host, by as many as want to know', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => systemResolver('localhost')));

  for (const answer of answers) {
    expect(answer.length).toBeGreaterThan(0);
    expect(answer.some(publicAddresses)).toBe(false);
  }
});

test('more names than are asked for at once all get their answer', async () => {
  const names = ['localhost', '127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4'];

  const answers = await Promise.all(names.map(systemResolver));

  expect(answers.slice(1)).toEqual(names.slice(1).map((name) => [name]));
});
