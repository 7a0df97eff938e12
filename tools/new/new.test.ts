import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { namesOf } from './names.ts';
import { planFeature } from './plan.ts';
import { readTemplates } from './templates.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const names = namesOf('data-request', 'data-requests', '0099');

test('every place that features share is found, and takes the new feature', () => {
  const { changed } = planFeature(names, readTemplates(), read);
  for (const [file, text] of changed) {
    const lines = text.split('\n').filter((line) => /data.?requests?/i.test(line));
    expect(lines, file).not.toEqual([]);
    // Only these lines were inserted.
    expect(
      text
        .split('\n')
        .filter((line) => !lines.includes(line))
        .join('\n'),
    ).toBe(read(file));
  }
  expect(changed.get('apps/server/src/features.ts')).toContain('  dataRequests,\n];');
});

test('a place that is gone is named', () => {
  const without = (file: string) => read(file).replace('export type InterfaceArea', 'export type Area');
  expect(() => planFeature(names, readTemplates(), without)).toThrow('packages/texts/src/interface.ts has no line');
});

test('the skeleton stands in every layer under one name, with no gap left', () => {
  const { created, changed } = planFeature(names, readTemplates(), read);
  expect([...created.keys()].filter((file) => !/data[-_]request/.test(file))).toEqual([]);
  expect([...created.values()].filter((text) => /__\w+__/.test(text))).toEqual([]);
  expect([...created.keys()]).toContain('apps/server/migrations/0099_data_requests.sql');
  // The cost of a new entity in files, apart from the three generated ones.
  expect(created.size + changed.size).toBeLessThanOrEqual(26);
  expect(changed.size).toBeLessThanOrEqual(7);
});

test('a name that cannot stand in code is refused', () => {
  for (const name of ['Sample', 'two words', 'a--b', '-a', '1a', '../a'])
    expect(() => namesOf(name, `${name}s`, '0001')).toThrow('is no name');
  expect(() => namesOf('sheep', 'sheep', '0001')).toThrow('--plural');
});
