import { expect, test } from 'vitest';
import { followed, startWith, type Start } from './search-start.ts';

const searching = (start: Start, ...texts: readonly string[]): Start => ({ ...start, searched: texts });

test('the search field stays as it is while the address follows what is typed', () => {
  const typed = searching(startWith(''), 'm', 'mul');
  const first = followed(typed, 'm');
  expect(first).toEqual({ count: 0, text: '', inAddress: 'm', searched: ['mul'] });
  expect(followed(first, 'mul')).toEqual({ count: 0, text: '', inAddress: 'mul', searched: [] });
  // The address may skip one.
  expect(followed(typed, 'mul').count).toBe(0);
});

test('the search field starts again with the text of a saved view, also one that it searched for before', () => {
  const found = followed(searching(startWith(''), 'mul'), 'mul');
  const cleared = followed(found, '');
  expect(cleared).toMatchObject({ count: 1, text: '' });
  expect(followed(cleared, 'mul')).toMatchObject({ count: 2, text: 'mul' });
});
