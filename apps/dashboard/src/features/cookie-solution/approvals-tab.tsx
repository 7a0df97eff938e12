import type { BannerApproval } from '@app/contract';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NearMoment } from '#app/near-moment.tsx';
import { Failure } from '#app/failure.tsx';
import { useWords } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { approvalsQuery } from './data.ts';
import { useCookieSolutionWords } from './words.ts';

/** The log of people who took responsibility for settings that are otherwise refused (READINGS 21). */
export function ApprovalsTab() {
  const { history, page } = useCookieSolutionWords();
  const words = history.approvals;
  const { failure } = useWords().shell;
  const { siteId } = useConfigurator();
  const { data, error, refetch } = useQuery(approvalsQuery(siteId));
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={page.loading} />;
  if (data.approvals.length === 0) return <EmptyState picture="done" title={words.none} text={words.noneText} />;
  const columns = [
    { key: 'what', label: words.what, cell: ({ what }: BannerApproval) => <Text fw={560}>{words.whats[what]}</Text> },
    {
      key: 'reason',
      label: words.reason,
      cell: ({ reason }: BannerApproval) =>
        reason === null ? <StatusBadge tone="neutral">{words.withdrawn}</StatusBadge> : <span>{reason}</span>,
    },
    { key: 'by', label: words.by, cell: ({ by }: BannerApproval) => by ?? words.nobody },
    { key: 'at', label: words.at, cell: ({ at }: BannerApproval) => <NearMoment at={at} /> },
  ];
  return (
    <>
      <Text mb="md" c="dimmed" size="sm">
        {words.text}
      </Text>
      <DataTable
        label={words.title}
        columns={columns}
        rows={data.approvals}
        rowKey={({ at, what }) => `${at} ${what}`}
      />
    </>
  );
}
