import type { ConsentExportFilter } from '@app/contract';
import type { Database } from '#platform/database/database.ts';
import { momentsOfDays, type ExportLines } from '#platform/files/export-run.ts';
import { consentHeader, consentRow, subjectHeader, subjectRow } from './csv.ts';
import type { StoredExport } from './export-queries.ts';
import { listExported } from './export-rows-queries.ts';
import { searchSubjects } from './search-queries.ts';
import { filterOf, subjectFilter, type AskedFilter } from './search.ts';

/** Rows that are held at a time, so that memory does not grow with their number. */
const atOnce = 200;

/** The lines of a file, read as they are written. */
export async function* linesOf(
  db: Database,
  accountId: string,
  { siteId, of, filter }: Pick<StoredExport, 'siteId' | 'of' | 'filter'>,
): AsyncGenerator<ExportLines> {
  const asked = askedOf(filter);
  yield { text: of === 'consents' ? consentHeader : subjectHeader, rows: 0 };
  yield* of === 'consents' ? consentsOf(db, accountId, siteId, asked) : subjectsOf(db, accountId, siteId, asked);
}

/** Days, both included, as moments: the first included, the last not. */
function askedOf({ from, to, verified, ...rest }: ConsentExportFilter): AskedFilter {
  return {
    ...rest,
    ...momentsOfDays({ from, to }),
    verified: verified === undefined ? undefined : verified ? 'true' : 'false',
  };
}

function consentsOf(db: Database, accountId: string, siteId: string, asked: AskedFilter): AsyncIterable<ExportLines> {
  return db.streamInAccount(accountId, async function* (tx) {
    const filter = await filterOf(tx, accountId, siteId, asked);
    if (!filter) return;
    for (let to = filter.to; ;) {
      const rows = await listExported(tx, accountId, siteId, { ...filter, to }, atOnce);
      yield { text: rows.map((row) => consentRow(row, row.proofs)).join(''), rows: rows.length };
      to = rows.at(-1)?.id;
      if (rows.length < atOnce) return;
    }
  });
}

function subjectsOf(db: Database, accountId: string, siteId: string, asked: AskedFilter): AsyncIterable<ExportLines> {
  return db.streamInAccount(accountId, async function* (tx) {
    const filter = subjectFilter(siteId, asked);
    if (!filter) return;
    for (let to = filter.to; ;) {
      const rows = await searchSubjects(tx, accountId, siteId, { ...filter, to }, { limit: atOnce, order: 'newest' });
      yield { text: rows.map(subjectRow).join(''), rows: rows.length };
      to = rows.at(-1)?.id;
      if (rows.length < atOnce) return;
    }
  });
}
