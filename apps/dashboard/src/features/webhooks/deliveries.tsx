import { fill, plural } from '@app/texts';
import { webhooks } from '@app/contract';
import { Button, Chip, Group, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import { call } from '#app/api.ts';
import { useAreaWords } from '#app/area-words.ts';
import { KeptRows } from '#app/lists/kept-rows.tsx';
import { SelectionBar, useBulkWork } from '#app/lists/selection-bar.tsx';
import { Selectable, useSelection } from '#app/lists/selection.tsx';
import { SavedViews } from '#app/lists/saved-views.tsx';
import { Loaded } from '#app/loaded.tsx';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { buttonColumn } from '#ui/button-column.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { deliveriesQuery, type WebhookDelivery, type WebhookEndpoint, type WebhookStatus } from './data.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DeliveryState } from './endpoint-state.tsx';
import { Moment } from './moment.tsx';
import { Outcome } from './outcome.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { useTypeName } from './type-name.ts';
import { useWebhookWords } from './words.ts';

const filters = ['all', 'pending', 'delivered', 'failed'] as const;
type Filter = 'all' | WebhookStatus;

/** The deliveries to an endpoint in the last thirty days, and their results. */
export function Deliveries({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const words = useWebhookWords();
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const filter = filters.find((one) => one === search.get('status')) ?? 'all';
  const [opened, setOpened] = useState<WebhookDelivery>();
  const [replaying, setReplaying] = useState(false);
  return (
    <section aria-label={words.deliveries.title}>
      <Stack gap="lg">
        <SectionHead
          title={words.deliveries.title}
          text={words.deliveries.text}
          actions={
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
              disabled={!endpoint.active}
              onClick={() => setReplaying(true)}
            >
              {words.replay.all}
            </Button>
          }
        />
        <Group gap="xs" role="radiogroup" aria-label={words.deliveries.filter}>
          {filters.map((value) => (
            <Chip
              key={value}
              type="radio"
              name="status"
              value={value}
              size="xs"
              checked={filter === value}
              onChange={() => changeAddress({ status: value === 'all' ? undefined : value })}
            >
              {value === 'all' ? words.deliveries.all : words.statuses[value]}
            </Chip>
          ))}
        </Group>
        <SavedViews list="deliveries" />
        <List endpointId={endpoint.id} filter={filter} onOpen={setOpened} />
        <DeliveryDialog endpoint={endpoint} delivery={opened} onClose={() => setOpened(undefined)} />
        <ReplayDialog endpointId={endpoint.id} opened={replaying} onClose={() => setReplaying(false)} />
      </Stack>
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
  const query = useInfiniteQuery(deliveriesQuery(endpointId, filter === 'all' ? undefined : filter));
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ pages }) => (
        <KeptRows isOld={query.isPlaceholderData}>
          <DeliveryTable
            endpointId={endpointId}
            rows={pages.flatMap(({ deliveries }) => deliveries)}
            filter={filter}
            onOpen={onOpen}
          />
          <LoadMore query={query}>{words.deliveries.older}</LoadMore>
        </KeptRows>
      )}
    </Loaded>
  );
}

type TableProps = ListProps & { readonly rows: readonly WebhookDelivery[] };

function DeliveryTable({ endpointId, rows, filter, onOpen }: TableProps) {
  const words = useWebhookWords();
  const lists = useAreaWords('lists');
  const client = useQueryClient();
  const locale = useLocale();
  const selection = useSelection(rows.map(({ id }) => id));
  const typeName = useTypeName();
  const work = useBulkWork(selection);
  const resend = async (): Promise<void> => {
    await work.run({
      rows: rows.filter(({ id }) => selection.isSelected(id)),
      name: ({ type }) => typeName(type),
      done: (count) => plural(locale, count, lists.resent),
      act: ({ id }) => call(webhooks.replay, { params: { webhookEndpointId: endpointId, webhookDeliveryId: id } }),
    });
    await client.invalidateQueries({ queryKey: ['webhooks'] });
  };
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          picture={filter === 'all' ? 'deliveries' : 'search'}
          heading="h3"
          title={filter === 'all' ? words.deliveries.none : words.deliveries.noneSuch}
          text={filter === 'all' ? words.deliveries.noneText : undefined}
          action={
            filter !== 'all' && (
              <Button component={Link} to={{ search: '' }} replace variant="default">
                {words.deliveries.all}
              </Button>
            )
          }
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
          {
            key: 'type',
            label: words.deliveries.event,
            cell: ({ id, type, messageId }) => (
              <Selectable selection={selection} id={id} name={`${typeName(type)} ${messageId}`}>
                {typeName(type)}
              </Selectable>
            ),
          },
          { key: 'at', label: words.deliveries.at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
          { key: 'status', label: words.state, cell: (delivery) => <State delivery={delivery} /> },
          { key: 'last', label: words.deliveries.last, cell: ({ last }) => last && <Outcome attempt={last} /> },
          buttonColumn({
            heading: words.deliveries.details,
            label: words.deliveries.details,
            labelOf: ({ messageId }) => fill(words.deliveries.detailsOf, { id: messageId }),
            onClick: onOpen,
          }),
        ]}
      />
      <SelectionBar selection={selection} work={work}>
        <Button size="xs" variant="default" loading={work.isBusy} onClick={() => void resend()}>
          {lists.resend}
        </Button>
      </SelectionBar>
    </>
  );
}

function State({ delivery: { status, attempts } }: { readonly delivery: WebhookDelivery }) {
  const words = useWebhookWords().deliveries;
  const locale = useLocale();
  return (
    <TwoLines>
      <span>
        <DeliveryState status={status} />
      </span>
      <small>{plural(locale, attempts, words.attempts)}</small>
    </TwoLines>
  );
}
