import { formatDate } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { ProcessingRecordSummary } from './data.ts';
import { RecordBadge } from './record-badge.tsx';

export function RecordTable({ records }: { readonly records: readonly ProcessingRecordSummary[] }) {
  const words = useAreaWords('processingRecords');
  const paths = usePaths();
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
            <Anchor component={Link} to={paths.processingRecords(id)} fw={560}>
              {name}
            </Anchor>
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
