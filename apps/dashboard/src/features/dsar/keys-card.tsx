import { fill, formatDate } from '@app/texts';
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { showToast } from '#ui/toast.tsx';
import { keysQuery, makeKeyPair, useAddKey, useRemoveKey } from './keys-data.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type Props = {
  readonly siteId: string;
  readonly mayManage: boolean;
  /** Whether keys may be added: whoever has the private one states who somebody is. */
  readonly mayAdd: boolean;
};

/** Public keys by which servers of the site state who is signed in. */
export function KeysCard({ siteId, mayManage, mayAdd }: Props) {
  const words = useAreaWords('requests').form.keys;
  const locale = useLocale();
  const { data } = useQuery(keysQuery(siteId));
  const [removing, setRemoving] = useState<string>();
  const remove = useRemoveKey(siteId);
  return (
    <Card title={words.title}>
      <Stack gap="md">
        <Text size="sm">{words.text}</Text>
        {data?.identityKeys.length === 0 && (
          <Text size="sm" c="dimmed">
            {words.none}
          </Text>
        )}
        {data?.identityKeys.map(({ id, algorithm, createdAt }) => (
          <Stack key={id} gap="xs">
            <CodeBlock code={id} label={words.id} />
            <Group justify="space-between">
              <Text size="sm" c="dimmed">
                {algorithm} · {fill(words.since, { date: formatDate(locale, new Date(createdAt)) })}
              </Text>
              {mayManage && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={fill(words.remove, { id })}
                  onClick={() => setRemoving(id)}
                >
                  {words.removeConfirm}
                </Button>
              )}
            </Group>
          </Stack>
        ))}
        {mayAdd && <AddKey siteId={siteId} />}
      </Stack>
      <RemoveDialog
        id={removing}
        words={{
          title: words.removeTitle,
          text: words.removeText,
          confirm: words.removeConfirm,
          removed: words.removed,
        }}
        remove={remove}
        onClose={() => setRemoving(undefined)}
      />
    </Card>
  );
}

/** Registers the public key of a pair that is made here, or one that the owner made. */
function AddKey({ siteId }: Pick<Props, 'siteId'>) {
  const words = useAreaWords('requests').form.keys;
  const add = useAddKey(siteId);
  const [typed, setTyped] = useState<string>();
  const [privateKey, setPrivateKey] = useState<string>();
  const register = async (publicKey: string): Promise<void> => {
    await add.mutateAsync(publicKey);
    setTyped(undefined);
    showToast({ message: words.added });
  };
  const make = async (): Promise<void> => {
    const pair = await makeKeyPair();
    await register(pair.publicKey);
    setPrivateKey(pair.privateKey);
  };
  if (privateKey !== undefined)
    return (
      <Alert color="amber" title={words.private}>
        <Stack gap="md">
          <Text size="sm">{words.privateText}</Text>
          <CodeBlock code={privateKey} label={words.private} />
          <Group justify="flex-end">
            <Button onClick={() => setPrivateKey(undefined)}>{words.done}</Button>
          </Group>
        </Stack>
      </Alert>
    );
  return (
    <Stack gap="md">
      {typed !== undefined && (
        <Textarea
          label={words.publicKey}
          description={words.publicKeyHint}
          autosize
          minRows={4}
          maxLength={5000}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {add.error && <Alert color="red">{failureMessage(add.error)}</Alert>}
      <Group justify="flex-end">
        {typed === undefined ? (
          <>
            <Button variant="default" onClick={() => setTyped('')}>
              {words.add}
            </Button>
            <Button loading={add.isPending} onClick={() => void make().catch(() => undefined)}>
              {words.make}
            </Button>
          </>
        ) : (
          <>
            <Button variant="default" onClick={() => setTyped(undefined)}>
              {words.cancel}
            </Button>
            <Button
              loading={add.isPending}
              disabled={typed.trim() === ''}
              onClick={() => void register(typed).catch(() => undefined)}
            >
              {words.save}
            </Button>
          </>
        )}
      </Group>
    </Stack>
  );
}
