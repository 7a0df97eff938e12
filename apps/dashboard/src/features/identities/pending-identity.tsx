import { fill } from '@app/texts';
import { Alert, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '#app/alerts.ts';
import { failureMessage } from '#app/failure-message.ts';
import { showToast } from '#ui/toast.tsx';
import { identitiesQuery, useConnect } from './data.ts';
import { rememberPending } from './trips.ts';
import { useIdentityWords } from './words.ts';

/** Asks whether a provider is to be connected, after its person signed in as before. */
export function PendingIdentity() {
  const words = useIdentityWords().pending;
  const proof = useQuery(identitiesQuery).data?.proof;
  const [isOver, setOver] = useState(false);
  const connect = useConnect();
  if (!proof || isOver) return null;
  const end = (): void => {
    rememberPending(false);
    setOver(true);
  };
  return (
    <Alert color="sky" mb="md">
      {fill(words.text, { provider: proof.label, email: proof.email })}
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          loading={connect.isPending}
          onClick={() =>
            connect.mutate(undefined, {
              onSuccess: () => showToast({ message: words.done }),
              onError: (error) => showAlert({ type: 'error', message: failureMessage(error) }),
              onSettled: end,
            })
          }
        >
          {fill(words.connect, { provider: proof.label })}
        </Button>
        <Button size="xs" variant="default" onClick={end}>
          {words.notNow}
        </Button>
      </Group>
    </Alert>
  );
}
