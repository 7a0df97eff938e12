import { expect, test } from 'vitest';
import { queryOf } from '#app/records/filter.ts';
import { parametersOf } from './filter.ts';

const { consents, subjects } = parametersOf;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const written = (change: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

test('a filter is read from the address as it was written there', () => {
  const filter = {
    text: 'anna',
    source: 'private',
    verified: 'false',
    notice: 'terms',
    from: '2026-11-01',
    to: '2026-11-30',
  };
  expect(consents.readFilter(written(consents.narrowed(filter)))).toEqual(filter);
  expect(consents.readCursor(written(consents.paged({ after: id })))).toEqual({ after: id });
});

test('each list has a filter of its own', () => {
  const search = written(subjects.narrowed({ text: 'anna' }));
  expect(subjects.readFilter(search)).toEqual({ text: 'anna' });
  expect(consents.readFilter(search)).toEqual({});
});

test('what makes no sense in the address is left out', () => {
  const search = new URLSearchParams('source=both&verified=yes&kind=&from=yesterday&to=2026-99-99&text=%20&after=1');
  expect(consents.readFilter(search)).toEqual({});
  expect(consents.readCursor(search)).toEqual({});
});

test('another filter begins at the first page', () => {
  expect(consents.narrowed({ source: 'public' })).toEqual({ source: 'public', after: undefined, before: undefined });
});

test('the last day is in the range', () => {
  expect(queryOf({ from: '2026-11-01', to: '2026-11-30', kind: 'consent' })).toEqual({
    kind: 'consent',
    from: '2026-11-01T00:00:00.000Z',
    to: '2026-12-01T00:00:00.000Z',
  });
});
