import type { access, Answer } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnerPage } from '#app/owner-page.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { buttonColumn } from '#ui/button-column.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { accessQuery, useEndAccess, useEndAllAccess, type Ended } from './access-data.ts';
import { LoadFailure } from './load-failure.tsx';
import classes from './accounts.module.css';

type Access = Answer<typeof access.list>;
type Row = Ended & { readonly shown: string; readonly createdAt: string; readonly lastUsedOn: string | null };

export function Component() {
  const words = useWords().accounts.access;
  return (
    <OwnerPage permission="account.security" words={words}>
      <AccessList />
    </OwnerPage>
  );
}

function AccessList() {
  const words = useWords().accounts.access;
  const found = useQuery(accessQuery);
  const [ending, setEnding] = useState<Ended | 'all'>();
  const endOne = useEndAccess();
  const endAll = useEndAllAccess();
  if (found.isPending) return <Skeletons shape="rows" label={words.loading} />;
  if (found.isError) return <LoadFailure error={found.error} onRetry={() => void found.refetch()} />;
  const groups = groupsOf(found.data, words).filter(({ rows }) => rows.length > 0);
  const done = { onSettled: () => setEnding(undefined) };
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState picture="keys" title={words.none} text={words.noneText} />
      </Card>
    );
  }
  return (
    <Stack gap="md">
      {groups.map(({ label, rows }) => (
        <Card key={label} title={label}>
          <AccessTable label={label} rows={rows} onEnd={setEnding} />
        </Card>
      ))}
      <div>
        <Button color="red" variant="light" onClick={() => setEnding('all')}>
          {words.endAll}
        </Button>
      </div>
      <ConfirmDialog
        opened={ending !== undefined}
        title={ending === 'all' ? words.endAllTitle : fill(words.endTitle, { name: ending?.name ?? '' })}
        text={ending === 'all' ? words.endAllText : words.endText}
        confirmLabel={ending === 'all' ? words.endAll : words.end}
        busy={endOne.isPending || endAll.isPending}
        onConfirm={() => {
          if (ending === 'all') endAll.mutate(undefined, done);
          else if (ending) endOne.mutate(ending, done);
        }}
        onClose={() => setEnding(undefined)}
      />
    </Stack>
  );
}

function groupsOf(
  { apiKeys, consentKeys, webhooks, identityKeys, calendars }: Access,
  words: ReturnType<typeof useWords>['accounts']['access'],
): readonly { readonly label: string; readonly rows: readonly Row[] }[] {
  return [
    {
      label: words.apiKeys,
      rows: apiKeys.map(({ id, name, prefix, ...times }) => ({
        kind: 'api-key',
        id,
        name,
        shown: `${prefix}…`,
        ...times,
      })),
    },
    {
      label: words.consentKeys,
      rows: consentKeys.map(({ id, siteId, siteName, name, createdAt, lastUsedOn }) => ({
        kind: 'consent-key',
        id,
        siteId,
        name,
        shown: siteName,
        createdAt,
        lastUsedOn,
      })),
    },
    {
      label: words.webhooks,
      rows: webhooks.map(({ id, url, createdAt }) => ({
        kind: 'webhook',
        id,
        name: new URL(url).host,
        shown: url,
        createdAt,
        lastUsedOn: null,
      })),
    },
    {
      label: words.identityKeys,
      rows: identityKeys.map(({ id, siteId, siteName, algorithm, createdAt }) => ({
        kind: 'identity-key',
        id,
        siteId,
        name: algorithm,
        shown: siteName,
        createdAt,
        lastUsedOn: null,
      })),
    },
    {
      label: words.calendars,
      rows: calendars.map(({ id, person, createdAt }) => ({
        kind: 'calendar',
        id,
        name: person.email ?? words.left,
        shown: words.ofRequests,
        createdAt,
        lastUsedOn: null,
      })),
    },
  ];
}

type TableProps = { readonly label: string; readonly rows: readonly Row[]; readonly onEnd: (row: Row) => void };

function AccessTable({ label, rows, onEnd }: TableProps) {
  const words = useWords().accounts.access;
  const locale = useLocale();
  return (
    <DataTable
      label={label}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', label: words.name, cell: ({ name }) => name },
        {
          key: 'shown',
          label: words.of,
          hiddenLabel: true,
          cell: ({ shown }) => <code className={classes['code']}>{shown}</code>,
        },
        { key: 'created', label: words.created, cell: ({ createdAt }) => formatDate(locale, createdAt, 'long') },
        {
          key: 'used',
          label: words.lastUsed,
          cell: ({ kind, lastUsedOn }) =>
            kind === 'webhook' || kind === 'identity-key' || kind === 'calendar'
              ? ''
              : lastUsedOn === null
                ? words.never
                : formatDate(locale, lastUsedOn, 'long'),
        },
        buttonColumn({
          heading: words.actions,
          label: words.end,
          labelOf: ({ name }) => fill(words.endOf, { name }),
          onClick: onEnd,
        }),
      ]}
    />
  );
}
