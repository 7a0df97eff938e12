import type { PreferenceRetention } from '@app/contract';
import { formatDate, formatNumber } from '@app/texts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '#app/failure.tsx';
import { RetentionForm } from '#app/retention-form.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from './choices.module.css';
import { retentionQuery, useSetRetention } from './data.ts';
import { timeOfDay } from './moment.ts';
import { useCookiePreferencesWords } from './words.ts';

/** How long choices are kept, and what was deleted after that time (RULES C14). */
export function RetentionTab({ siteId }: { readonly siteId: string }) {
  const { loading, retention: words } = useCookiePreferencesWords();
  const { failure } = useWords().shell;
  const { data, error, refetch } = useQuery(retentionQuery(siteId));
  const set = useSetRetention(siteId);
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="form" label={loading} />;
  return (
    <div className={classes['stack']}>
      <Card title={words.title} description={words.text}>
        <RetentionForm
          key={String(data.months)}
          words={words}
          retention={data}
          leastUsual={leastUsual}
          busy={set.isPending}
          onSave={(months) => set.mutateAsync(months)}
        />
      </Card>
      <Card title={words.log} description={words.logText}>
        <Log expiries={data.expiries} />
      </Card>
    </div>
  );
}

/** Five years and one month, in months. */
const leastUsual = 61;

type Expiry = PreferenceRetention['expiries'][number];

function Log({ expiries }: Pick<PreferenceRetention, 'expiries'>) {
  const words = useCookiePreferencesWords().retention;
  const locale = useLocale();
  if (expiries.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {words.logNone}
      </Text>
    );
  }
  const columns = [
    {
      key: 'at',
      label: words.at,
      cell: ({ at }: Expiry) => `${formatDate(locale, at, 'numeric')}, ${timeOfDay(at)}`,
    },
    { key: 'before', label: words.before, cell: ({ before }: Expiry) => formatDate(locale, before, 'numeric') },
    {
      key: 'deleted',
      label: words.deleted,
      align: 'end' as const,
      cell: ({ deleted }: Expiry) => formatNumber(locale, deleted),
    },
  ];
  return (
    <DataTable label={words.log} columns={columns} rows={expiries} rowKey={({ at, before }) => `${at} ${before}`} />
  );
}
