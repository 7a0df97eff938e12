import { expect, test } from 'vitest';
import { readCursor, readFilter, subscriptionParameters } from './filter.ts';

const { narrowed, paged } = subscriptionParameters;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const written = (change: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

test('a filter and a page of subscriptions can be handed on as an address', () => {
  const filter = {
    text: 'anna',
    newsletterId: id,
    status: 'pending',
    source: 'private',
    type: 'double',
    from: '2026-11-01',
    to: '2026-11-30',
  };
  expect(readFilter(written(narrowed(filter)))).toEqual(filter);
  expect(readCursor(written(paged({ before: id })))).toEqual({ before: id });
});

test('the filters of consents, which may stand in the same address, narrow no subscriptions', () => {
  expect(readFilter(new URLSearchParams('text=anna&source=public&from=2026-11-01'))).toEqual({});
  expect(readCursor(new URLSearchParams(`after=${id}`))).toEqual({});
});

test('what makes no sense in the address is left out', () => {
  const search = new URLSearchParams(
    'subscriptions-status=gone&subscriptions-type=triple&subscriptions-newsletterId=1&subscriptions-to=2026-02-30x',
  );
  expect(readFilter(search)).toEqual({});
});

test('another filter begins at the first page', () => {
  expect(narrowed({ status: 'expired' })).toEqual({
    'subscriptions-status': 'expired',
    'subscriptions-after': undefined,
    'subscriptions-before': undefined,
  });
});
