import { expect, test } from 'vitest';
import { entryFormat, parseEntry } from './entry.ts';

const entry = {
  format: entryFormat,
  account: '01890a5d-ac96-774b-bcce-b302099a8057',
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  kind: 'erasure',
  key: 'one',
  at: '2026-11-23T08:00:00.000Z',
};

test('an entry is parsed with what its kind adds', () => {
  const more = { ...entry, consents: ['a'] };
  expect(parseEntry(JSON.stringify(more))).toEqual(more);
});

test.each(Object.keys(entry))('without %s, or with a number for it, it is none', (name) => {
  const { [name as keyof typeof entry]: _, ...rest } = entry;
  expect(parseEntry(JSON.stringify(rest))).toBeUndefined();
  expect(parseEntry(JSON.stringify({ ...entry, [name]: 1 }))).toBeUndefined();
});

test.each([
  '',
  'null',
  '[]',
  '{',
  JSON.stringify({ ...entry, format: 'candor-entry-2' }),
  JSON.stringify({ ...entry, kind: 'toString' }),
])('what is no entry is none: %s', (text) => {
  expect(parseEntry(text)).toBeUndefined();
});
