import { expect, test } from 'vitest';
import { keepMessage, takeMessage, withSignup } from './reload.ts';
import type { Shelf } from './storage.ts';

function aShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('a message survives the reload once, as a success that hides after three seconds', () => {
  const shelf = aShelf();
  keepMessage(shelf, { message: 'Saved' });

  expect(takeMessage(shelf)).toEqual({ message: 'Saved', type: 'success', hideAfter: 3000 });
  expect(takeMessage(shelf)).toBeUndefined();
});

test('a message keeps its type', () => {
  const shelf = aShelf();
  keepMessage(shelf, { message: 'Out of date', type: 'warning' });

  expect(takeMessage(shelf)).toMatchObject({ type: 'warning' });
});

test.each([undefined, null, 'text', 7, {}, { message: 7 }, { text: 'Saved' }])('%j is no message', (wrong) => {
  expect(() => keepMessage(aShelf(), wrong)).toThrow('wrong message object format');
});

test('what else stands in the storage shows nothing', () => {
  for (const text of ['{', 'null', '"text"', '{"message":1}']) {
    expect(takeMessage({ getItem: () => text, setItem: () => undefined, removeItem: () => undefined })).toBeUndefined();
  }
});

test('an unknown type counts as success', () => {
  const shelf = aShelf();
  keepMessage(shelf, { message: 'Saved', type: 'loud' });

  expect(takeMessage(shelf)).toMatchObject({ type: 'success' });
});

test('after a sign-up the address gains its parameter and keeps the rest', () => {
  expect(withSignup('https://example.org/en/dashboard?a=1#tab', 'email')).toBe(
    'https://example.org/en/dashboard?a=1&signup=email#tab',
  );
});
