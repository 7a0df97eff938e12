import type { SubscriptionDetail } from '@app/contract';
import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

type Event = SubscriptionDetail['events'][number]['event'];
const happened = (...events: readonly Event[]) =>
  stepsOf(events.map((event) => ({ event, at: '2026-11-22T08:00:00.000Z', consentId: null }))).map(
    ({ event }) => event,
  );

test('the mail after a confirmation is told from the one that asks for it', () => {
  expect(happened('asked', 'mailed', 'mailed', 'confirmed', 'mailed')).toEqual([
    'asked',
    'mailed',
    'mailed',
    'confirmed',
    'welcomed',
  ]);
  expect(happened('asked', 'mailed', 'confirmed', 'unsubscribed', 'asked', 'mailed').at(-1)).toBe('mailed');
  expect(happened('asked', 'mailed', 'confirmed', 'claimed', 'mailed').at(-1)).toBe('askedWhetherOver');
});
