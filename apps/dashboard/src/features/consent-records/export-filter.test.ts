import { consentExportFilter } from '@app/contract';
import { expect, test } from 'vitest';
import { exportFilterOf } from './export-filter.ts';
import { parametersOf } from './filter.ts';

test('C13: a file is asked for with the filters of the list, but for its days', () => {
  const search = new URLSearchParams(
    'text=anna&source=private&kind=withdrawal&verified=false&notice=newsletter&version=2&from=2026-10-01&to=2026-11-22',
  );
  const asked = exportFilterOf(parametersOf.consents.readFilter(search));
  expect(asked).toEqual({
    text: 'anna',
    source: 'private',
    kind: 'withdrawal',
    verified: false,
    notice: 'newsletter',
    version: '2',
  });
  expect(consentExportFilter.parse(asked)).toEqual(asked);
  expect(exportFilterOf({})).toEqual({});
});
