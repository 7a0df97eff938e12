import type { ChainedConsent } from '@app/contract';
import { expect, test } from 'vitest';
import { linksOf } from './chain-differences.ts';

const consent = (
  id: string,
  preferences: ChainedConsent['preferences'],
  notices: ChainedConsent['notices'] = [],
): ChainedConsent => ({
  id,
  preferences,
  at: '2026-11-22T08:00:00.000Z',
  receivedAt: '2026-11-22T08:00:00.000Z',
  kind: 'consent',
  source: 'public',
  verified: false,
  claimed: true,
  subject: { id: 'one', externalId: null, email: null, fullName: null },
  notices,
  erased: preferences === null,
});

test('each consent says what it changed, and what it does not name stays', () => {
  const chain = [
    consent('d', { newsletter: true }),
    consent('c', null),
    consent('b', { newsletter: false, phone: true }),
    consent('a', { newsletter: true }),
  ];
  expect(linksOf(chain, true).map(({ changes }) => changes)).toEqual([
    [{ name: 'newsletter', before: false, after: true }],
    'unknown',
    [
      { name: 'newsletter', before: true, after: false },
      { name: 'phone', before: undefined, after: true },
    ],
    [{ name: 'newsletter', before: undefined, after: true }],
  ]);
});

test('the oldest one is the first only where there are no older ones', () => {
  const chain = [consent('b', {}), consent('a', {})];
  expect(linksOf(chain, true).map(({ isFirst }) => isFirst)).toEqual([false, true]);
  expect(linksOf(chain, false).map(({ isFirst }) => isFirst)).toEqual([false, false]);
});

test('texts and numbers that changed are told as yes and no are', () => {
  const chain = [consent('b', { size: 'M', letters: 4 }), consent('a', { size: 'S', letters: 4 })];
  expect(linksOf(chain, true)[0]?.changes).toEqual([{ name: 'size', before: 'S', after: 'M' }]);
});

test('notices tell what is new, in another version, or not named any more', () => {
  const terms = (version: string | null) => ({ identifier: 'terms', version });
  const news = { identifier: 'newsletter', version: '1' };
  const chain = [
    consent('d', {}, [terms(null)]),
    consent('c', {}),
    consent('b', null, [news, terms('2')]),
    consent('a', {}, [terms('1')]),
  ];
  expect(linksOf(chain, true).map(({ notices }) => notices)).toEqual([
    [
      { identifier: 'newsletter', before: '1', after: undefined },
      { identifier: 'terms', before: '2', after: null },
    ],
    [],
    [
      { identifier: 'terms', before: '1', after: '2' },
      { identifier: 'newsletter', before: undefined, after: '1' },
    ],
    [{ identifier: 'terms', before: undefined, after: '1' }],
  ]);
});
