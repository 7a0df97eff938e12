import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test('all sentences of a tree, in order, each once', () => {
  const tree = { title: 'A', list: [{ name: 'B', bit: 4 }, { name: 'A' }], empty: ' ', none: null };
  expect(sentencesOf(tree)).toEqual(['A', 'B']);
});
