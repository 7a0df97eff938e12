import { formatDate } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { Selectable, type Selection } from '#app/lists/selection.tsx';
import { useLocale } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { ProcessingRecordSummary } from './data.ts';
import { RecordBadge } from './record-badge.tsx';
import { useRecordPath } from './record-path.ts';

type Props = {
  readonly records: readonly ProcessingRecordSummary[];
  /** Undefined: the person may change none of them. */
  readonly selection?: Selection | undefined;
};

export function RecordTable({ records, selection }: Props) {
  const words = useAreaWords('processingRecords');
  const pathOf = useRecordPath();
  const locale = useLocale();
  return (
    <DataTable
      label={words.table}
      rows={records}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'record',
          label: words.record,
          cell: ({ id, name }) => (
            <Selectable selection={selection} id={id} name={name}>
              <Anchor component={Link} to={pathOf(id)} fw={560}>
                {name}
              </Anchor>
            </Selectable>
          ),
        },
        { key: 'site', label: words.site, cell: ({ site }) => site?.name ?? words.ofOrganization },
        { key: 'state', label: words.state, cell: (record) => <RecordBadge record={record} /> },
        {
          key: 'owner',
          label: words.responsible,
          cell: ({ owner }) => (owner ? (owner.email ?? words.formerPerson) : words.nobody),
        },
        {
          key: 'review',
          label: words.review,
          cell: ({ reviewOn }) => (reviewOn ? formatDate(locale, reviewOn, 'medium') : words.withoutReview),
        },
      ]}
    />
  );
}
