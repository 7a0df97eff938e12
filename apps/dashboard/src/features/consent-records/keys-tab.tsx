import type { ConsentKey } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { afterwards } from '#app/afterwards.ts';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './consent-records.module.css';
import { keysQuery, useDeleteKey } from './data.ts';
import { Examples } from './examples.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { useConsentRecordsWords } from './words.ts';

/** The keys with which pages and servers send consents, and example code. */
export function KeysTab({ siteId }: { readonly siteId: string }) {
  const { keys: words, loading } = useConsentRecordsWords();
  const { failure } = useWords().shell;
  const { data, error, refetch } = useQuery(keysQuery(siteId));
  const [making, setMaking] = useState(false);
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={loading} />;
  const make = (
    <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setMaking(true)}>
      {words.make}
    </Button>
  );
  return (
    <div className={classes['stack']}>
      {data.keys.length === 0 ? (
        <EmptyState picture="keys" title={words.none} text={words.noneText} action={make} />
      ) : (
        <>
          <div className={classes['head']}>
            <div>
              <h2>{words.title}</h2>
              <p>{words.text}</p>
            </div>
            {make}
          </div>
          <KeyTable siteId={siteId} keys={data.keys} />
        </>
      )}
      <Examples keys={data.keys} />
      <NewKeyDialog siteId={siteId} opened={making} onClose={() => setMaking(false)} />
    </div>
  );
}

type TableProps = { readonly siteId: string; readonly keys: readonly ConsentKey[] };

function KeyTable({ siteId, keys }: TableProps) {
  const { keys: words } = useConsentRecordsWords();
  const locale = useLocale();
  const [leaving, setLeaving] = useState<ConsentKey>();
  const remove = useDeleteKey(siteId);
  const takeBack = ({ id }: ConsentKey): void =>
    afterwards(remove.mutateAsync(id), () => {
      showToast({ message: words.takenBack });
      setLeaving(undefined);
    });
  return (
    <>
      <DataTable
        label={words.table}
        rows={keys}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', label: words.name, cell: ({ name }) => <strong className={classes['plain']}>{name}</strong> },
          { key: 'kind', label: words.kind, cell: ({ kind }) => words.kinds[kind] },
          {
            key: 'key',
            label: words.key,
            cell: ({ kind, shown }) => (
              <code className={classes['code']}>{kind === 'public' ? shown : `${shown}…`}</code>
            ),
          },
          { key: 'created', label: words.created, cell: ({ createdAt }) => formatDate(locale, createdAt, 'numeric') },
          {
            key: 'actions',
            label: words.actions,
            hiddenLabel: true,
            align: 'end',
            cell: (key) => (
              <Button
                size="xs"
                variant="default"
                aria-label={fill(words.takeBackOf, { name: key.name })}
                onClick={() => setLeaving(key)}
              >
                {words.takeBack}
              </Button>
            ),
          },
        ]}
      />
      <ConfirmDialog
        opened={leaving !== undefined}
        title={fill(words.takeBackTitle, { name: leaving?.name ?? '' })}
        text={words.takeBackText}
        confirmLabel={words.takeBack}
        busy={remove.isPending}
        onConfirm={() => leaving && takeBack(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}
