import { consentExportFilter, type ConsentExportFilter } from '@app/contract';
import { exportsOf, exportSource, momentsOfDays } from '../../exports/index.ts';
import { checkConsentSite } from '../site.ts';
import { consentHeader, consentRow, subjectHeader, subjectRow } from './csv.ts';
import { listExported } from './export-rows-queries.ts';
import { searchSubjects } from './search-queries.ts';
import { consentSearch, subjectSearch, type FilterQuery } from './search.ts';

/** Rows per query, which bounds the memory of an export. An export has all rows, even where the list is limited. */
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

/** Consents, newest first. */
export const consentSource = exportSource({
  ...files,
  kind: 'consents',
  permission: 'consents.export',
  header: consentHeader,
  rows: ({ db, now }, { accountId, siteId }, asked) =>
    db.streamInAccount(accountId, async function* (tx) {
      const search = await consentSearch(tx, { accountId, siteId, now: now() }, queryOf(asked));
      for (let to = search?.filter.to; search && to;) {
        const read = await listExported(tx, accountId, siteId, { ...search, filter: { ...search.filter, to } }, atOnce);
        const rows = read.filter(({ hasWords }) => hasWords);
        yield { text: rows.map((row) => consentRow(row, row.proofs)).join(''), rows: rows.length };
        to = read.length < atOnce ? undefined : read.at(-1)?.id;
      }
    }),
});

/** People, newest first. */
export const subjectSource = exportSource({
  ...files,
  kind: 'subjects',
  permission: 'consents.export',
  header: subjectHeader,
  rows: ({ db, now }, { accountId, siteId }, asked) =>
    db.streamInAccount(accountId, async function* (tx) {
      const search = subjectSearch({ accountId, siteId, now: now() }, queryOf(asked));
      for (let to = search?.filter.to; search && to;) {
        const part = { ...search, filter: { ...search.filter, to } };
        const read = await searchSubjects(tx, accountId, siteId, part, { limit: atOnce, order: 'newest' });
        const rows = read.filter(({ hasWords }) => hasWords);
        yield { text: rows.map(subjectRow).join(''), rows: rows.length };
        to = read.length < atOnce ? undefined : read.at(-1)?.id;
      }
    }),
});

/** Converts inclusive days to times with an exclusive end. */
function queryOf({ from, to, verified, ...rest }: ConsentExportFilter): FilterQuery {
  return {
    ...rest,
    ...momentsOfDays({ from, to }),
    verified: verified === undefined ? undefined : verified ? 'true' : 'false',
  };
}
