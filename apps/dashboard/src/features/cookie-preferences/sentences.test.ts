import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test('C3: of a version all that could be read is shown, in its order, each sentence once', () => {
  const tree = {
    title: 'May we use cookies?',
    body: '2 [other companies](services) receive data. See the [cookie policy](policy).',
    none: '',
    number: 3,
    layer: [{ title: 'Marketing' }, { title: 'May we use cookies?' }],
  };
  expect(sentencesOf(tree)).toEqual([
    'May we use cookies?',
    '2 other companies receive data. See the cookie policy.',
    'Marketing',
  ]);
});

test('what is no text says nothing', () => {
  expect([undefined, null, 7, true].flatMap(sentencesOf)).toEqual([]);
});
