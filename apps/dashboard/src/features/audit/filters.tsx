import { eventGroups } from '@app/contract';
import { fill } from '@app/texts';
import { Button, NativeSelect, Pill, TextInput } from '@mantine/core';
import { SearchField } from '#ui/search-field.tsx';
import type { Filter } from './data.ts';
import type { useFilter } from './use-filter.ts';
import { useAuditWords } from './words.ts';
import classes from './audit.module.css';

type Props = Pick<ReturnType<typeof useFilter>, 'filter' | 'narrow' | 'clear'> & {
  /** The names of what is filtered by id: a person, key, target, site or project. */
  readonly nameOf: (name: keyof Filter, id: string) => string;
};

const byId = ['person', 'viaKey', 'target', 'site', 'project', 'kind'] as const;

/** The filters of the log: words, group and days, and what was picked from an event. */
export function Filters({ filter, narrow, clear, nameOf }: Props) {
  const words = useAuditWords();
  const picked = byId.flatMap((name) => {
    const id = filter[name];
    return id === undefined ? [] : [{ name, label: nameOf(name, id) }];
  });
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div className={classes['filters']}>
      <div className={classes['search']}>
        <SearchField
          key={filter.words === undefined ? 'empty' : 'filled'}
          label={words.words}
          value={filter.words ?? ''}
          onSearch={(text) => narrow({ words: text })}
        />
      </div>
      <NativeSelect
        aria-label={words.group}
        value={filter.group ?? ''}
        data={[{ value: '', label: words.all }, ...eventGroups.map((value) => ({ value, label: words.groups[value] }))]}
        onChange={({ currentTarget }) => narrow({ group: currentTarget.value, kind: undefined })}
      />
      <Day label={words.from} value={filter.from} onChange={(from) => narrow({ from })} />
      <Day label={words.to} value={filter.to} onChange={(to) => narrow({ to })} />
      {picked.map(({ name, label }) => (
        <Pill
          key={name}
          size="lg"
          withRemoveButton
          removeButtonProps={{ 'aria-label': fill(words.without, { what: label }), tabIndex: 0, 'aria-hidden': false }}
          onRemove={() => narrow({ [name]: undefined })}
        >
          {label}
        </Pill>
      ))}
      {isFiltered && (
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}

type DayProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string) => void;
};

function Day({ label, value = '', onChange }: DayProps) {
  return (
    <label className={classes['day']}>
      <span>{label}</span>
      <TextInput type="date" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
    </label>
  );
}
