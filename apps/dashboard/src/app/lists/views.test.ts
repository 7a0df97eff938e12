import { expect, test } from 'vitest';
import { parseViews, searchOfView } from './views.ts';

test.each([
  ['', ''],
  ['show=late&text=ann', 'show=late&text=ann'],
  ['text=ann&show=late&do=enter', 'show=late&text=ann'],
  ['after=0190&show=late', 'show=late'],
  ['subjects-before=0190&subjects-text=ann&thereafter=1', 'subjects-text=ann&thereafter=1'],
])('a view of ?%s keeps %s', (search, expected) => {
  expect(searchOfView(new URLSearchParams(search))).toBe(expected);
});

const [late, mine] = [
  { name: 'Late', search: 'show=late' },
  { name: 'Mine', search: 'show=mine' },
];

test('a kept view that cannot be read takes no other with it, and no name is there twice', () => {
  const kept = [
    late,
    { name: '', search: '' },
    { name: 'x'.repeat(61), search: '' },
    mine,
    { ...late, search: 'text=a' },
  ];
  expect(parseViews(JSON.stringify(kept))).toEqual([mine, { name: 'Late', search: 'text=a' }]);
  expect(parseViews('{"name":"Late"}')).toEqual([]);
  expect(parseViews('not JSON')).toEqual([]);
  expect(parseViews(null)).toEqual([]);
});

test('a view keeps only the parameters of its list', () => {
  const search = new URLSearchParams('text=ann&consent=0190&subjects-text=bob&from=2026-01-01&after=0190');
  expect(searchOfView(search, ['text', 'from', 'after'])).toBe('from=2026-01-01&text=ann');
});
