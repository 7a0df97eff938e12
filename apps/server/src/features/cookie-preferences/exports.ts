import { preferenceExportFilter } from '@app/contract';
import { firstIdAt } from '#platform/database/monthly.ts';
import { exportsOf, exportSource, momentsOfDays } from '../exports/index.ts';
import { csvHeader, csvRow } from './csv.ts';
import { readPreferences } from './queries.ts';
import { checkSite } from './service.ts';

export const preferenceExports = exportsOf({
  path: 'preference-exports',
  event: 'preferences.exported',
  kinds: ['cookie-preferences'],
  filter: preferenceExportFilter,
  checkSite,
  view({ filter }) {
    const { from = null, to = null } = momentsOfDays(filter);
    return { from, to, consentId: filter.consentId ?? null };
  },
});

/** Export source that reads choices ordered by id, one by one. */
export const preferenceSource = exportSource({
  kind: 'cookie-preferences',
  permission: 'preferences.export',
  page: 'cookie-preferences',
  mail: 'preferenceExport',
  filter: preferenceExportFilter,
  header: csvHeader,
  async *rows({ db }, { accountId, siteId }, filter) {
    const { from, to } = momentsOfDays(filter);
    const range = {
      from: from && firstIdAt(new Date(from)),
      to: to && firstIdAt(new Date(to)),
    };
    const rows = db.streamInAccount(accountId, (tx) =>
      readPreferences(tx, accountId, siteId, range, filter.consentId ?? null),
    );
    for await (const row of rows) yield { text: csvRow(row), rows: 1 };
  },
});
