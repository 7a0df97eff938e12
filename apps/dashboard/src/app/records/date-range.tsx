import { parseDate } from '@app/contract';
import { datePattern, fill, formatDate } from '@app/texts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '#app/words.tsx';
import { FilterChip, useOpenedFields } from './filter-bar.tsx';
import type { Values } from './filter.ts';
import classes from './records.module.css';
import { useRecordsWords } from './words.ts';

type End = 'from' | 'to';
type Props = {
  readonly range: Values<End>;
  readonly onChange: (range: { readonly [Name in End]: string | undefined }) => void;
};

/** Two fields for days in the format of the language or ISO. An invalid day shows an error and does not filter. */
export function DateRange({ range, onChange }: Props) {
  const words = useRecordsWords();
  const isOpened = useOpenedFields();
  const locale = useLocale();
  const shown = (day: string | undefined) => (day === undefined ? '' : formatDate(locale, day, 'numeric'));
  const [typed, setTyped] = useState({ from: shown(range.from), to: shown(range.to) });
  const [errors, setErrors] = useState<{ readonly [Which in End]?: string }>({});
  // A day that changes from outside replaces the text of its field; the other field keeps what is being typed.
  const [seen, setSeen] = useState(range);
  if (seen.from !== range.from || seen.to !== range.to) {
    setSeen(range);
    setTyped({
      from: seen.from === range.from ? typed.from : shown(range.from),
      to: seen.to === range.to ? typed.to : shown(range.to),
    });
    setErrors({});
  }
  const take = (end: End): void => {
    const text = typed[end].trim();
    const day = text === '' ? undefined : parseDate(locale, text);
    if (text !== '' && day === undefined) return setErrors({ ...errors, [end]: words.invalidDate });
    const [from, to] = end === 'from' ? [day, range.to] : [range.from, day];
    if (from !== undefined && to !== undefined && to < from) return setErrors({ ...errors, [end]: words.reversed });
    setErrors({});
    if (day !== range[end]) onChange({ from, to });
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
  if (!isOpened) {
    return (['from', 'to'] as const).map((end) => {
      const text = range[end];
      return text === undefined ? null : (
        <FilterChip
          key={end}
          label={words[end]}
          value={formatDate(locale, text, 'medium')}
          onRemove={() => onChange({ from: range.from, to: range.to, [end]: undefined })}
        />
      );
    });
  }
  return (
    <>
      {field('from')}
      {field('to')}
    </>
  );
}
