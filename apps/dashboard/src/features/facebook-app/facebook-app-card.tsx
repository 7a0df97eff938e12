import { facebookApps } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { useMayIn } from '#app/rights.ts';
import type { SlotProps } from '#app/slots.tsx';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Form, FormActions, PasswordInput, Submit, TextInput } from '#ui/form.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { facebookAppQuery, useConnectApp, useDisconnectApp, type FacebookApp } from './data.ts';

/** The app on Facebook that a site is: which one, or the form to connect it. */
export function FacebookAppCard({ site: { id, projectId } }: SlotProps['siteSettingsCard']) {
  const words = useAreaWords('facebookApp');
  const query = useQuery(facebookAppQuery(id));
  const mayEdit = useMayIn(projectId)('sites.edit');
  return (
    <Card title={words.title} description={words.text}>
      <Loaded query={query} pending={<Skeletons shape="form" count={2} label={words.title} />}>
        {({ app }) =>
          app ? <Connected siteId={id} app={app} mayEdit={mayEdit} /> : mayEdit && <ConnectForm siteId={id} />
        }
      </Loaded>
    </Card>
  );
}

function ConnectForm({ siteId }: { readonly siteId: string }) {
  const words = useAreaWords('facebookApp');
  const connect = useConnectApp(siteId);
  return (
    <Form
      schema={facebookApps.connect.body}
      label={words.title}
      busy={connect.isPending}
      error={connect.error}
      onSubmit={(entered) => connect.mutate(entered, { onSuccess: () => showToast({ message: words.connected }) })}
    >
      <TextInput name="appId" label={words.appId} inputMode="numeric" autoComplete="off" />
      <PasswordInput name="appToken" label={words.appToken} description={words.tokenHint} autoComplete="new-password" />
      <FormActions>
        <Submit>{words.connect}</Submit>
      </FormActions>
    </Form>
  );
}

type Props = { readonly siteId: string; readonly app: FacebookApp; readonly mayEdit: boolean };

function Connected({ siteId, app: { appId, name, link, connectedAt }, mayEdit }: Props) {
  const words = useAreaWords('facebookApp');
  const locale = useLocale();
  const disconnect = useDisconnectApp(siteId);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <Stack gap="sm">
      <div>
        <Text fw={560}>{name || appId}</Text>
        <Text size="sm" c="dimmed">
          {words.appId} {appId} · {fill(words.since, { date: formatDate(locale, connectedAt, 'long') })}
        </Text>
      </div>
      <Group gap="md">
        {link && (
          <Anchor href={link} target="_blank" rel="noreferrer">
            {words.open}
          </Anchor>
        )}
        {mayEdit && (
          <Button size="xs" variant="default" onClick={() => setAsking(true)}>
            {words.disconnect}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={words.disconnectTitle}
        text={words.disconnectText}
        notReversible={false}
        confirmLabel={words.disconnect}
        busy={disconnect.isPending}
        onConfirm={() =>
          disconnect.mutate(undefined, {
            onSuccess: () => showToast({ message: words.disconnected }),
            onSettled: close,
          })
        }
        onClose={close}
      />
    </Stack>
  );
}
