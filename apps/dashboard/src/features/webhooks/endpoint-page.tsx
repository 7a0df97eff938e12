import { fill } from '@app/texts';
import { ActionIcon, Alert, Button, Stack } from '@mantine/core';
import {
  IconAlertTriangle,
  IconDots,
  IconKey,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { Menu, MenuDivider, MenuItem } from '#ui/menu.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { deliveriesQuery, endpointsQuery, useSendTest, useUpdateEndpoint, type WebhookEndpoint } from './data.ts';
import { Deliveries } from './deliveries.tsx';
import { EndpointDialogs, type Opened } from './endpoint-dialogs.tsx';
import { EndpointState } from './endpoint-state.tsx';
import { Moment } from './moment.tsx';
import { loadPageWords, useWebhookWords } from './words.ts';
import classes from './webhooks.module.css';

export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  void queryClient.prefetchQuery(endpointsQuery);
  void queryClient.prefetchInfiniteQuery(deliveriesQuery(params['endpointId'] ?? '', undefined));
  await loadPageWords();
  return null;
}

/** One endpoint, and the results of its deliveries. */
export function Component() {
  const { endpointId = '' } = useParams();
  const words = useWebhookWords();
  const query = useQuery(endpointsQuery);
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ endpoints }) => {
        const endpoint = endpoints.find(({ id }) => id === endpointId);
        return endpoint ? <Endpoint endpoint={endpoint} /> : <NotFoundPage />;
      }}
    </Loaded>
  );
}

function Endpoint({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const words = useWebhookWords();
  const paths = usePaths();
  const [opened, setOpened] = useState<Opened>();
  const test = useSendTest(endpoint.id);
  const send = (
    <Button
      leftSection={<IconSend size={16} aria-hidden />}
      loading={test.isPending}
      disabled={!endpoint.active}
      onClick={() => test.mutate()}
    >
      {words.test}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={new URL(endpoint.url).host}
        crumbs={[{ label: words.title, to: paths.webhooks }]}
        aside={<EndpointState endpoint={endpoint} />}
        description={
          <TwoLines>
            <code className={classes['address']}>{endpoint.url}</code>
            {endpoint.description && <span>{endpoint.description}</span>}
          </TwoLines>
        }
        actions={
          <>
            {send}
            <More endpoint={endpoint} onOpen={setOpened} />
          </>
        }
      />
      <Stack gap="lg">
        <Trouble endpoint={endpoint} />
        <Deliveries endpoint={endpoint} />
      </Stack>
      <EndpointDialogs endpoint={endpoint} opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

type MoreProps = { readonly endpoint: WebhookEndpoint; readonly onOpen: (dialog: Opened) => void };

function More({ endpoint, onOpen }: MoreProps) {
  const words = useWebhookWords();
  const update = useUpdateEndpoint(endpoint.id);
  const { active } = endpoint;
  return (
    <Menu
      label={words.more}
      button={(trigger) => (
        <ActionIcon {...trigger} variant="default" size="lg" aria-label={words.more}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      )}
    >
      <MenuItem icon={<IconPencil size={17} />} onClick={() => onOpen('edit')}>
        {words.edit}
      </MenuItem>
      <MenuItem icon={<IconKey size={17} />} onClick={() => onOpen('rotate')}>
        {words.rotate}
      </MenuItem>
      <MenuItem
        icon={active ? <IconPlayerPause size={17} /> : <IconPlayerPlay size={17} />}
        onClick={() => update.mutate({ active: !active })}
      >
        {active ? words.switchOff : words.switchOn}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<IconTrash size={17} />} tone="danger" onClick={() => onOpen('delete')}>
        {words.delete}
      </MenuItem>
    </Menu>
  );
}

/** Explains why deliveries fail, and what to do about it. */
function Trouble({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const words = useWebhookWords().trouble;
  const update = useUpdateEndpoint(endpoint.id);
  const icon = <IconAlertTriangle size={18} aria-hidden />;
  if (endpoint.disabled) {
    return (
      <Alert color="red" icon={icon} title={words.disabledTitle}>
        <p className={classes['said']}>{words[endpoint.disabled]}</p>
        <Button size="xs" variant="default" loading={update.isPending} onClick={() => update.mutate({ active: true })}>
          {words.again}
        </Button>
      </Alert>
    );
  }
  if (!endpoint.active || !endpoint.failingSince) return null;
  const [before, after] = fill(words.since, { time: '\0' }).split('\0');
  return (
    <Alert color="amber" icon={icon} title={words.failingTitle}>
      {before}
      <Moment at={endpoint.failingSince} />
      {after}
    </Alert>
  );
}
