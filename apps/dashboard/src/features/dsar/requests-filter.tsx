import { SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAreaWords } from '#app/area-words.ts';
import { SavedViews } from '#app/lists/saved-views.tsx';
import { Choice, FilterBar, type SearchStart } from '#app/records/filter-bar.tsx';
import { sitesFoundQuery } from '#app/sites.ts';
import { mostCharacters, requestKinds, requestViews, type RequestsAddress } from './use-requests-address.ts';

type Props = { readonly address: RequestsAddress; readonly start: SearchStart };

/** Search, filters as chips, saved views, and how requests are shown. */
export function RequestsFilter({ address: { filter, isOnSite, view, narrow, show }, start }: Props) {
  const words = useAreaWords('requests');
  const sites = useQuery({ ...sitesFoundQuery(''), enabled: !isOnSite }).data?.sites ?? [];
  return (
    <Stack gap="sm" mb="md">
      <SegmentedControl
        style={{ alignSelf: 'flex-start' }}
        aria-label={words.views.label}
        value={view}
        data={requestViews.map((value) => ({ value, label: words.views[value] }))}
        onChange={(value) => show(value)}
      />
      <FilterBar
        filter={filter}
        hint={words.search}
        start={start}
        mostCharacters={mostCharacters}
        onSearch={(text) => narrow({ text })}
      >
        {view === 'table' && (
          <Choice
            label={words.show}
            value={filter.show}
            options={requestKinds.map((value) => ({ value, label: words.shown[value] }))}
            onChange={(kind) => narrow({ show: kind })}
          />
        )}
        {!isOnSite && (
          <Choice
            label={words.site}
            value={filter.site}
            options={sites.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(site) => narrow({ site })}
          />
        )}
      </FilterBar>
      <SavedViews list="requests" />
    </Stack>
  );
}
