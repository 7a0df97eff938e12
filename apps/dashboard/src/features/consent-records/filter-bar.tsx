import { fill } from '@app/texts';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useIsPhone } from '#ui/breakpoints.ts';
import { SearchField } from '#ui/search-field.tsx';
import classes from './filter.module.css';
import { DateRange } from './date-range.tsx';
import { offeredNoticesQuery } from './data.ts';
import { answers, emptyFilter, isNarrowed, kinds, sources, type Filter, type ListName } from './filter.ts';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type FilteredList = Exclude<ListName, 'notices'>;
type Props = { readonly siteId: string; readonly list: FilteredList; readonly start: SearchStart };

/** What the search field begins with. It keeps what is typed, and begins anew where it is emptied from outside. */
type SearchStart = { readonly count: number; readonly text: string; readonly clear: () => void };

export function useSearchStart(list: FilteredList): SearchStart {
  const { filter, narrow } = useAddress().list(list);
  const [start, setStart] = useState({ count: 0, text: filter.text ?? '' });
  const clear = (): void => {
    narrow(emptyFilter);
    setStart(({ count }) => ({ count: count + 1, text: '' }));
  };
  return { ...start, clear };
}

/** Search and filters of a list. On a phone the filters open by a button. */
export function FilterBar({ siteId, list, start }: Props) {
  const words = useConsentRecordsWords();
  const { filter, narrow } = useAddress().list(list);
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const area = useId();
  const set = Object.keys(filter).filter((name) => name !== 'text').length;
  const clear = (
    <Button variant="subtle" onClick={start.clear}>
      {words.list.clear}
    </Button>
  );
  return (
    <div role="search" className={classes['filters']}>
      <div className={classes['searchRow']}>
        <div className={classes['search']} data-records-search>
          <SearchField
            key={start.count}
            label={words.list.search}
            placeholder={list === 'consents' ? words.list.searchHint : words.subjects.searchHint}
            value={start.text}
            delay={350}
            onSearch={(text) => narrow({ ...filter, text: text === '' ? undefined : text.slice(0, 200) })}
          />
        </div>
        {isNarrowed(filter) && !isPhone && clear}
        {isPhone && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
            aria-expanded={opened}
            aria-controls={area}
            onClick={() => setOpened(!opened)}
          >
            {set > 0 ? fill('%{label} (%{number})', { label: words.list.filters, number: set }) : words.list.filters}
          </Button>
        )}
      </div>
      <div
        id={area}
        className={classes['fields']}
        role="group"
        aria-label={words.list.filters}
        hidden={isPhone && !opened}
      >
        <DateRange filter={filter} onChange={narrow} />
        {list === 'consents' && (
          <>
            <Choice
              filter={filter}
              name="source"
              label={words.list.source}
              options={sources.map((value) => ({ value, label: words.sources[value] }))}
              onChange={narrow}
            />
            <Choice
              filter={filter}
              name="kind"
              label={words.list.kind}
              options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
              onChange={narrow}
            />
          </>
        )}
        <Choice
          filter={filter}
          name="verified"
          label={words.list.verified}
          options={answers.map((value) => ({ value, label: value === 'true' ? words.yes : words.no }))}
          onChange={narrow}
        />
        {list === 'consents' && <NoticeChoice siteId={siteId} filter={filter} onChange={narrow} />}
      </div>
      {isNarrowed(filter) && isPhone && clear}
    </div>
  );
}

type ChoiceProps = {
  readonly filter: Filter;
  readonly name: 'source' | 'kind' | 'verified' | 'notice';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (filter: { readonly [Name in keyof Filter]: string | undefined }) => void;
};

function Choice({ filter, name, label, options, onChange }: ChoiceProps) {
  const { list } = useConsentRecordsWords();
  return (
    <Select
      className={classes['choice']}
      label={label}
      data={[{ value: '', label: list.any }, ...options]}
      value={filter[name] ?? ''}
      allowDeselect={false}
      searchable={options.length > 8}
      onChange={(value) => onChange({ ...filter, [name]: value === '' || value === null ? undefined : value })}
    />
  );
}

function NoticeChoice({
  siteId,
  filter,
  onChange,
}: Pick<ChoiceProps, 'filter' | 'onChange'> & { readonly siteId: string }) {
  const { list } = useConsentRecordsWords();
  const { data: offered = [] } = useQuery(offeredNoticesQuery(siteId));
  // One that is filtered by is offered, also where the site has no text of that name.
  const names = filter.notice === undefined || offered.includes(filter.notice) ? offered : [filter.notice, ...offered];
  return (
    <Choice
      filter={filter}
      name="notice"
      label={list.notice}
      options={names.map((value) => ({ value, label: value }))}
      onChange={(next) => onChange({ ...next, version: undefined })}
    />
  );
}
