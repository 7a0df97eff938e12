import type { PreferenceRetention } from '@app/contract';
import { formatDate, formatNumber } from '@app/texts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/loaded.tsx';
import { RetentionForm } from '#app/retention-form.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale } from '#app/words.tsx';
import { Why } from '#app/why.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { retentionQuery, useSetRetention } from './data.ts';
import { timeOfDay } from './moment.ts';
import { useCookiePreferencesWords } from './words.ts';

/** How long choices are kept, and what was deleted after that time (RULES C14). */
export function RetentionTab({ siteId }: { readonly siteId: string }) {
  const { loading, retention: words } = useCookiePreferencesWords();
  const query = useQuery(retentionQuery(siteId));
  const set = useSetRetention(siteId);
  const mayEdit = useMayOnSite(siteId)('retention.edit');
  return (
    <Loaded query={query} pending={<Skeletons shape="form" label={loading} />}>
      {(retention) => (
        <Stack gap="lg">
          <Card title={words.title} description={words.text} actions={<Why of="choiceRetention" label={words.title} />}>
            <RetentionForm
              key={String(retention.months)}
              words={words}
              retention={retention}
              leastUsual={leastUsual}
              readOnly={!mayEdit}
              busy={set.isPending}
              onSave={(months) => set.mutateAsync(months)}
            />
          </Card>
          <Card title={words.log} description={words.logText}>
            <Log expiries={retention.expiries} />
          </Card>
        </Stack>
      )}
    </Loaded>
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
      cell: ({ at }: Expiry) => `${formatDate(locale, at, 'medium')}, ${timeOfDay(at)}`,
    },
    { key: 'before', label: words.before, cell: ({ before }: Expiry) => formatDate(locale, before, 'medium') },
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
