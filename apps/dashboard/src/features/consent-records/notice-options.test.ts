import { expect, test } from 'vitest';
import { namedNotices, noticeOptions } from './notice-options.ts';

const options = noticeOptions([
  { identifier: 'terms', version: '2' },
  { identifier: 'newsletter', version: '1' },
  { identifier: 'terms', version: '1' },
]);

test('C1: each notice is offered as the newest, and in each of its versions', () => {
  expect(options.map(({ notice }) => notice)).toEqual([
    { identifier: 'newsletter' },
    { identifier: 'newsletter', version: '1' },
    { identifier: 'terms' },
    { identifier: 'terms', version: '2' },
    { identifier: 'terms', version: '1' },
  ]);
  expect(namedNotices(options.slice(1, 3).map(({ value }) => value))).toEqual([
    { identifier: 'newsletter', version: '1' },
    { identifier: 'terms' },
  ]);
});

test('one notice in two versions is none that somebody saw', () => {
  expect(namedNotices(options.slice(3).map(({ value }) => value))).toBeUndefined();
  expect(namedNotices([])).toEqual([]);
});
