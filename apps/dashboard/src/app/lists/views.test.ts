import { expect, test } from 'vitest';
import { searchOfView } from './views.ts';

test.each([
  ['', ''],
  ['show=late&text=ann', 'show=late&text=ann'],
  ['text=ann&show=late&do=enter', 'show=late&text=ann'],
  ['after=0190&show=late', 'show=late'],
])('a view of ?%s keeps %s', (search, expected) => {
  expect(searchOfView(new URLSearchParams(search))).toBe(expected);
});
