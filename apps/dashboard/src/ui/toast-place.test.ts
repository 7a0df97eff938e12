import { expect, test } from 'vitest';
import { liftOver, type Span } from './toast-place.ts';

// A window 800 pixels high with a header of 60: toasts end 16 pixels above the bottom.
const lift = (spans: readonly Span[], height = 44) => liftOver(spans, height, 784, 60);

test('toasts stay at the end of the window where nothing is below them', () => {
  expect(lift([])).toBe(0);
  expect(lift([{ top: 100, bottom: 140 }])).toBe(0);
});

test('they are lifted over a button, and no further', () => {
  expect(lift([{ top: 740, bottom: 776 }])).toBe(52);
});

test('they are lifted past rows that leave too little room between them', () => {
  const rows = [700, 740, 780].map((top) => ({ top, bottom: top + 30 }));

  expect(lift(rows)).toBe(784 - 700 + 8);
  expect(lift(rows.toReversed())).toBe(784 - 700 + 8);
});

test('they go between rows that leave room enough', () => {
  const rows = [600, 670, 740].map((top) => ({ top, bottom: top + 36 }));

  expect(lift(rows, 16)).toBe(784 - 740 + 8);
});

test('there is no place for them on a page full of rows', () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ top: at * 40, bottom: at * 40 + 36 }));

  expect(lift(rows)).toBeUndefined();
});
