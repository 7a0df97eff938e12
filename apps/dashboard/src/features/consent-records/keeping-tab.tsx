import type { ConsentErasure } from '@app/contract';
import { fill, formatDate, formatNumber } from '@app/texts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '#app/failure.tsx';
import { timeOfDay } from '#app/records/moment.ts';
import { RetentionForm } from '#app/retention-form.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Why } from '#app/why.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { erasuresQuery, retentionQuery, useSetRetention } from './data-rights.ts';
import { useConsentRecordsWords } from './words.ts';

/** Eight years in months: three and five. */
const usual = 96;

/** How long consents are kept, and the list of erasures with their reasons (RULES C14, C16). */
export function KeepingTab({ siteId }: { readonly siteId: string }) {
  const { loading, keeping: words } = useConsentRecordsWords();
  const { failure } = useWords().shell;
  const retention = useQuery(retentionQuery(siteId));
  const erasures = useQuery(erasuresQuery(siteId));
  const set = useSetRetention(siteId);
  const mayEdit = useMayOnSite(siteId)('retention.edit');
  const broken = [retention, erasures].find(({ data, error }) => !data && error);
  if (broken) return <Failure message={failure.boxTitle} error={broken.error} onRetry={() => void broken.refetch()} />;
  if (!retention.data || !erasures.data) return <Skeletons shape="form" label={loading} />;
  return (
    <Stack gap="lg">
      <Card title={words.title} description={words.text} actions={<Why of="consentRetention" label={words.title} />}>
        <RetentionForm
          key={String(retention.data.months)}
          words={words}
          retention={retention.data}
          leastUsual={usual}
          readOnly={!mayEdit}
          busy={set.isPending}
          onSave={(months) => set.mutateAsync(months)}
        />
      </Card>
      <Card title={words.log} description={words.logText}>
        <Erasures erasures={erasures.data.erasures} />
      </Card>
    </Stack>
  );
}

function Erasures({ erasures }: { readonly erasures: readonly ConsentErasure[] }) {
  const words = useConsentRecordsWords().keeping;
  const locale = useLocale();
  if (erasures.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {words.logNone}
      </Text>
    );
  const number = (key: 'subjects' | 'consents', label: string) => ({
    key,
    label,
    align: 'end' as const,
    cell: (erasure: ConsentErasure) => formatNumber(locale, erasure[key]),
  });
  return (
    <DataTable
      label={words.log}
      rows={erasures}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', label: words.at, cell: ({ at }) => `${formatDate(locale, at, 'medium')}, ${timeOfDay(at)}` },
        { key: 'by', label: words.by, cell: (erasure) => <By erasure={erasure} /> },
        { key: 'cause', label: words.cause, cell: (erasure) => <Cause erasure={erasure} /> },
        { key: 'mode', label: words.mode, cell: ({ mode }) => words.modes[mode] },
        number('subjects', words.people),
        number('consents', words.consents),
      ]}
    />
  );
}

type ErasureProps = { readonly erasure: ConsentErasure };

function By({ erasure: { by, byKey } }: ErasureProps) {
  const words = useConsentRecordsWords().keeping;
  if (by) return by.email;
  if (!byKey) return words.byItself;
  return byKey.name === null ? words.byGoneKey : fill(words.byKey, { name: byKey.name });
}

function Cause({ erasure: { cause, before } }: ErasureProps) {
  const words = useConsentRecordsWords().keeping;
  const locale = useLocale();
  return (
    <TwoLines>
      <span>{words.causes[cause]}</span>
      {before && <small>{fill(words.silentSince, { date: formatDate(locale, before, 'medium') })}</small>}
    </TwoLines>
  );
}
