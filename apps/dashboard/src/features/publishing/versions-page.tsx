import { Anchor, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fill, formatDate, formatList, localeNames } from '@app/texts';
import type { DocumentVersion } from '@app/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { documentQuery, siteQuery } from '#app/sites.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Comparison } from './comparison.tsx';
import { crumbsOf } from './crumbs.ts';
import { ofPage, versionsQuery } from './data.ts';
import classes from './publishing.module.css';

/** All published versions of a document, and the changes between any two. */
export function Component() {
  const { documentId = '' } = useParams();
  const { publishing: words, policies, shell } = useWords();
  const paths = usePaths();
  const locale = useLocale();
  const { data: document } = useQuery({ ...documentQuery(documentId), ...ofPage });
  const { data: site } = useQuery({ ...siteQuery(document?.siteId ?? ''), enabled: document !== undefined });
  const { data } = useQuery(versionsQuery(documentId));

  if (!document || !data) return <Skeletons shape="page" label={shell.pageLoading} />;
  const back = (
    <Button
      component={Link}
      to={paths.generator(documentId)}
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
    >
      {words.toGenerator}
    </Button>
  );
  const { versions } = data;
  if (versions.length === 0) {
    return (
      <EmptyState
        heading="h1"
        picture="document"
        title={words.notPublishedTitle}
        text={words.notPublishedText}
        action={back}
      />
    );
  }

  const current = versions[0]?.number;
  const columns = [
    {
      key: 'number',
      label: words.version,
      cell: ({ number }: DocumentVersion) => (
        <Group gap="xs" wrap="nowrap">
          <Text fw={560}>{number}</Text>
          {number === current && <StatusBadge tone="good">{words.current}</StatusBadge>}
        </Group>
      ),
    },
    {
      key: 'date',
      label: words.publishedOn,
      cell: ({ publishedAt }: DocumentVersion) => (
        <span className={classes['oneLine']}>{formatDate(locale, publishedAt, 'date_and_time')}</span>
      ),
    },
    {
      key: 'summary',
      label: words.summary,
      wideOnly: true,
      cell: ({ summary, languages }: DocumentVersion) => (
        <Text size="sm" lineClamp={3} className={classes['summary']}>
          {summary[locale] ?? summary[languages[0] ?? 'en'] ?? ''}
        </Text>
      ),
    },
    {
      key: 'languages',
      label: words.languages,
      cell: ({ languages }: DocumentVersion) => formatList(locale, localeNames(languages, locale)),
    },
    {
      key: 'fingerprint',
      label: words.fingerprint,
      wideOnly: true,
      cell: ({ fingerprint }: DocumentVersion) => (
        <code className={classes['oneLine']} title={fingerprint}>
          {fingerprint.slice(0, 12)}
        </code>
      ),
    },
    {
      key: 'open',
      label: words.actions,
      hiddenLabel: true,
      align: 'end' as const,
      cell: ({ number }: DocumentVersion) => (
        <Anchor
          href={`${document.url}/versions/${number}`}
          target="_blank"
          rel="noopener"
          size="sm"
          className={classes['oneLine']}
        >
          {fill(words.openVersion, { number })}
        </Anchor>
      ),
    },
  ];
  return (
    <>
      <PageHeader
        title={words.versionsTitle}
        description={words.versionsDescription}
        of={site?.name}
        crumbs={crumbsOf(document, site, policies.types, paths)}
        actions={back}
      />
      <DataTable
        label={words.versionsTitle}
        columns={columns}
        rows={versions}
        rowKey={({ number }) => String(number)}
      />
      <div className={classes['below']}>
        <Card title={words.compareTitle}>
          <Comparison documentId={documentId} versions={versions} languages={document.languages} />
        </Card>
      </div>
    </>
  );
}
