import { expect, test } from 'vitest';
import { tallyOf } from './counts.ts';

const none = { pending: 0, confirmed: 0, unsubscribed: 0, declined: 0, expired: 0 };

test('who receives a newsletter is told as a share of all who asked for it', () => {
  const { asked, confirmed, share, parts } = tallyOf({ ...none, pending: 2, confirmed: 5, unsubscribed: 3 });
  expect({ asked, confirmed, share }).toEqual({ asked: 10, confirmed: 5, share: 0.5 });
  expect(parts.map(({ status, share: part }) => [status, part])).toEqual([
    ['confirmed', 0.5],
    ['pending', 0.2],
    ['unsubscribed', 0.3],
  ]);
});

test('where nobody asked there is no share', () => {
  expect(tallyOf(none)).toEqual({ asked: 0, confirmed: 0, share: undefined, parts: [] });
});
