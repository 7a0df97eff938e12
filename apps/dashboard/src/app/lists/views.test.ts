import { expect, test } from 'vitest';
import { parseViews, searchOfView, withView, withViewBack } from './views.ts';

test.each([
  ['', ''],
  ['show=late&text=ann', 'show=late&text=ann'],
  ['text=ann&show=late&do=enter', 'show=late&text=ann'],
  ['after=0190&show=late', 'show=late'],
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

test('a deleted view comes back where it was, unless another has its name now', () => {
  expect(withViewBack([mine], late, 0)).toEqual([late, mine]);
  const other = withView([mine], { ...late, search: 'text=new' });
  expect(withViewBack(other, late, 0)).toEqual(other);
});
