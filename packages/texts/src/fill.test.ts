import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fill, placeholders } from './fill.ts';

test('a sentence is filled, as often as it asks', () => {
  expect(fill('%{number} of %{all}, yes %{number}', { number: 3, all: 'many' })).toBe('3 of many, yes 3');
});

test('a value is put in as it is, also when it looks like a placeholder or a replacement', () => {
  expect(fill('%{a} and %{b}', { a: '%{b}', b: '$& $1' })).toBe('%{b} and $& $1');
});

test('a placeholder without a value stays, and names that every object has are no values', () => {
  expect(fill<string>('%{name} %{toString} %{__proto__}', {})).toBe('%{name} %{toString} %{__proto__}');
});

test('any text without a placeholder comes back as it was', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('%{')),
      (text) => fill<string>(text, {}) === text,
    ),
  );
});

test('the placeholders of a sentence are named once, in order', () => {
  expect(placeholders('%{b} %{a} %{b} %c {d}')).toEqual(['a', 'b']);
});
