import type { AuditEvent } from '@app/contract';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SavedViews } from '#app/lists/saved-views.tsx';
import { Loaded } from '#app/loaded.tsx';
import { OwnerPage } from '#app/owner-page.tsx';
import { useMay } from '#app/session.ts';
import { useDates } from '#app/dates.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { eventsQuery, siteNamesQuery, type Filter } from './data.ts';
import { EventLine } from './event-line.tsx';
import { Filters } from './filters.tsx';
import { KeptCard } from './kept-card.tsx';
import { LogExport } from './log-export.tsx';
import { LogExports } from './log-exports.tsx';
import { useFilter } from './use-filter.ts';
import { useAuditWords } from './words.ts';
import classes from './audit.module.css';

export function Component() {
  const words = useAuditWords();
  const { filter, narrow, clear } = useFilter();
  const mayExport = useMay('audit.export');
  const exporting = mayExport && <LogExport filter={filter} />;
  return (
    <OwnerPage permission="audit.read" words={words} actions={exporting}>
      <InOrder gap="md">
        <Events filter={filter} narrow={narrow} clear={clear} />
        {mayExport && <LogExports />}
        <KeptCard />
      </InOrder>
    </OwnerPage>
  );
}

type EventsProps = ReturnType<typeof useFilter>;

function Events({ filter, narrow, clear }: EventsProps) {
  const words = useAuditWords();
  const query = useInfiniteQuery(eventsQuery(filter));
  const { data, isLoading: isNaming } = useQuery(siteNamesQuery);
  const siteName = (id: string) => data?.sites.find((site) => site.id === id)?.name;
  const known = query.data?.pages.flatMap(({ events }) => events) ?? [];
  return (
    <>
      <Filters
        filter={filter}
        narrow={narrow}
        clear={clear}
        nameOf={(name, id) => nameIn(known, name, id, words, siteName)}
      />
      <SavedViews list="audit" />
      {/* Names may take a line more. */}
      <Loaded
        query={isNaming ? { ...query, data: undefined } : query}
        pending={<Skeletons shape="rows" label={words.loading} />}
      >
        {({ pages }) => (
          <>
            <Days
              events={pages.flatMap(({ events }) => events)}
              isFiltered={Object.keys(filter).length > 0}
              onClear={clear}
            >
              {(event) => <EventLine key={event.id} event={event} siteName={siteName} narrow={narrow} />}
            </Days>
            <LoadMore query={query}>{words.older}</LoadMore>
          </>
        )}
      </Loaded>
    </>
  );
}

/** The name of what a filter is by, as far as the events that are shown tell it; otherwise its id. */
function nameIn(
  events: readonly AuditEvent[],
  name: keyof Filter,
  id: string,
  words: ReturnType<typeof useAuditWords>,
  siteName: (id: string) => string | undefined,
): string {
  const kinds: Readonly<Record<string, string>> = words.kinds;
  if (name === 'kind') return kinds[id] ?? id;
  if (name === 'site') return siteName(id) ?? id;
  const actors = events.map(({ actor }) => actor);
  if (name === 'person') return actors.find(({ person }) => person?.id === id)?.person?.email ?? words.formerPerson;
  if (name === 'viaKey') return actors.find(({ viaKey }) => viaKey?.id === id)?.viaKey?.name ?? words.deletedKey;
  const told = events.find(({ target }) => target?.id === id)?.details['name'];
  return typeof told === 'string' ? told : id;
}

type DaysProps = {
  readonly events: readonly AuditEvent[];
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly children: (event: AuditEvent) => React.ReactNode;
};

/** The events under the day of each, in the time zone of the reader. */
function Days({ events, isFiltered, onClear, children }: DaysProps) {
  const words = useAuditWords();
  const { fullDay } = useDates();
  if (events.length === 0) {
    return (
      <Card>
        <EmptyState
          picture={isFiltered ? 'search' : 'audit'}
          title={isFiltered ? words.noneSuch : words.none}
          text={isFiltered ? words.noneSuchText : words.noneText}
          action={
            isFiltered && (
              <Button variant="default" onClick={onClear}>
                {words.clear}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  const days = Map.groupBy(events, ({ at }) => fullDay(at));
  return [...days].map(([name, ofDay]) => (
    <section key={name} aria-label={name}>
      <h2 className={classes['dayName']}>{name}</h2>
      <Card>
        <ol className={classes['events']}>{ofDay.map(children)}</ol>
      </Card>
    </section>
  ));
}
