import type { SiteReport } from '@app/contract';
import { fill, formatBytes, formatNumber, plural } from '@app/texts';
import { Stack } from '@mantine/core';
import { useLocale } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useFound } from './found-context.ts';
import classes from './result.module.css';
import { shortAddress } from './short-address.ts';
import { useDetectionWords } from './words.ts';

type Page = SiteReport['pages'][number];

/** Every page visit, its result, and why some ended early. */
export function PagesTab() {
  const { pages: words, findings } = useDetectionWords();
  const locale = useLocale();
  const { report } = useFound();
  const early = [...new Set(report.pages.map(({ ending }) => ending))].filter((ending) => ending !== 'done');
  const columns = [
    {
      key: 'page',
      label: words.page,
      cell: ({ url, title }: Page) => (
        <span className={classes['visited']}>
          <a href={url} target="_blank" rel="noreferrer">
            {shortAddress(url)}
          </a>
          {title && <span>{title}</span>}
        </span>
      ),
    },
    { key: 'phase', label: words.phase, cell: ({ phase }: Page) => findings.phases[phase] },
    { key: 'ending', label: words.ending, cell: (page: Page) => <Ending page={page} /> },
    {
      key: 'requests',
      label: words.requests,
      align: 'end' as const,
      cell: ({ requests, refused }: Page) => (
        <span className={classes['number']}>
          {formatNumber(locale, requests)}
          {refused > 0 && <small>{plural(locale, refused, words.refused)}</small>}
        </span>
      ),
    },
    {
      key: 'size',
      label: words.size,
      align: 'end' as const,
      cell: ({ bytes }: Page) => <span className={classes['number']}>{formatBytes(locale, bytes)}</span>,
    },
    {
      key: 'time',
      label: words.time,
      align: 'end' as const,
      cell: ({ ms }: Page) => (
        <span className={classes['number']}>
          {fill(words.seconds, { number: formatNumber(locale, Math.round(ms / 100) / 10) })}
        </span>
      ),
    },
  ];
  return (
    <Stack gap="lg">
      <DataTable
        label={words.title}
        columns={columns}
        rows={report.pages}
        rowKey={({ url, phase }) => `${phase} ${url}`}
      />
      {early.length > 0 && (
        <section className={classes['caps']}>
          <h2>{words.capsTitle}</h2>
          <ul>
            {early.map((ending) => (
              <li key={ending}>{words.caps[ending]}</li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

function Ending({ page: { ending, status } }: { readonly page: Page }) {
  const { pages: words } = useDetectionWords();
  const isError = status !== undefined && status >= 400;
  const said = words.endings[ending];
  return (
    <StatusBadge tone={ending === 'done' && !isError ? 'good' : 'attention'}>
      {isError ? fill(words.status, { ending: said, status }) : said}
    </StatusBadge>
  );
}
