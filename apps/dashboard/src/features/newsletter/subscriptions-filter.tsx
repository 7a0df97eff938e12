import { useQuery } from '@tanstack/react-query';
import { SavedViews } from '#app/lists/saved-views.tsx';
import { DateRange } from '#app/records/date-range.tsx';
import { Choice, FilterBar, type SearchStart } from '#app/records/filter-bar.tsx';
import { newslettersQuery } from './data.ts';
import { sources, statuses, subscriptionParameters, types } from './filter.ts';
import { useAddress } from './use-address.ts';
import { useNewsletterWords } from './words.ts';

/** The parameters of the address that hold the filter. */
const parameters = Object.keys(subscriptionParameters.narrowed(subscriptionParameters.emptyFilter));

type Props = { readonly siteId: string; readonly start: SearchStart; readonly hasRows?: boolean };

/** Search and filters of subscriptions. */
export function SubscriptionsFilter({ siteId, start, hasRows }: Props) {
  const words = useNewsletterWords();
  const { list } = words;
  const { filter, narrow } = useAddress();
  const { data } = useQuery(newslettersQuery(siteId));
  return (
    <>
      <FilterBar
        filter={filter}
        hasRows={hasRows}
        hint={list.searchHint}
        start={start}
        onSearch={(text) => narrow({ ...filter, text })}
      >
        <DateRange range={filter} onChange={(range) => narrow({ ...filter, ...range })} />
        <Choice
          label={list.newsletter}
          value={filter.newsletterId}
          options={(data?.newsletters ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(newsletterId) => narrow({ ...filter, newsletterId })}
        />
        <Choice
          label={list.status}
          value={filter.status}
          options={statuses.map((value) => ({ value, label: words.statuses[value] }))}
          onChange={(status) => narrow({ ...filter, status })}
        />
        <Choice
          label={list.source}
          value={filter.source}
          options={sources.map((value) => ({ value, label: words.sources[value] }))}
          onChange={(source) => narrow({ ...filter, source })}
        />
        <Choice
          label={list.type}
          value={filter.type}
          options={types.map((value) => ({ value, label: words.types[value] }))}
          onChange={(type) => narrow({ ...filter, type })}
        />
      </FilterBar>
      <SavedViews list="subscriptions" parameters={parameters} />
    </>
  );
}
