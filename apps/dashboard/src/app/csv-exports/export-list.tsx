import type { CsvExport } from '@app/contract';
import { fill, formatBytes, formatDate, plural, type Words } from '@app/texts';
import { Button, Loader, Stack, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useLocale } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { isUnderWay } from './under-way.ts';

export type ExportListWords = Pick<
  Words<'cookiePreferences'>['exports'],
  | 'listTitle'
  | 'listText'
  | 'none'
  | 'asked'
  | 'what'
  | 'status'
  | 'statuses'
  | 'rows'
  | 'rowsSoFar'
  | 'expires'
  | 'file'
  | 'fileOf'
  | 'readyNow'
> & { readonly noneText: string };

export type ExportListProps<One extends CsvExport> = {
  readonly words: ExportListWords;
  readonly exports: readonly One[];
  /** Describes the content of a file in one or two lines. */
  readonly what: (made: One) => { readonly line: string; readonly more?: string | undefined };
  /** The id of the file that a mail linked to. */
  readonly mailed: string | undefined;
  /** The next step if there are no files. */
  readonly action: ReactNode;
};

const tones = {
  waiting: 'neutral',
  running: 'info',
  ready: 'good',
  failed: 'bad',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const;

/** The requested files with their progress and expiry. */
export function ExportList<One extends CsvExport>({ words, exports, what, mailed, action }: ExportListProps<One>) {
  const said = useReady(exports);
  const columns = [
    { key: 'what', label: words.what, cell: (made: One) => <What {...what(made)} /> },
    { key: 'asked', label: words.asked, cell: ({ createdAt }: One) => <Asked at={createdAt} /> },
    { key: 'status', label: words.status, cell: (made: One) => <Status words={words} made={made} /> },
    {
      key: 'file',
      label: words.file,
      hiddenLabel: true,
      align: 'end' as const,
      cell: (made: One) => <File words={words} made={made} isMailed={made.id === mailed} />,
    },
  ];
  return (
    <Stack gap="lg">
      <VisuallyHidden role="status">{said ? words.readyNow : ''}</VisuallyHidden>
      {exports.length === 0 ? (
        <EmptyState picture="document" title={words.none} text={words.noneText} action={action} />
      ) : (
        <>
          <SectionHead title={words.listTitle} text={words.listText} />
          <DataTable label={words.listTitle} columns={columns} rows={exports} rowKey={({ id }) => id} />
        </>
      )}
    </Stack>
  );
}

/** Whether all files that were in progress since the page was opened are now ready. */
function useReady(exports: readonly CsvExport[]): boolean {
  const [watched, setWatched] = useState(false);
  const underWay = exports.some(isUnderWay);
  if (underWay && !watched) setWatched(true);
  return watched && !underWay;
}

function What({ line, more }: { readonly line: string; readonly more?: string | undefined }) {
  return (
    <TwoLines>
      <span>{line}</span>
      {more && <small>{more}</small>}
    </TwoLines>
  );
}

const timeOf = (moment: string) => moment.slice(11, 19);

function Asked({ at }: { readonly at: string }) {
  const locale = useLocale();
  return (
    <TwoLines>
      <span>{formatDate(locale, at, 'medium')}</span>
      <small>{timeOf(at)}</small>
    </TwoLines>
  );
}

type MadeProps = { readonly words: ExportListWords; readonly made: CsvExport };

function Status({ words, made }: MadeProps) {
  const locale = useLocale();
  const { status, rows, bytes, expiresAt } = made;
  const size = bytes === null ? '' : ` · ${formatBytes(locale, bytes)}`;
  return (
    <TwoLines>
      <span>
        <StatusBadge tone={tones[status]}>{words.statuses[status]}</StatusBadge>
      </span>
      {isUnderWay(made) && rows > 0 && <small>{plural(locale, rows, words.rowsSoFar)}</small>}
      {status === 'ready' && <small>{`${plural(locale, rows, words.rows)}${size}`}</small>}
      {status === 'ready' && expiresAt && (
        <small>{fill(words.expires, { date: formatDate(locale, expiresAt, 'medium'), time: timeOf(expiresAt) })}</small>
      )}
    </TwoLines>
  );
}

function File({ words, made, isMailed }: MadeProps & { readonly isMailed: boolean }) {
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
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={fill(words.fileOf, { date: formatDate(locale, made.createdAt, 'medium') })}
    >
      {words.file}
    </Button>
  );
}
