import { fill } from '@app/texts';
import { Button, Select } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useIsPhone } from '#ui/breakpoints.ts';
import { SearchField } from '#ui/search-field.tsx';
import { isNarrowed, type Values } from './filter.ts';
import classes from './records.module.css';
import { useRecordsWords } from './words.ts';

/** The initial text of the search field. `count` remounts the field when it is cleared from outside. */
export type SearchStart = { readonly count: number; readonly text: string; readonly clear: () => void };

export function useSearchStart(text: string | undefined, onClear: () => void): SearchStart {
  const [start, setStart] = useState({ count: 0, text: text ?? '' });
  const clear = (): void => {
    onClear();
    setStart(({ count }) => ({ count: count + 1, text: '' }));
  };
  return { ...start, clear };
}

type Props = {
  readonly filter: Values<string>;
  readonly hint: string;
  readonly start: SearchStart;
  readonly onSearch: (text: string | undefined) => void;
  /** The fields. */
  readonly children: ReactNode;
};

/** Search and filters of a list. On a phone the filters open by a button. */
export function FilterBar({ filter, hint, start, onSearch, children }: Props) {
  const words = useRecordsWords();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const area = useId();
  const set = Object.keys(filter).filter((name) => name !== 'text').length;
  const clear = (
    <Button variant="subtle" onClick={start.clear}>
      {words.clear}
    </Button>
  );
  return (
    <div role="search" className={classes['filters']}>
      <div className={classes['searchRow']}>
        <div className={classes['search']} data-records-search>
          <SearchField
            key={start.count}
            label={words.search}
            placeholder={hint}
            value={start.text}
            delay={350}
            onSearch={(text) => onSearch(text === '' ? undefined : text.slice(0, 200))}
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
            {set > 0 ? fill('%{label} (%{number})', { label: words.filters, number: set }) : words.filters}
          </Button>
        )}
      </div>
      <div id={area} className={classes['fields']} role="group" aria-label={words.filters} hidden={isPhone && !opened}>
        {children}
      </div>
      {isNarrowed(filter) && isPhone && clear}
    </div>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
};

/** A select of one value, or any. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const { any } = useRecordsWords();
  return (
    <Select
      className={classes['choice']}
      label={label}
      data={[{ value: '', label: any }, ...options]}
      value={value ?? ''}
      allowDeselect={false}
      searchable={options.length > 8}
      onChange={(chosen) => onChange(chosen === '' || chosen === null ? undefined : chosen)}
    />
  );
}
