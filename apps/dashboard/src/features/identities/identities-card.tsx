import { fill, formatDate } from '@app/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '#app/alerts.ts';
import { failureMessage } from '#app/failure-message.ts';
import { instanceQuery } from '#app/instance.ts';
import { Loaded } from '#app/loaded.tsx';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { BrandIcon } from './brand-icon.tsx';
import { identitiesQuery, useBeginLink, useDisconnect, type Connected } from './data.ts';
import classes from '#ui/spread-row.module.css';
import { useIdentityWords } from './words.ts';

/** The providers a person signs in with, in the settings of the account. */
export function IdentitiesCard() {
  const words = useIdentityWords().card;
  const query = useQuery(identitiesQuery);
  const providers = useQuery(instanceQuery).data?.providers ?? [];
  const begin = useBeginLink();
  // Nothing to connect, and nothing that was.
  if (providers.length === 0 && (query.data?.identities.length ?? 0) === 0) return null;
  return (
    <Card title={words.title} description={words.text}>
      <Loaded query={query} pending={<Skeletons shape="rows" count={1} label={words.title} />}>
        {({ identities }) => (
          <Stack gap="md">
            {identities.length === 0 && (
              <Text size="sm" c="dimmed">
                {words.none}
              </Text>
            )}
            {identities.map((identity) => (
              <Identity key={identity.id} identity={identity} />
            ))}
            <Group gap="xs">
              {providers
                .filter(({ name }) => identities.every(({ provider }) => provider !== name))
                .map(({ name, label, brand }) => (
                  <Button
                    key={name}
                    variant="default"
                    leftSection={<BrandIcon brand={brand} />}
                    loading={begin.isPending && begin.variables === name}
                    onClick={() => begin.mutate(name)}
                  >
                    {fill(words.connect, { provider: label })}
                  </Button>
                ))}
            </Group>
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function Identity({ identity: { id, label, email, createdAt, lastUsedOn } }: { readonly identity: Connected }) {
  const words = useIdentityWords().card;
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const disconnect = useDisconnect();
  const close = () => setAsking(false);
  const details = [
    email,
    fill(words.connected, { date: formatDate(locale, createdAt, 'long') }),
    lastUsedOn && fill(words.used, { date: formatDate(locale, lastUsedOn, 'long') }),
  ];
  return (
    <div className={classes['row']}>
      <div>
        <Text fw={560}>{label}</Text>
        <Text size="sm" c="dimmed">
          {details.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Button
        size="xs"
        variant="default"
        aria-label={fill(words.disconnectOf, { provider: label })}
        onClick={() => setAsking(true)}
      >
        {words.disconnect}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={fill(words.disconnectTitle, { provider: label })}
        text={words.disconnectText}
        confirmLabel={words.disconnect}
        notReversible={false}
        busy={disconnect.isPending}
        onConfirm={() =>
          disconnect.mutate(id, {
            onSuccess: () => showToast({ message: words.disconnected }),
            onError: (error) => showAlert({ type: 'error', message: failureMessage(error) }),
            onSettled: close,
          })
        }
        onClose={close}
      />
    </div>
  );
}
