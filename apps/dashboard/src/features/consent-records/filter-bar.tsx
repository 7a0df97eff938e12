import { useQuery } from '@tanstack/react-query';
import { SavedViews } from '#app/lists/saved-views.tsx';
import { DateRange } from '#app/records/date-range.tsx';
import { Choice, FilterBar, type SearchStart } from '#app/records/filter-bar.tsx';
import { offeredNoticesQuery } from './data.ts';
import { answers, emptyFilter, kinds, parametersOf, sources, type ListName } from './filter.ts';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly list: ListName;
  readonly start: SearchStart;
  readonly hasRows?: boolean | undefined;
};

/** Search and filters for consents, people or notices. */
export function RecordsFilter({ siteId, list, start, hasRows }: Props) {
  const words = useConsentRecordsWords();
  const { filter, narrow } = useAddress().list(list);
  const hints = {
    consents: words.list.searchHint,
    subjects: words.subjects.searchHint,
    notices: words.notices.searchHint,
  };
  return (
    <>
      <FilterBar
        filter={filter}
        hasRows={hasRows}
        hint={hints[list]}
        start={start}
        onSearch={(text) => narrow({ ...filter, text })}
      >
        <DateRange range={filter} onChange={(range) => narrow({ ...filter, ...range })} />
        {list === 'consents' && (
          <>
            <Choice
              label={words.list.source}
              value={filter.source}
              options={sources.map((value) => ({ value, label: words.sources[value] }))}
              onChange={(source) => narrow({ ...filter, source })}
            />
            <Choice
              label={words.list.kind}
              value={filter.kind}
              options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
              onChange={(kind) => narrow({ ...filter, kind })}
            />
          </>
        )}
        {list !== 'notices' && (
          <Choice
            label={words.list.verified}
            value={filter.verified}
            options={answers.map((value) => ({ value, label: value === 'true' ? words.yes : words.no }))}
            onChange={(verified) => narrow({ ...filter, verified })}
          />
        )}
        {list === 'consents' && <NoticeChoice siteId={siteId} />}
      </FilterBar>
      {list !== 'notices' && (
        <SavedViews list={list} parameters={Object.keys(parametersOf[list].narrowed(emptyFilter))} />
      )}
    </>
  );
}

function NoticeChoice({ siteId }: { readonly siteId: string }) {
  const { list } = useConsentRecordsWords();
  const { filter, narrow } = useAddress().list('consents');
  const { data: offered = [] } = useQuery(offeredNoticesQuery(siteId));
  // The current filter is always an option, even if the site has no notice of that name.
  const names = filter.notice === undefined || offered.includes(filter.notice) ? offered : [filter.notice, ...offered];
  return (
    <Choice
      label={list.notice}
      value={filter.notice}
      options={names.map((value) => ({ value, label: value }))}
      onChange={(notice) => narrow({ ...filter, notice, version: undefined })}
    />
  );
}
