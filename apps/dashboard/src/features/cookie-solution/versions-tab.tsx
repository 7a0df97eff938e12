import type { BannerChange, BannerVersion } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NearMoment } from '#app/near-moment.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { versionsQuery } from './data.ts';
import { useDescription } from './change-description.ts';
import { VersionDialog } from './version-dialog.tsx';
import { useCookieSolutionWords } from './words.ts';

/** All published versions, as visitors saw them. */
export function VersionsTab() {
  const { embedding, history, page } = useCookieSolutionWords();
  const words = history.versions;
  const { failure } = useWords().shell;
  const { siteId, banner } = useConfigurator();
  // The evidence of a choice links to the version that was shown.
  const [search] = useSearchParams();
  const [opened, setOpened] = useState(() => Number(search.get('version')) || undefined);
  const { data, error, refetch } = useQuery(versionsQuery(siteId));
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={page.loading} />;
  if (data.versions.length === 0)
    return (
      <EmptyState
        picture="audit"
        title={words.none}
        text={words.noneText}
        action={
          <Button component={Link} to="#settings">
            {embedding.toSettings}
          </Button>
        }
      />
    );

  const columns = [
    {
      key: 'number',
      label: words.number,
      cell: ({ number }: BannerVersion) => (
        <Group gap="xs" wrap="nowrap">
          <Text fw={560}>{number}</Text>
          {number === banner.published?.number && <StatusBadge tone="good">{words.online}</StatusBadge>}
        </Group>
      ),
    },
    {
      key: 'at',
      label: words.at,
      cell: ({ publishedAt }: BannerVersion) => <NearMoment at={publishedAt} />,
    },
    { key: 'by', label: words.by, wideOnly: true, cell: ({ by }: BannerVersion) => by ?? words.system },
    { key: 'changes', label: words.changes, cell: ({ changes }: BannerVersion) => <Changes changes={changes} /> },
    {
      key: 'pictures',
      label: words.pictures,
      wideOnly: true,
      cell: ({ pictures }: BannerVersion) => words.pictureStates[pictures],
    },
    {
      key: 'open',
      label: words.open,
      hiddenLabel: true,
      align: 'end' as const,
      cell: ({ number }: BannerVersion) => (
        <Button
          size="xs"
          variant="default"
          aria-label={fill(words.openNumber, { number })}
          onClick={() => setOpened(number)}
        >
          {words.open}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable label={words.title} columns={columns} rows={data.versions} rowKey={({ number }) => String(number)} />
      {opened !== undefined && <VersionDialog number={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const mostShown = 3;

function Changes({ changes }: { readonly changes: readonly BannerChange[] }) {
  const words = useCookieSolutionWords().history.versions;
  const locale = useLocale();
  const describe = useDescription();
  const sentences = [...new Set(changes.map(describe))];
  const more = sentences.length - mostShown;
  const shown = sentences.slice(0, mostShown).join(' · ');
  return (
    <Text size="sm" title={sentences.join('\n')}>
      {more > 0 ? `${shown} · ${plural(locale, more, words.more)}` : shown}
    </Text>
  );
}
