import { fill, formatDate, type Locale } from '@app/texts';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useRecordsWords } from '#app/records/words.ts';
import { useLocale } from '#app/words.tsx';
import { day, dayInMonth, firstWeekday, monthOf, weeksOf } from './timeframe.ts';
import classes from './timeframe.module.css';

type Props = {
  /** Starts of the first and of the last selected day, in UTC. */
  readonly first: number | undefined;
  readonly last: number | undefined;
  /** The start of today. Later days cannot be chosen. */
  readonly today: number;
  /** Called with the first and the last day once both are chosen. */
  readonly onPick: (first: number, last: number) => void;
};

/** A calendar of one month in which a range of days is chosen: its first day, then its last. */
export function Calendar({ first, last, today, onPick }: Props) {
  const words = useRecordsWords().timeframe;
  const locale = useLocale();
  const [focused, setFocused] = useState(Math.min(last ?? today, today));
  const [start, setStart] = useState<number>();
  const label = useId();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    moved.current = false;
  }, [focused]);

  const go = (to: number): void => {
    moved.current = true;
    setFocused(Math.min(to, today));
  };
  const pick = (at: number): void => {
    setFocused(at);
    if (start === undefined) return setStart(at);
    setStart(undefined);
    onPick(Math.min(start, at), Math.max(start, at));
  };
  const [from, to] = start === undefined ? [first, last] : [start, start];
  const begin = firstWeekday(locale);
  const month = monthOf(focused);
  const isLast = monthOf(month, 1) > today;
  return (
    <div className={classes['calendar']}>
      <div className={classes['month']}>
        <ActionIcon variant="subtle" aria-label={words.earlier} onClick={() => setFocused(dayInMonth(focused, -1))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <strong id={label} aria-live="polite">
          {formatDate(locale, new Date(month), 'month_and_year')}
        </strong>
        <ActionIcon
          variant="subtle"
          aria-label={words.later}
          disabled={isLast}
          onClick={() => setFocused(Math.min(today, dayInMonth(focused, 1)))}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      <table ref={grid} aria-labelledby={label}>
        <thead>
          <tr>
            {weeksOf(focused, begin)[0]?.map((at) => (
              <th key={at} scope="col" abbr={weekday(locale, at, 'long')}>
                {weekday(locale, at, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused, begin).map((week) => (
            <tr key={week[0]}>
              {week.map((at) => {
                const isSelected = from !== undefined && to !== undefined && at >= from && at <= to;
                return (
                  <td key={at} data-selected={isSelected || undefined}>
                    <button
                      type="button"
                      tabIndex={at === focused ? 0 : -1}
                      aria-label={formatDate(locale, new Date(at), 'long')}
                      aria-pressed={isSelected}
                      aria-current={at === today ? 'date' : undefined}
                      data-end={at === from || at === to || undefined}
                      data-outside={monthOf(at) !== month || undefined}
                      disabled={at > today}
                      onClick={() => pick(at)}
                      onKeyDown={(event) => {
                        const to = moveOf(event.key, focused, begin);
                        if (to === undefined) return;
                        event.preventDefault();
                        go(to);
                      }}
                    >
                      {new Date(at).getUTCDate()}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={classes['hint']}>
        {start === undefined
          ? words.pickFirst
          : fill(words.pickLast, { date: formatDate(locale, new Date(start), 'long') })}
      </p>
    </div>
  );
}

/** Where a key leads from a day. @see ARIA Authoring Practices, date picker dialog */
function moveOf(key: string, at: number, begin: number): number | undefined {
  const weekdayIndex = (new Date(at).getUTCDay() - begin + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return at - day;
    case 'ArrowRight':
      return at + day;
    case 'ArrowUp':
      return at - 7 * day;
    case 'ArrowDown':
      return at + 7 * day;
    case 'Home':
      return at - weekdayIndex * day;
    case 'End':
      return at + (6 - weekdayIndex) * day;
    case 'PageUp':
      return dayInMonth(at, -1);
    case 'PageDown':
      return dayInMonth(at, 1);
    default:
      return undefined;
  }
}

function weekday(locale: Locale, at: number, form: 'long' | 'narrow'): string {
  return formatDate(locale, new Date(at), form === 'long' ? 'weekday' : 'weekday_letter');
}
