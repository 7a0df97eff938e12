import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fill, formatList, localeNames } from '@app/texts';
import type { DocumentVersion } from '@app/contract';
import { NearMoment } from '#app/near-moment.tsx';
import { useParams } from 'react-router';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Comparison } from './comparison.tsx';

import { versionsQuery } from './data.ts';
import { DocumentPage } from './document-page.tsx';
import classes from './publishing.module.css';

/** All published versions of a document, and the changes between any two. */
export function Component() {
  const { documentId = '' } = useParams();
  const words = useWords().publishing;
  const { data } = useQuery(versionsQuery(documentId));
  return (
    <DocumentPage title={words.versionsTitle} description={words.versionsDescription} ready={data !== undefined}>
      {({ url, languages }) =>
        data && (
          <>
            <VersionTable url={url} versions={data.versions} />
            <div className={classes['below']}>
              <Card title={words.compareTitle}>
                <Comparison documentId={documentId} versions={data.versions} languages={languages} />
              </Card>
            </div>
          </>
        )
      }
    </DocumentPage>
  );
}

type TableProps = {
  /** Null while the document is offline. */
  readonly url: string | null;
  readonly versions: readonly DocumentVersion[];
};

function VersionTable({ url, versions }: TableProps) {
  const words = useWords().publishing;
  const locale = useLocale();
  const current = versions[0]?.number;
  const columns = [
    {
      key: 'number',
      label: words.version,
      cell: ({ number }: DocumentVersion) => (
        <Group gap="xs" wrap="nowrap">
          <Text fw={560}>{number}</Text>
          {url && number === current && <StatusBadge tone="good">{words.current}</StatusBadge>}
        </Group>
      ),
    },
    {
      key: 'date',
      label: words.publishedOn,
      cell: ({ publishedAt }: DocumentVersion) => (
        <span className={classes['oneLine']}>
          <NearMoment at={publishedAt} />
        </span>
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
      cell: ({ number }: DocumentVersion) =>
        url && (
          <Anchor
            href={`${url}/versions/${number}`}
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
    <DataTable label={words.versionsTitle} columns={columns} rows={versions} rowKey={({ number }) => String(number)} />
  );
}
