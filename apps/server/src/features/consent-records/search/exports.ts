import { consentExportFilter, type ConsentExportFilter } from '@app/contract';
import { exportsOf, exportSource, momentsOfDays } from '../../exports/index.ts';
import { checkConsentSite } from '../site.ts';
import { consentHeader, consentRow, subjectHeader, subjectRow } from './csv.ts';
import { listExported } from './export-rows-queries.ts';
import { searchSubjects } from './search-queries.ts';
import { filterOf, subjectFilter, type AskedFilter } from './search.ts';

/** Rows that are held at a time, so that memory does not grow with their number. */
const atOnce = 200;

export const consentExports = exportsOf({
  path: 'consent-exports',
  event: 'consents.exported',
  kinds: ['consents', 'subjects'],
  filter: consentExportFilter,
  checkSite: checkConsentSite,
  view: ({ kind: of, filter }) => ({ of, filter }),
});

const files = { page: 'consents', mail: 'consentExport', filter: consentExportFilter } as const;

/** Consents, the newest first. */
export const consentSource = exportSource({
  ...files,
  kind: 'consents',
  header: consentHeader,
  rows: ({ db }, { accountId, siteId }, asked) =>
    db.streamInAccount(accountId, async function* (tx) {
      const filter = await filterOf(tx, accountId, siteId, queryOf(asked));
      if (!filter) return;
      for (let to = filter.to; ;) {
        const rows = await listExported(tx, accountId, siteId, { ...filter, to }, atOnce);
        yield { text: rows.map((row) => consentRow(row, row.proofs)).join(''), rows: rows.length };
        to = rows.at(-1)?.id;
        if (rows.length < atOnce) return;
      }
    }),
});

/** People, the newest first. */
export const subjectSource = exportSource({
  ...files,
  kind: 'subjects',
  header: subjectHeader,
  rows: ({ db }, { accountId, siteId }, asked) =>
    db.streamInAccount(accountId, async function* (tx) {
      const filter = subjectFilter(siteId, queryOf(asked));
      if (!filter) return;
      for (let to = filter.to; ;) {
        const rows = await searchSubjects(tx, accountId, siteId, { ...filter, to }, { limit: atOnce, order: 'newest' });
        yield { text: rows.map(subjectRow).join(''), rows: rows.length };
        to = rows.at(-1)?.id;
        if (rows.length < atOnce) return;
      }
    }),
});

/** Days, both included, as moments: the first included, the last not. */
function queryOf({ from, to, verified, ...rest }: ConsentExportFilter): AskedFilter {
  return {
    ...rest,
    ...momentsOfDays({ from, to }),
    verified: verified === undefined ? undefined : verified ? 'true' : 'false',
  };
}
