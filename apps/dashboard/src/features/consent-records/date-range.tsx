import { parseDate } from '@app/contract';
import { datePattern, fill, formatDate } from '@app/texts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '#app/words.tsx';
import classes from './filter.module.css';
import type { Filter } from './filter.ts';
import { useConsentRecordsWords } from './words.ts';

type End = 'from' | 'to';
type Props = {
  readonly filter: Filter;
  readonly onChange: (filter: { readonly [Name in keyof Filter]: string | undefined }) => void;
};

/** Two days, as the language writes them or in ISO form. What is none says so at its field, and narrows nothing. */
export function DateRange({ filter, onChange }: Props) {
  const words = useConsentRecordsWords().list;
  const locale = useLocale();
  const shown = (day: string | undefined) => (day === undefined ? '' : formatDate(locale, day, 'numeric'));
  const [typed, setTyped] = useState({ from: shown(filter.from), to: shown(filter.to) });
  const [errors, setErrors] = useState<{ readonly [Which in End]?: string }>({});
  // Changed from elsewhere, a field shows what it is now; the other keeps what somebody is writing.
  const [seen, setSeen] = useState(filter);
  if (seen.from !== filter.from || seen.to !== filter.to) {
    setSeen(filter);
    setTyped({
      from: seen.from === filter.from ? typed.from : shown(filter.from),
      to: seen.to === filter.to ? typed.to : shown(filter.to),
    });
    setErrors({});
  }
  const take = (end: End): void => {
    const text = typed[end].trim();
    const day = text === '' ? undefined : parseDate(locale, text);
    if (text !== '' && day === undefined) return setErrors({ ...errors, [end]: words.invalidDate });
    const [from, to] = end === 'from' ? [day, filter.to] : [filter.from, day];
    if (from !== undefined && to !== undefined && to < from) return setErrors({ ...errors, [end]: words.reversed });
    setErrors({});
    if (day !== filter[end]) onChange({ ...filter, [end]: day });
  };
  const field = (end: End) => (
    <TextInput
      className={classes['date']}
      label={words[end]}
      placeholder={datePattern(locale)}
      title={fill(words.dateHint, { pattern: datePattern(locale) })}
      autoComplete="off"
      spellCheck={false}
      value={typed[end]}
      error={errors[end]}
      onChange={(event) => setTyped({ ...typed, [end]: event.currentTarget.value })}
      onBlur={() => take(end)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(end);
      }}
    />
  );
  return (
    <>
      {field('from')}
      {field('to')}
    </>
  );
}
