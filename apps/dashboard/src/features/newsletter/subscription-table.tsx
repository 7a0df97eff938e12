import type { Newsletter, Subscription } from '@app/contract';
import { fill } from '@app/texts';
import { useLocalTime } from '#app/records/moment.ts';
import { RecordLink } from '#app/records/record-link.tsx';
import { DataTable, type Column } from '#ui/data-table.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { StatusLabel, usePersonName } from './labels.tsx';
import classes from './newsletter.module.css';
import { useAddress } from './use-address.ts';
import { useNewsletterWords } from './words.ts';

type Props = { readonly newsletters: readonly Newsletter[]; readonly subscriptions: readonly Subscription[] };

/** Subscriptions, newest first. The time, the first cell of each row, opens the subscription. */
export function SubscriptionTable({ newsletters, subscriptions }: Props) {
  const words = useNewsletterWords();
  const { list } = words;
  const nameOf = (id: string) => newsletters.find((newsletter) => newsletter.id === id)?.name ?? '–';
  const columns: readonly Column<Subscription>[] = [
    { key: 'created', label: list.created, cell: (subscription) => <Created subscription={subscription} /> },
    { key: 'subject', label: list.subject, cell: ({ subject }) => <Person subject={subject} /> },
    { key: 'newsletter', label: list.newsletter, cell: ({ newsletterId }) => nameOf(newsletterId) },
    { key: 'source', label: list.source, cell: ({ source }) => words.sources[source] },
    {
      key: 'type',
      label: list.type,
      cell: ({ type }) => <span className={classes['word']}>{words.types[type]}</span>,
    },
    { key: 'status', label: list.status, cell: (subscription) => <Status subscription={subscription} /> },
  ];
  return <DataTable label={list.table} columns={columns} rows={subscriptions} rowKey={({ id }) => id} />;
}

/** The status, with a form's contrary claim below it. */
function Status({ subscription: { status, claimed } }: { readonly subscription: Subscription }) {
  const { detail } = useNewsletterWords();
  return (
    <TwoLines>
      <span>
        <StatusLabel status={status} />
      </span>
      {claimed && <small>{detail.claim}</small>}
    </TwoLines>
  );
}

function Created({ subscription: { id, createdAt, subject } }: { readonly subscription: Subscription }) {
  const { list } = useNewsletterWords();
  const nameOf = usePersonName();
  const { to } = useAddress();
  return (
    <RecordLink
      id={id}
      at={createdAt}
      to={to({ subscription: id })}
      label={fill(list.openAt, { name: nameOf(subject) })}
      hint={useLocalTime().hint(createdAt)}
    />
  );
}

/** The name, with the address below it if there is one. */
function Person({ subject }: Pick<Subscription, 'subject'>) {
  const nameOf = usePersonName();
  const name = nameOf(subject);
  return (
    <TwoLines>
      <span>{name}</span>
      {subject.email && subject.email !== name && <small>{subject.email}</small>}
    </TwoLines>
  );
}
