import { lazy, Suspense, useState } from 'react';
import { fill } from '@app/texts/fill.ts';
import { plural } from '@app/texts/plural.ts';
import type { StoredVault, ToolOffice } from '@app/whistleblowing';
import { api } from './api.ts';
import { today } from './dates.ts';
import { FiguresDialog } from './figures-dialog.tsx';
import { namesOf } from './office-rules.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { filteredRows, orderedRows, type TableFilter, type TableOrder } from './table-rules.ts';
import { TaskList } from './task-list.tsx';
import { Failure } from './ui/failure.tsx';
import { Notice } from './ui/notice.tsx';
import { useReports } from './use-reports.ts';
import type { VaultClient } from './vault/client.ts';
import { useWords } from './words.tsx';

type Props = { readonly vault: VaultClient; readonly office: ToolOffice; readonly own: StoredVault };

// With the work that the server asks of whoever sends a report: loaded when it is needed.
const EnteredReport = lazy(() => import('./entered-report.tsx').then((module) => ({ default: module.EnteredReport })));

const everything: TableFilter = { search: '', status: 'all', type: 'all', assignee: null };

/** The reports of an office: opened, searched, filtered and sorted here, and stored nowhere. */
export function ReportsPanel({ vault, office, own }: Props) {
  const { words, locale } = useWords();
  const { rows, progress, error, reload } = useReports(vault, office.id);
  const [filter, setFilter] = useState<TableFilter>(everything);
  const [order, setOrder] = useState<TableOrder>('due');
  const [opened, setOpened] = useState<string>();
  const [extra, setExtra] = useState<'figures' | 'entering'>();
  const [day] = useState(today);

  const found = orderedRows(
    filteredRows(rows, filter, (type) => words.types[type]),
    order,
    day,
  );
  const broken = rows.filter(({ isBroken }) => isBroken).length;
  const people = namesOf(office.chain);

  return (
    <section className="stack">
      <div className="row">
        <button type="button" onClick={() => setExtra('entering')}>
          {words.entering.begin}
        </button>
        <button type="button" onClick={() => setExtra('figures')} disabled={rows.length === 0}>
          {words.figures.title}
        </button>
        <button type="button" onClick={reload} disabled={progress !== undefined}>
          {words.table.reload}
        </button>
        <a className="button" href={api.calendar} download="deadlines.ics">
          {words.table.calendar}
        </a>
      </div>
      {error && <Failure error={error} />}
      {broken > 0 && (
        <Notice tone="bad" title={words.table.broken}>
          {<p>{words.table.brokenText}</p>}
        </Notice>
      )}
      {progress && (
        <p role="status">
          {progress.total === 0
            ? words.loading
            : fill(words.table.opening, { opened: progress.opened, total: progress.total })}
        </p>
      )}
      {!progress && !error && rows.length === 0 ? (
        <Notice title={words.table.empty}>{<p>{words.table.emptyText}</p>}</Notice>
      ) : (
        rows.length > 0 && (
          <>
            <TaskList rows={rows} today={day} onOpen={setOpened} />
            <ReportFilters filter={filter} order={order} own={own.id} onFilter={setFilter} onOrder={setOrder} />
            <p className="hint" role="status">
              {plural(locale, found.length, words.table.results)}
            </p>
            {found.length === 0 ? (
              <Notice title={words.table.noResults} />
            ) : (
              <ReportTable rows={found} people={people} today={day} onOpen={setOpened} />
            )}
          </>
        )
      )}
      {opened !== undefined && (
        <ReportDialog
          key={opened}
          vault={vault}
          office={office}
          own={own}
          id={opened}
          onClose={() => {
            setOpened(undefined);
            reload();
          }}
        />
      )}
      {extra === 'figures' && <FiguresDialog rows={rows} onClose={() => setExtra(undefined)} />}
      {extra === 'entering' && (
        <Suspense>
          <EnteredReport
            vault={vault}
            office={office}
            onClose={() => {
              setExtra(undefined);
              reload();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
