import { fill } from '@app/texts';
import { Button, Select } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { createContext, useContext, useId, useRef, useState, type ReactNode } from 'react';
import { SearchField } from '#ui/search-field.tsx';
import { isNarrowed, type Values } from './filter.ts';
import classes from './records.module.css';
import { followed, startWith } from './search-start.ts';
import { useRecordsWords } from './words.ts';

/** The initial text of the search field. `count` remounts the field when its text is changed from outside. */
export type SearchStart = {
  readonly count: number;
  readonly text: string;
  readonly clear: () => void;
  /** Notes a text that the field itself searches for, before the address has it. */
  readonly noteSearch: (text: string) => void;
};

/** @param text The one in the address. The field follows where a link, a saved view or the command palette changes it. */
export function useSearchStart(text: string | undefined, onClear: () => void): SearchStart {
  const [start, setStart] = useState(() => startWith(text ?? ''));
  if ((text ?? '') !== start.inAddress) setStart(followed(start, text ?? ''));
  const clear = (): void => {
    onClear();
    setStart(({ count, inAddress }) => ({ count: count + 1, text: '', inAddress, searched: [''] }));
  };
  const noteSearch = (searched: string): void =>
    setStart((before) => ({ ...before, searched: [...before.searched, searched] }));
  return { count: start.count, text: start.text, clear, noteSearch };
}

type Props = {
  readonly filter: Values<string>;
  readonly hint?: string;
  readonly start: SearchStart;
  /** Without it, the list has no search. */
  readonly onSearch?: (text: string | undefined) => void;
  /** The longest text that the list can search for. */
  readonly mostCharacters?: number;
  /** Whether the list has rows: without any, there is nothing to filter. Omitted: not known. */
  readonly hasRows?: boolean | undefined;
  /** The fields. Each shows its filter as a chip until the fields are opened. */
  readonly children: ReactNode;
};

/** Whether the fields are open. Closed, each filter that is set is a chip. */
const OpenedFields = createContext(true);

/** Moves the focus to the button of the filters, once what had it is gone. */
const FocusFilters = createContext<() => void>(() => {});

/** Search and filters of a list: filters that are set are chips, and a button opens the fields. The address keeps them. */
export function FilterBar({ filter, hint, start, onSearch, mostCharacters = 200, hasRows, children }: Props) {
  const words = useRecordsWords();
  const [opened, setOpened] = useState(false);
  const area = useId();
  const button = useRef<HTMLButtonElement>(null);
  const focus = () => button.current?.focus();
  if (hasRows === false && !isNarrowed(filter)) return null;
  return (
    <div role="search" className={classes['filters']}>
      <div className={classes['searchRow']}>
        {onSearch && (
          <div className={classes['search']} data-records-search>
            <SearchField
              key={start.count}
              label={words.search}
              placeholder={hint ?? ''}
              value={start.text}
              delay={350}
              onSearch={(typed) => {
                const text = typed.slice(0, mostCharacters).trim();
                start.noteSearch(text);
                onSearch(text === '' ? undefined : text);
              }}
            />
          </div>
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          ref={button}
          aria-expanded={opened}
          aria-controls={area}
          onClick={() => setOpened(!opened)}
        >
          {words.addFilter}
        </Button>
        {isNarrowed(filter) && (
          <Button
            variant="subtle"
            onClick={() => {
              start.clear();
              focus();
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
      <div id={area} className={classes['fields']} role="group" aria-label={words.filters}>
        <FocusFilters value={focus}>
          <OpenedFields value={opened}>{children}</OpenedFields>
        </FocusFilters>
      </div>
    </div>
  );
}

/** Whether the fields of the filter bar around are open. */
export function useOpenedFields(): boolean {
  return useContext(OpenedFields);
}

type ChipProps = { readonly label: string; readonly value: string; readonly onRemove: () => void };

/** A filter that is set. Pressing it removes the filter. */
export function FilterChip({ label, value, onRemove }: ChipProps) {
  const words = useRecordsWords();
  const focusFilters = useContext(FocusFilters);
  const text = `${label}: ${value}`;
  return (
    <Button
      size="xs"
      radius="xl"
      variant="light"
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={fill(words.removeFilter, { filter: text })}
      onClick={() => {
        onRemove();
        focusFilters();
      }}
    >
      {text}
    </Button>
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
  const isOpened = useOpenedFields();
  if (!isOpened) {
    const text = options.find((option) => option.value === value)?.label ?? value;
    return text === undefined ? null : <FilterChip label={label} value={text} onRemove={() => onChange(undefined)} />;
  }
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
