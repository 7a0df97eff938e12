import { fill } from '@app/texts';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Loaded } from '#app/loaded.tsx';
import { useAddressDialog } from '#app/address-dialog.ts';
import { useMay } from '#app/session.ts';
import { OwnerPage } from '#app/owner-page.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { CreateEndpoint } from './create-endpoint.tsx';
import { endpointsQuery, type WebhookEndpoint } from './data.ts';
import { EndpointState } from './endpoint-state.tsx';
import { loadPageWords, useWebhookWords } from './words.ts';
import classes from './webhooks.module.css';

/** Loads the words of this page before it is shown; its data is prefetched meanwhile. */
export async function loader(): Promise<null> {
  void queryClient.prefetchQuery(endpointsQuery);
  await loadPageWords();
  return null;
}

export function Component() {
  const words = useWebhookWords();
  const [creating, setCreating] = useAddressDialog('create');
  const may = useMay('webhooks.manage');
  const hasNone = useQuery({ ...endpointsQuery, enabled: may }).data?.endpoints.length === 0;
  const create = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  );
  return (
    <OwnerPage permission="webhooks.manage" words={words} actions={!hasNone && create}>
      <Endpoints create={create} />
      <CreateEndpoint opened={creating} onClose={() => setCreating(false)} />
    </OwnerPage>
  );
}

type EndpointsProps = { readonly create: ReactNode };

function Endpoints({ create }: EndpointsProps) {
  const words = useWebhookWords();
  const query = useQuery(endpointsQuery);
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ endpoints }) => <EndpointTable endpoints={endpoints} create={create} />}
    </Loaded>
  );
}

type TableProps = EndpointsProps & { readonly endpoints: readonly WebhookEndpoint[] };

function EndpointTable({ endpoints, create }: TableProps) {
  const words = useWebhookWords();
  if (endpoints.length === 0) {
    return (
      <Card>
        <EmptyState picture="deliveries" title={words.none} text={words.noneText} action={create} />
      </Card>
    );
  }
  return (
    <DataTable
      label={words.label}
      rows={endpoints}
      rowKey={({ id }) => id}
      columns={[
        { key: 'url', label: words.form.url, cell: (endpoint) => <Address endpoint={endpoint} /> },
        { key: 'types', label: words.form.types, cell: ({ types }) => <Types types={types} /> },
        { key: 'state', label: words.state, cell: (endpoint) => <EndpointState endpoint={endpoint} /> },
      ]}
    />
  );
}

function Address({ endpoint: { id, url, description } }: { readonly endpoint: WebhookEndpoint }) {
  const words = useWebhookWords();
  const paths = usePaths();
  return (
    <TwoLines>
      <Anchor
        component={Link}
        to={paths.webhook(id)}
        className={classes['address']}
        aria-label={fill(words.open, { url })}
      >
        {url}
      </Anchor>
      {description && <small>{description}</small>}
    </TwoLines>
  );
}

function Types({ types }: Pick<WebhookEndpoint, 'types'>) {
  const words = useWebhookWords().types;
  return (
    <ul className={classes['chips']}>
      {types.map((type) => (
        <li key={type}>{words[type].name}</li>
      ))}
    </ul>
  );
}
