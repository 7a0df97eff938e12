import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { Selectable, type Selection } from '#app/lists/selection.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { DsarRequestSummary } from './data.ts';
import { Due } from './due.tsx';
import { useRequestPath } from './request-path.ts';
import { StateBadge } from './state-badge.tsx';

type Props = { readonly requests: readonly DsarRequestSummary[]; readonly selection: Selection | undefined };

export function RequestTable({ requests, selection }: Props) {
  const words = useAreaWords('requests');
  const { rights } = useAreaWords('dsar');
  const pathOf = useRequestPath();
  return (
    <DataTable
      label={words.table}
      rows={requests}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          label: words.number,
          cell: ({ id, number, site }) => (
            <Selectable selection={selection} id={id} name={number}>
              <Stack gap={0}>
                <Anchor component={Link} to={pathOf(id)} fw={560}>
                  {number}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {site?.name ?? words.noSite}
                </Text>
              </Stack>
            </Selectable>
          ),
        },
        {
          key: 'person',
          label: words.person,
          cell: ({ name, isConfirmed }) => (
            <Stack gap={0}>
              <span>{name ?? words.forgotten}</span>
              {!isConfirmed && (
                <Text size="sm" c="dimmed">
                  {words.unconfirmed}
                </Text>
              )}
            </Stack>
          ),
        },
        {
          key: 'asked',
          label: words.asked,
          wideOnly: true,
          cell: ({ rights: asked }) => asked.map((right) => <div key={right}>{rights[right]}</div>),
        },
        { key: 'due', label: words.due, cell: ({ due }) => <Due due={due} /> },
        { key: 'state', label: words.state, cell: ({ state }) => <StateBadge state={state} /> },
        {
          key: 'assignee',
          label: words.assignee,
          wideOnly: true,
          cell: ({ assignee }) => (assignee ? (assignee.email ?? words.somebody) : words.nobody),
        },
      ]}
    />
  );
}
