import { expect, test } from 'vitest';
import { mergedOf } from './merging.ts';

test('changes of different fields are both kept', () => {
  const before = { law: 'DE', court: 'Berlin' };
  expect(mergedOf(before, { law: 'AT', court: 'Berlin' }, { law: 'DE', court: 'Munich' })?.value).toEqual({
    law: 'AT',
    court: 'Munich',
  });
  expect(mergedOf(undefined, { email: 'a@example.com' }, { url: 'https://example.com' })?.value).toEqual({
    email: 'a@example.com',
    url: 'https://example.com',
  });
});

test('a field that one of them removed is removed', () => {
  expect(mergedOf({ law: 'DE', court: 'Berlin' }, { law: 'DE' }, { law: 'AT', court: 'Berlin' })?.value).toEqual({
    law: 'AT',
    court: undefined,
  });
});

test('a change that is taken back leaves what the other one saved', () => {
  const theirs = { email: 'a@example.com', url: 'https://example.com' };
  expect(mergedOf({ email: 'a@example.com' }, undefined, theirs)?.value).toEqual({ url: 'https://example.com' });
});

test('over a conflict, mine stays, and what only they changed', () => {
  expect(mergedOf({ law: 'DE' }, { law: 'AT' }, { law: 'CH', court: 'Bern' }, true)?.value).toEqual({
    law: 'AT',
    court: 'Bern',
  });
  expect(mergedOf(['a'], ['a', 'b'], ['a', 'c'], true)?.value).toEqual(['a', 'b']);
});

test('the same field changed in two ways is a conflict, in the same way it is none', () => {
  expect(mergedOf({ law: 'DE' }, { law: 'AT' }, { law: 'CH' })).toBeUndefined();
  expect(mergedOf({ law: 'DE' }, { law: 'AT' }, { law: 'AT' })?.value).toEqual({ law: 'AT' });
  expect(mergedOf(['a'], ['a', 'b'], ['a', 'c'])).toBeUndefined();
});
