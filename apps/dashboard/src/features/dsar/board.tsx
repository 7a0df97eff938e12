import { Group, ScrollArea, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { Loaded } from '#app/loaded.tsx';
import { useMayAnywhere } from '#app/rights.ts';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { BoardCard } from './board-card.tsx';
import { useDrag, type Drag } from './board-drag.ts';
import { columns, orderIn } from './board-order.ts';
import classes from './board.module.css';
import { requestsQuery, type Move, type DsarRequestSummary } from './data.ts';

type State = DsarRequestSummary['state'];

const MoveDialog = lazyPart(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

type ListedProps = {
  readonly text: string;
  /** Empty: the requests of all sites. */
  readonly siteId: string;
};

type Moving = { readonly request: DsarRequestSummary; readonly move: Move };

/**
 * Requests by state, what is due first, and what has ended by its receipt. Each column is a list of links, so that it is read and
 * walked without a mouse. A card is moved by dragging its handle, or by the menu that the handle opens.
 */
export function Board({ text, siteId }: ListedProps) {
  const words = useAreaWords('requests');
  const mayManage = useMayAnywhere('requests.manage');
  const viewport = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<Moving>();
  const begin = (request: DsarRequestSummary, to: State): void => {
    const move = request.moves.find((one) => one.to === to);
    if (move) setMoving({ request, move });
  };
  const drag = useDrag({ viewport, onDrop: begin });
  return (
    <>
      <ScrollArea
        type="auto"
        viewportRef={viewport}
        viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': words.views.board }}
      >
        <Group align="stretch" wrap="nowrap" gap="md" pb="md">
          {columns.map((state) => (
            <Column
              key={state}
              state={state}
              text={text}
              siteId={siteId}
              drag={drag}
              onMove={mayManage ? begin : undefined}
            />
          ))}
        </Group>
      </ScrollArea>
      {moving && (
        <Suspense>
          <MoveDialog
            key={`${moving.request.id} ${moving.move.to}`}
            request={moving.request}
            move={moving.move}
            onClose={() => setMoving(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

type ColumnProps = ListedProps & {
  readonly state: State;
  readonly drag: Drag;
  /** Undefined: the person may not move requests. */
  readonly onMove: ((request: DsarRequestSummary, to: State) => void) | undefined;
};

function Column({ state, text, siteId, drag, onMove }: ColumnProps) {
  const words = useAreaWords('requests');
  const query = useInfiniteQuery(
    requestsQuery({ state, order: orderIn(state), ...(text !== '' && { text }), ...(siteId !== '' && { siteId }) }),
  );
  const takes = drag.held?.moves.some(({ to }) => to === state) ?? false;
  return (
    <section
      className={classes['column']}
      aria-label={words.states[state]}
      data-state={state}
      data-takes={takes || undefined}
      data-refuses={(drag.held && !takes && drag.held.state !== state) || undefined}
      data-over={(takes && drag.over === state) || undefined}
    >
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
              <ul className={classes['cards']}>
                {requests.map((request) => (
                  <li key={request.id}>
                    <BoardCard request={request} drag={drag} onMove={onMove} />
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
