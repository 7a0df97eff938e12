import { expect, test } from 'vitest';
import { firstLayerOf, sentencesOf } from './sentences.ts';

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

test('C3: of the first layer only what the law of the visitor shows is listed, in its order', () => {
  const words = {
    optOut: { title: 'Your privacy', body: 'You may opt out.' },
    ask: { title: 'May we?', body: 'We use cookies.' },
    again: 'You chose before.',
    exempt: 'Statistics run without.',
    accept: 'Accept',
    reject: 'Reject',
    customise: 'Customize',
    optOutButton: 'Opt out',
    ok: 'OK',
    close: 'Close',
    reopen: 'Cookie settings',
    gpc: 'Opt-Out Request Honored',
    failed: 'Not loaded',
    policy: '/privacy-policy/abc',
  };
  expect(firstLayerOf(words, { mode: 'opt-in', signal: false })).toEqual([
    'May we?',
    'We use cookies.',
    'Statistics run without.',
    'Accept',
    'Reject',
    'Customize',
  ]);
  expect(firstLayerOf(words, { mode: 'opt-out', signal: true })).toEqual([
    'Opt-Out Request Honored',
    'Your privacy',
    'You may opt out.',
    'OK',
    'Opt out',
    'Customize',
  ]);
});
