import type { PreferenceExport } from '@app/contract';
import { fill, formatBytes, formatDate, plural } from '@app/texts';
import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import classes from './choices.module.css';
import { exportsQuery, isUnderWay } from './data.ts';
import { timeOfDay } from './moment.ts';
import { shortId } from './names.ts';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = { readonly siteId: string; readonly onExport: () => void };

const tones = { waiting: 'neutral', running: 'info', ready: 'good', failed: 'bad', expired: 'neutral' } as const;

/** The files that were asked for: how far they are, until when they can be had. */
export function ExportsTab({ siteId, onExport }: Props) {
  const { exports: words, loading, download } = useCookiePreferencesWords();
  const { failure } = useWords().shell;
  const address = useAddress();
  const { data, error, refetch } = useQuery(exportsQuery(siteId));
  const said = useReady(data?.exports);
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={loading} />;
  const columns = [
    { key: 'what', label: words.what, cell: (made: PreferenceExport) => <What made={made} /> },
    { key: 'asked', label: words.asked, cell: ({ createdAt }: PreferenceExport) => <Asked at={createdAt} /> },
    { key: 'status', label: words.status, cell: (made: PreferenceExport) => <Status made={made} /> },
    {
      key: 'file',
      label: words.file,
      hiddenLabel: true,
      align: 'end' as const,
      cell: (made: PreferenceExport) => <File made={made} isMailed={made.id === address.export} />,
    },
  ];
  return (
    <div className={classes['stack']}>
      <p role="status" className={classes['hidden']}>
        {said ? words.readyNow : ''}
      </p>
      {data.exports.length === 0 ? (
        <EmptyState
          picture="document"
          title={words.none}
          text={words.noneText}
          action={<Button onClick={onExport}>{download}</Button>}
        />
      ) : (
        <>
          <div className={classes['chainHead']}>
            <div>
              <h2>{words.listTitle}</h2>
              <p>{words.listText}</p>
            </div>
          </div>
          <DataTable label={words.listTitle} columns={columns} rows={data.exports} rowKey={({ id }) => id} />
        </>
      )}
    </div>
  );
}

/** Whether one was being written while the page was looked at, and now none is. */
function useReady(exports: readonly PreferenceExport[] | undefined): boolean {
  const [watched, setWatched] = useState(false);
  const underWay = exports?.some(isUnderWay) ?? false;
  if (underWay && !watched) setWatched(true);
  return watched && !underWay;
}

function What({ made: { from, to, consentId } }: { readonly made: PreferenceExport }) {
  const words = useCookiePreferencesWords().exports;
  const locale = useLocale();
  const day = (moment: string) => formatDate(locale, moment, 'numeric');
  // The end is the first moment that is no longer in it.
  const last = to && day(new Date(Date.parse(to) - 1).toISOString());
  const range =
    from && last
      ? fill(words.between, { from: day(from), to: last })
      : from
        ? fill(words.since, { from: day(from) })
        : last
          ? fill(words.until, { to: last })
          : words.all;
  return (
    <span className={classes['two']}>
      <span>{range}</span>
      {consentId && <small>{fill(words.ofId, { id: shortId(consentId) })}</small>}
    </span>
  );
}

function Asked({ at }: { readonly at: string }) {
  const locale = useLocale();
  return (
    <span className={classes['two']}>
      <span>{formatDate(locale, at, 'numeric')}</span>
      <small>{timeOfDay(at)}</small>
    </span>
  );
}

function Status({ made }: { readonly made: PreferenceExport }) {
  const words = useCookiePreferencesWords().exports;
  const locale = useLocale();
  const { status, rows, bytes, expiresAt } = made;
  const size = bytes === null ? '' : ` · ${formatBytes(locale, bytes)}`;
  return (
    <span className={classes['two']}>
      <span>
        <StatusBadge tone={tones[status]}>{words.statuses[status]}</StatusBadge>
      </span>
      {isUnderWay(made) && rows > 0 && <small>{plural(locale, rows, words.rowsSoFar)}</small>}
      {status === 'ready' && <small>{`${plural(locale, rows, words.rows)}${size}`}</small>}
      {status === 'ready' && expiresAt && (
        <small>
          {fill(words.expires, { date: formatDate(locale, expiresAt, 'numeric'), time: timeOfDay(expiresAt) })}
        </small>
      )}
    </span>
  );
}

function File({ made, isMailed }: { readonly made: PreferenceExport; readonly isMailed: boolean }) {
  const words = useCookiePreferencesWords().exports;
  const locale = useLocale();
  if (isUnderWay(made)) return <Loader size="xs" aria-hidden />;
  if (!made.url) return null;
  return (
    <Button
      component="a"
      href={made.url}
      download
      size="xs"
      variant={isMailed ? 'filled' : 'default'}
      leftSection={<IconDownload size={15} aria-hidden />}
      aria-label={fill(words.fileOf, { date: formatDate(locale, made.createdAt, 'numeric') })}
    >
      {words.file}
    </Button>
  );
}
