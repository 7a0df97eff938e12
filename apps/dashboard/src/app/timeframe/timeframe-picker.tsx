import { Button, Popover } from '@mantine/core';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useDates } from '#app/dates.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { useRecordsWords } from '#app/records/words.ts';
import { Skeletons } from '#ui/skeletons.tsx';
import { day } from './timeframe.ts';
import classes from './timeframe.module.css';

const Calendar = lazyPart(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

type Preset = { readonly value: string; readonly label: string };

type Props = {
  readonly presets: readonly Preset[];
  /** The selected preset; undefined if days are selected. */
  readonly preset: string | undefined;
  /** The name of what is selected, if it is none of the presets. */
  readonly name?: string | undefined;
  /** The selected time in milliseconds, in UTC; `to` is exclusive. Open ends are not selected in the calendar. */
  readonly range: { readonly from?: number; readonly to?: number };
  readonly now: number;
  readonly onPreset: (value: string) => void;
  /** Called with whole days: `to` is the start of the day after the last one. */
  readonly onDays: (from: number, to: number) => void;
  /** What is offered under the calendar, one press deeper. */
  readonly more?: ReactNode;
};

/** Selects a timeframe by name or by days in a calendar: one button, the same on all pages with numbers. */
export function TimeframePicker({ presets, preset, name, range, now, onPreset, onDays, more }: Props) {
  const words = useRecordsWords().timeframe;
  const dates = useDates();
  const [opened, setOpened] = useState(false);
  const label = useId();
  const today = Math.floor(now / day) * day;
  const { from, to } = range;
  const first = from === undefined ? undefined : Math.floor(from / day) * day;
  const last = to === undefined ? undefined : Math.floor((to - 1) / day) * day;
  const shown = presets.find(({ value }) => value === preset)?.label ?? name ?? words.custom;
  return (
    <div className={classes['bar']}>
      <span id={label} className={classes['label']}>
        {words.label}
      </span>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        trapFocus
        returnFocus
        shadow="md"
        withinPortal
      >
        <Popover.Target>
          <Button
            variant="default"
            aria-describedby={label}
            leftSection={<IconCalendar size={16} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            onClick={() => setOpened(!opened)}
          >
            {shown}
            {first !== undefined && last !== undefined && (
              <span className={classes['days']}>{dates.days(first, Math.min(last, today))}</span>
            )}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-labelledby={label} className={classes['dropdown']}>
          <div className={classes['choices']}>
            <div role="group" aria-label={words.presets} className={classes['presets']}>
              {presets.map(({ value, label: text }) => (
                <Button
                  key={value}
                  size="xs"
                  variant={value === preset ? 'light' : 'subtle'}
                  justify="start"
                  aria-pressed={value === preset}
                  onClick={() => {
                    onPreset(value);
                    setOpened(false);
                  }}
                >
                  {text}
                </Button>
              ))}
            </div>
            <Suspense fallback={<Skeletons shape="rows" count={6} label={words.label} />}>
              <Calendar
                first={first}
                last={last}
                today={today}
                onPick={(start, end) => {
                  onDays(start, end + day);
                  setOpened(false);
                }}
              />
            </Suspense>
          </div>
          <p className={classes['utc']}>{words.utc}</p>
          {more && (
            <details className={classes['more']} open={preset === undefined || undefined}>
              <summary>{words.more}</summary>
              {more}
            </details>
          )}
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
