import { Anchor, Group, Paper, ScrollArea, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { columns, orderIn } from './board-order.ts';
import { requestsQuery, type DsarRequestSummary } from './data.ts';
import { Due } from './due.tsx';

type State = DsarRequestSummary['state'];

/**
 * Requests by state, what is due first, and what has ended by its receipt. Each column is a list of links, so that it is read and
 * walked without a mouse.
 */
export function Board({ text }: { readonly text: string }) {
  const words = useAreaWords('requests');
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': words.views.board }}>
      <Group align="flex-start" wrap="nowrap" gap="md" pb="md">
        {columns.map((state) => (
          <Column key={state} state={state} text={text} />
        ))}
      </Group>
    </ScrollArea>
  );
}

function Column({ state, text }: { readonly state: State; readonly text: string }) {
  const words = useAreaWords('requests');
  const query = useInfiniteQuery(requestsQuery({ state, order: orderIn(state), ...(text !== '' && { text }) }));
  return (
    <section style={{ width: 240, flexShrink: 0 }} aria-label={words.states[state]}>
      <Title order={2} size="h5" mb="xs">
        {words.states[state]}
      </Title>
      <Loaded query={query} pending={<Skeletons shape="rows" count={2} label={words.loading} />}>
        {({ pages }) => {
          const requests = pages.flatMap((page) => page.requests);
          if (requests.length === 0)
            return (
              <Text size="sm" c="dimmed">
                {words.nothingHere}
              </Text>
            );
          return (
            <Stack gap="xs">
              <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
                {requests.map((request) => (
                  <li key={request.id}>
                    <BoardCard request={request} />
                  </li>
                ))}
              </ul>
              <LoadMore query={query}>{words.more}</LoadMore>
            </Stack>
          );
        }}
      </Loaded>
    </section>
  );
}

function BoardCard({ request }: { readonly request: DsarRequestSummary }) {
  const words = useAreaWords('requests');
  const { rights } = useAreaWords('dsar');
  const paths = usePaths();
  const { id, number, name, rights: asked, due, assignee } = request;
  return (
    <Paper withBorder p="sm">
      <Anchor component={Link} to={paths.dsarRequests(id)} fw={560}>
        {number}
      </Anchor>
      <Text size="sm">{name ?? words.forgotten}</Text>
      <Text size="sm" c="dimmed">
        {asked.map((right) => rights[right]).join(' · ')}
      </Text>
      <Text size="sm" component="div">
        <Due due={due} />
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {assignee ? (assignee.email ?? words.somebody) : words.nobody}
      </Text>
    </Paper>
  );
}
