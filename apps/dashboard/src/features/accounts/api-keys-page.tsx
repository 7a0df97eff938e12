import { accounts } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAddressDialog } from '#app/address-dialog.ts';
import { useAreaWords } from '#app/area-words.ts';
import { useMay } from '#app/session.ts';
import { OwnerPage } from '#app/owner-page.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { ApiKeysTable } from './api-keys-table.tsx';
import { CreateApiKey } from './create-api-key.tsx';
import { apiKeysQuery, useDeleteApiKey, type ApiKey } from './data.ts';
import { LoadFailure } from './load-failure.tsx';
import { ReplaceApiKey } from './replace-api-key.tsx';

export function Component() {
  const words = useAreaWords('apiKeys');
  const { title } = useWords().accounts.apiKeys;
  const [creating, setCreating] = useAddressDialog('create');
  const may = useMay('keys.manage');
  const hasNone = useQuery({ ...apiKeysQuery, enabled: may }).data?.apiKeys.length === 0;
  const create = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  );
  return (
    <OwnerPage permission="keys.manage" words={{ ...words, title }} actions={!hasNone && create}>
      <Keys create={create} />
      <CreateApiKey opened={creating} onClose={() => setCreating(false)} />
    </OwnerPage>
  );
}

function Keys({ create }: { readonly create: ReactNode }) {
  const words = useAreaWords('apiKeys');
  const keys = useQuery(apiKeysQuery);
  const locale = useLocale();
  const [replacing, setReplacing] = useState<ApiKey>();
  const [deleting, setDeleting] = useState<ApiKey>();
  const remove = useDeleteApiKey();

  const lastUse = ({ lastUsedOn }: ApiKey): string =>
    lastUsedOn === null ? words.neverUsed : fill(words.usedOn, { date: formatDate(locale, lastUsedOn, 'long') });

  return (
    <InOrder gap="md">
      {keys.isPending && <Skeletons shape="rows" label={words.loading} />}
      {keys.isError && <LoadFailure error={keys.error} onRetry={() => void keys.refetch()} />}
      {keys.data?.apiKeys.length === 0 && (
        <Card>
          <EmptyState picture="keys" title={words.none} text={words.noneText} action={create} />
        </Card>
      )}
      {keys.data && keys.data.apiKeys.length > 0 && (
        <ApiKeysTable keys={keys.data.apiKeys} onReplace={setReplacing} onDelete={setDeleting} />
      )}
      <Card title={words.tryTitle} description={words.tryText}>
        <CodeBlock label={words.example} code={exampleCall(window.location.origin)} />
      </Card>
      <ReplaceApiKey replacing={replacing} onClose={() => setReplacing(undefined)} />
      <ConfirmDialog
        opened={deleting !== undefined}
        title={fill(words.deleteTitle, { name: deleting?.name ?? '' })}
        text={words.deleteText}
        consequences={deleting ? [lastUse(deleting)] : []}
        confirmLabel={words.delete}
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting.id, { onSettled: () => setDeleting(undefined) })}
        onClose={() => setDeleting(undefined)}
      />
    </InOrder>
  );
}

function exampleCall(origin: string): string {
  return `curl ${origin}${accounts.me.path} \\\n  -H "Authorization: Bearer YOUR_KEY"`;
}
