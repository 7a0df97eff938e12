import { fill, plural } from '@app/texts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { deliveriesQuery, type WebhookDelivery, type WebhookEndpoint, type WebhookStatus } from './data.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DeliveryState } from './endpoint-state.tsx';
import { Moment } from './moment.tsx';
import { Outcome } from './outcome.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { useTypeName } from './type-name.ts';
import { useWebhookWords } from './words.ts';
import classes from './webhooks.module.css';

const filters = ['all', 'pending', 'delivered', 'failed'] as const;
type Filter = 'all' | WebhookStatus;

/** The deliveries to an endpoint in the last thirty days, and their results. */
export function Deliveries({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const words = useWebhookWords();
  const [filter, setFilter] = useState<Filter>('all');
  const [opened, setOpened] = useState<WebhookDelivery>();
  const [replaying, setReplaying] = useState(false);
  return (
    <section className={classes['stack']} aria-label={words.deliveries.title}>
      <div className={classes['head']}>
        <div>
          <h2>{words.deliveries.title}</h2>
          <p>{words.deliveries.text}</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconRefresh size={17} aria-hidden />}
          disabled={!endpoint.active}
          onClick={() => setReplaying(true)}
        >
          {words.replay.all}
        </Button>
      </div>
      <SegmentedControl
        className={classes['filter']}
        aria-label={words.deliveries.filter}
        value={filter}
        data={filters.map((value) => ({
          value,
          label: value === 'all' ? words.deliveries.all : words.statuses[value],
        }))}
        // The control returns one of the values it was given.
        onChange={(value) => setFilter(value as Filter)}
      />
      <List endpointId={endpoint.id} filter={filter} onOpen={setOpened} />
      <DeliveryDialog endpoint={endpoint} delivery={opened} onClose={() => setOpened(undefined)} />
      <ReplayDialog endpointId={endpoint.id} opened={replaying} onClose={() => setReplaying(false)} />
    </section>
  );
}

type ListProps = {
  readonly endpointId: string;
  readonly filter: Filter;
  readonly onOpen: (delivery: WebhookDelivery) => void;
};

function List({ endpointId, filter, onOpen }: ListProps) {
  const words = useWebhookWords();
  const { failure } = useWords().shell;
  const typeName = useTypeName();
  const query = useInfiniteQuery(deliveriesQuery(endpointId, filter === 'all' ? undefined : filter));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" label={words.loading} />;
  const rows = data.pages.flatMap(({ deliveries }) => deliveries);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          picture="search"
          heading="h3"
          title={filter === 'all' ? words.deliveries.none : words.deliveries.noneSuch}
          text={filter === 'all' ? words.deliveries.noneText : undefined}
        />
      </Card>
    );
  }
  return (
    <>
      <DataTable
        label={words.deliveries.title}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'type', label: words.deliveries.event, cell: ({ type }) => typeName(type) },
          { key: 'at', label: words.deliveries.at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
          { key: 'status', label: words.state, cell: (delivery) => <State delivery={delivery} /> },
          { key: 'last', label: words.deliveries.last, cell: ({ last }) => last && <Outcome attempt={last} /> },
          {
            key: 'open',
            label: words.deliveries.details,
            hiddenLabel: true,
            align: 'end',
            cell: (delivery) => (
              <Button
                size="xs"
                variant="default"
                aria-label={fill(words.deliveries.detailsOf, { id: delivery.messageId })}
                onClick={() => onOpen(delivery)}
              >
                {words.deliveries.details}
              </Button>
            ),
          },
        ]}
      />
      {hasNextPage && (
        <Button
          variant="default"
          className={classes['older']}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {words.deliveries.older}
        </Button>
      )}
    </>
  );
}

function State({ delivery: { status, attempts } }: { readonly delivery: WebhookDelivery }) {
  const words = useWebhookWords().deliveries;
  const locale = useLocale();
  return (
    <span className={classes['two']}>
      <span>
        <DeliveryState status={status} />
      </span>
      <small>{plural(locale, attempts, words.attempts)}</small>
    </span>
  );
}
