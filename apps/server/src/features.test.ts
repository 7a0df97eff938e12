import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { features } from './features.ts';
import { checkOrder } from './platform/join-features.ts';

test('every folder of a feature is in the list, under its name', () => {
  const folders = readdirSync(new URL('./features', import.meta.url));
  expect(features.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

test('a feature hears only those before it', () => {
  expect(() => checkOrder(features)).not.toThrow();
  expect(() => checkOrder(features.toReversed())).toThrow('The feature whistleblowing hears');
});

test('no job has the name of another', () => {
  const names = features.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});
