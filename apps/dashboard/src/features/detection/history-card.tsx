import type { ScanSummary } from '@app/contract';
import { formatNumber } from '@app/texts';
import { Anchor } from '@mantine/core';
import { localMoment } from '#app/dates.ts';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import classes from './result.module.css';
import { VerdictBadge } from './verdict.tsx';
import { useDetectionWords } from './words.ts';

type Props = { readonly siteId: string; readonly scans: readonly ScanSummary[]; readonly shown: string };

/** Earlier scans, each with a link to its result. */
export function HistoryCard({ siteId, scans, shown }: Props) {
  const words = useDetectionWords().history;
  const locale = useLocale();
  const paths = usePaths();
  const counted = (number: number | null) => (number === null ? '–' : formatNumber(locale, number));
  const columns = [
    {
      key: 'date',
      label: words.date,
      cell: ({ id, createdAt }: ScanSummary) => {
        const date = localMoment(locale, createdAt);
        return (
          <span className={classes['dated']}>
            <Anchor component={Link} to={paths.siteScan(siteId, id)} {...(id === shown && { 'aria-current': 'page' })}>
              {date}
            </Anchor>
            {id === shown && <small>{words.shown}</small>}
          </span>
        );
      },
    },
    { key: 'result', label: words.result, cell: (scan: ScanSummary) => <Result scan={scan} /> },
    {
      key: 'services',
      label: words.services,
      align: 'end' as const,
      cell: ({ services }: ScanSummary) => counted(services),
    },
    { key: 'missing', label: words.missing, align: 'end' as const, cell: ({ news }: ScanSummary) => counted(news) },
    { key: 'by', label: words.by, wideOnly: true, cell: ({ trigger }: ScanSummary) => words.triggers[trigger] },
  ];
  return (
    <section>
      <h2 className={classes['heading']}>{words.title}</h2>
      <DataTable label={words.title} columns={columns} rows={scans} rowKey={({ id }) => id} />
    </section>
  );
}

function Result({ scan: { status, verdict } }: { readonly scan: ScanSummary }) {
  const words = useDetectionWords().history;
  if (status === 'done') return verdict ? <VerdictBadge verdict={verdict} /> : '–';
  return <StatusBadge tone={status === 'failed' ? 'bad' : 'info'}>{words.statuses[status]}</StatusBadge>;
}
