import { mostScimTokens } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '#app/alerts.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Loaded } from '#app/loaded.tsx';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CopiedCode } from '#ui/copied-code.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { tokensQuery, useCreateToken, useDeleteToken, type Token } from './data.ts';
import classes from '#ui/spread-row.module.css';
import { useProvisioningWords } from './words.ts';

/** How the directory of a company provisions people and teams: where to, and by which tokens. */
export function DirectoryCard() {
  const words = useProvisioningWords();
  const query = useQuery(tokensQuery);
  const create = useCreateToken();
  const isFull = (query.data?.tokens.length ?? 0) >= mostScimTokens;
  return (
    <Card
      title={words.title}
      description={words.text}
      actions={
        <Button
          loading={create.isPending}
          disabled={isFull}
          onClick={() =>
            create.mutate(undefined, {
              onError: (error) => showAlert({ type: 'error', message: failureMessage(error) }),
            })
          }
        >
          {words.create}
        </Button>
      }
    >
      <Loaded query={query} pending={<Skeletons shape="rows" count={2} label={words.title} />}>
        {({ baseUrl, tokens }) => (
          <Stack gap="md">
            {create.data && (
              <Alert color="sky" role="status">
                <CopiedCode label={words.once} text={create.data.token} />
              </Alert>
            )}
            <CopiedCode label={words.baseUrl} text={baseUrl} />
            {tokens.length === 0 && (
              <Text size="sm" c="dimmed">
                {words.none}
              </Text>
            )}
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} />
            ))}
            {isFull && (
              <Text size="sm" c="dimmed">
                {words.full}
              </Text>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function TokenRow({ token: { id, prefix, createdAt, lastUsedOn } }: { readonly token: Token }) {
  const words = useProvisioningWords();
  const locale = useLocale();
  const remove = useDeleteToken();
  const [isAsking, setAsking] = useState(false);
  const used =
    lastUsedOn === null ? words.neverUsed : fill(words.used, { date: formatDate(locale, lastUsedOn, 'long') });
  return (
    <div className={classes['row']}>
      <div>
        <code className={classes['code']}>{prefix}…</code>
        <Text size="sm" c="dimmed">
          {fill(words.made, { date: formatDate(locale, createdAt, 'long') })} · {used}
        </Text>
      </div>
      <Button
        size="xs"
        variant="default"
        aria-label={fill(words.deleteOf, { token: prefix })}
        onClick={() => setAsking(true)}
      >
        {words.delete}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words.deleteTitle}
        text={words.deleteText}
        confirmLabel={words.delete}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => showToast({ message: words.deleted }),
            onError: (error) => showAlert({ type: 'error', message: failureMessage(error) }),
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
