import type { ConsentKey, Site } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { afterwards } from '#app/afterwards.ts';
import { Loaded } from '#app/loaded.tsx';
import { useLocale } from '#app/words.tsx';
import { buttonColumn } from '#ui/button-column.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './consent-records.module.css';
import { ClosingCard } from './closing-card.tsx';
import { keysQuery, useDeleteKey } from './data.ts';
import { Examples } from './examples.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { useConsentRecordsWords } from './words.ts';

/** The keys with which pages and servers send consents, and example code. */
export function KeysTab({ site }: { readonly site: Site }) {
  const { loading } = useConsentRecordsWords();
  const query = useQuery(keysQuery(site.id));
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={loading} />}>
      {({ keys }) => (
        <Stack gap="lg">
          <Keys siteId={site.id} keys={keys} />
          <ClosingCard site={site} hasKeys={keys.length > 0} />
        </Stack>
      )}
    </Loaded>
  );
}

type KeysProps = { readonly siteId: string; readonly keys: readonly ConsentKey[] };

function Keys({ siteId, keys }: KeysProps) {
  const { keys: words } = useConsentRecordsWords();
  const [making, setMaking] = useState(false);
  const make = (
    <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setMaking(true)}>
      {words.make}
    </Button>
  );
  return (
    <Stack gap="lg">
      {keys.length === 0 ? (
        <EmptyState picture="keys" title={words.none} text={words.noneText} action={make} />
      ) : (
        <>
          <SectionHead title={words.title} text={words.text} actions={make} />
          <KeyTable siteId={siteId} keys={keys} />
        </>
      )}
      <Examples keys={keys} />
      <NewKeyDialog siteId={siteId} opened={making} onClose={() => setMaking(false)} />
    </Stack>
  );
}

function KeyTable({ siteId, keys }: KeysProps) {
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
          { key: 'created', label: words.created, cell: ({ createdAt }) => formatDate(locale, createdAt, 'medium') },
          buttonColumn<ConsentKey>({
            heading: words.actions,
            label: words.takeBack,
            labelOf: ({ name }) => fill(words.takeBackOf, { name }),
            onClick: setLeaving,
          }),
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
