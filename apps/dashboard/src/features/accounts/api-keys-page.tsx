import { accounts } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnerPage } from '#app/owner-page.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { buttonColumn } from '#ui/button-column.tsx';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { CreateApiKey } from './create-api-key.tsx';
import { apiKeysQuery, useDeleteApiKey, type ApiKey } from './data.ts';
import { LoadFailure } from './load-failure.tsx';
import classes from './accounts.module.css';

export function Component() {
  const words = useWords().accounts.apiKeys;
  const [creating, setCreating] = useState(false);
  const create = (
    <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  );
  return (
    <OwnerPage permission="keys.manage" words={words} actions={create}>
      <Keys />
      <CreateApiKey opened={creating} onClose={() => setCreating(false)} />
    </OwnerPage>
  );
}

function Keys() {
  const words = useWords().accounts.apiKeys;
  const keys = useQuery(apiKeysQuery);
  const [deleting, setDeleting] = useState<ApiKey>();
  const remove = useDeleteApiKey();

  return (
    <Stack gap="md">
      {keys.isPending && <Skeletons shape="rows" label={words.loading} />}
      {keys.isError && <LoadFailure error={keys.error} onRetry={() => void keys.refetch()} />}
      {keys.data?.apiKeys.length === 0 && (
        <Card>
          <EmptyState picture="keys" title={words.none} text={words.noneText} />
        </Card>
      )}
      {keys.data && keys.data.apiKeys.length > 0 && <KeysTable keys={keys.data.apiKeys} onDelete={setDeleting} />}
      <Card title={words.tryTitle} description={words.tryText}>
        <CodeBlock label={words.example} code={exampleCall(window.location.origin)} />
      </Card>
      <ConfirmDialog
        opened={deleting !== undefined}
        title={fill(words.deleteTitle, { name: deleting?.name ?? '' })}
        text={words.deleteText}
        confirmLabel={words.delete}
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSettled: () => setDeleting(undefined) })}
        onClose={() => setDeleting(undefined)}
      />
    </Stack>
  );
}

type TableProps = { readonly keys: readonly ApiKey[]; readonly onDelete: (key: ApiKey) => void };

function KeysTable({ keys, onDelete }: TableProps) {
  const words = useWords().accounts.apiKeys;
  const locale = useLocale();
  const endOf = (endsAt: string | null): string => {
    if (endsAt === null) return words.never;
    const date = formatDate(locale, endsAt, 'long');
    return new Date(endsAt) > new Date() ? date : fill(words.expired, { date });
  };
  return (
    <DataTable
      label={words.label}
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', label: words.name, cell: ({ name }) => name },
        {
          key: 'prefix',
          label: words.prefix,
          cell: ({ prefix }) => <code className={classes['code']}>{prefix}…</code>,
        },
        { key: 'created', label: words.createdOn, cell: ({ createdAt }) => formatDate(locale, createdAt, 'long') },
        {
          key: 'used',
          label: words.lastUsed,
          cell: ({ lastUsedOn }) => (lastUsedOn === null ? words.never : formatDate(locale, lastUsedOn, 'long')),
        },
        {
          key: 'ends',
          label: words.endsOn,
          cell: ({ endsAt }) => endOf(endsAt),
        },
        buttonColumn({
          heading: words.actions,
          label: words.delete,
          labelOf: ({ name }) => fill(words.deleteOf, { name }),
          onClick: onDelete,
        }),
      ]}
    />
  );
}

function exampleCall(origin: string): string {
  return `curl ${origin}${accounts.me.path} \\\n  -H "Authorization: Bearer YOUR_KEY"`;
}
