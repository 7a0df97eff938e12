import { Button, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { useMayIn } from '#app/rights.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { recordsQuery } from './data.ts';
import { DownloadMenu } from './download-menu.tsx';
import { OnBehalfDialog } from './on-behalf-dialog.tsx';
import { loadRecipientWords } from './recipient-words.ts';
import { RecordTable } from './record-table.tsx';
import { RegisterTabs } from './register-tabs.tsx';

export const loader = loadRecipientWords;

/** The register of a processor: what the organization does on behalf of customers. GDPR Art. 30(2). */
export function Component() {
  const words = useAreaWords('recipients');
  const register = useAreaWords('processingRecords');
  const mayAdd = useMayIn(null)('register.edit');
  const [adding, setAdding] = useState(false);
  const query = useInfiniteQuery(recordsQuery({ role: 'processor' }));
  const add = mayAdd && <Button onClick={() => setAdding(true)}>{words.onBehalfAdd}</Button>;
  return (
    <>
      <PageHeader
        title={words.onBehalfTitle}
        description={words.onBehalfDescription}
        actions={
          <>
            <DownloadMenu register="processor" siteId="" />
            {query.data?.pages[0]?.records.length !== 0 && add}
          </>
        }
      />
      <RegisterTabs part="processor" />
      <Loaded query={query} pending={<Skeletons shape="rows" label={register.loading} />}>
        {({ pages }) => {
          const records = pages.flatMap((page) => page.records);
          if (records.length === 0)
            return (
              <Card>
                <EmptyState picture="register" title={words.onBehalfNone} text={words.onBehalfNoneText} action={add} />
              </Card>
            );
          return (
            <Stack gap="md">
              <RecordTable records={records} />
              <LoadMore query={query}>{register.more}</LoadMore>
            </Stack>
          );
        }}
      </Loaded>
      <OnBehalfDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}
