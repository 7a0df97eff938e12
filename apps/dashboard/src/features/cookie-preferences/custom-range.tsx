import { datePattern, fill } from '@app/texts';
import { Button, NumberInput, SegmentedControl, Select, TextInput, VisuallyHidden } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '#app/words.tsx';
import { useLocalTime } from './local-time.ts';
import { parseMoment, units, writtenMoment, type Unit } from './moment.ts';
import { timeZone } from '#app/dates.ts';
import { movable, moved, type BoundRange, type Movable } from './range.ts';
import classes from './range.module.css';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

/** A range between two times, each to the millisecond, typed or moved by units. */
export function CustomRange({ range }: { readonly range: BoundRange }) {
  const words = useCookiePreferencesWords().list.range;
  const local = useLocalTime();
  const { choose } = useAddress();
  // The address is updated a moment later: a change of one end must not restore the old value of the other.
  const latest = useRef(range);
  useEffect(() => {
    latest.current = range;
  }, [range]);
  const set = (next: BoundRange): void => {
    latest.current = next;
    choose({ preset: 'custom', range: next });
  };
  const setEnd = (end: 'from' | 'to', moment: number): boolean => {
    const next = { ...latest.current, [end]: moment };
    if (next.from >= next.to) return false;
    if (next[end] !== latest.current[end]) set(next);
    return true;
  };
  const values = { zone: timeZone(), from: local.written(range.from), to: local.written(range.to) };
  return (
    <div className={classes['custom']}>
      <div className={classes['ends']}>
        <MomentField end="from" value={range.from} onSet={setEnd} />
        <MomentField end="to" value={range.to} onSet={setEnd} />
      </div>
      <Shift range={range} onSet={set} />
      <p className={classes['local']}>{fill(words.local, values)}</p>
      <VisuallyHidden role="status">
        {fill(words.now, { from: writtenMoment(range.from), to: writtenMoment(range.to) })}
      </VisuallyHidden>
    </div>
  );
}

type FieldProps = {
  readonly end: 'from' | 'to';
  readonly value: number;
  /** Returns whether the time is on the right side of the other end. */
  readonly onSet: (end: 'from' | 'to', moment: number) => boolean;
};

function MomentField({ end, value, onSet }: FieldProps) {
  const words = useCookiePreferencesWords().list.range;
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => writtenMoment(value));
  const [error, setError] = useState<string>();
  const take = (): void => {
    const moment = parseMoment(locale, text, end === 'to');
    if (moment === undefined) return setError(words.invalid);
    if (!onSet(end, moment)) return setError(words.reversed);
    setError(undefined);
    setText(writtenMoment(moment));
  };
  // Shows a value that changed elsewhere, but never replaces what the user is typing.
  useEffect(() => {
    if (document.activeElement === field.current) return;
    setText(writtenMoment(value));
    setError(undefined);
  }, [value]);
  return (
    <TextInput
      ref={field}
      className={classes['moment']}
      label={words[end]}
      placeholder={fill(words.hint, { pattern: datePattern(locale) })}
      rightSection={<span aria-hidden>UTC</span>}
      rightSectionWidth="3rem"
      autoComplete="off"
      spellCheck={false}
      value={text}
      error={error}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}

/** Moves the range, or one end, by so many units. */
function Shift({ range, onSet }: { readonly range: BoundRange; readonly onSet: (range: BoundRange) => void }) {
  const words = useCookiePreferencesWords().list.range;
  const label = useId();
  const [which, setWhich] = useState<Movable>('both');
  const [amount, setAmount] = useState<string | number>(1);
  const [unit, setUnit] = useState<Unit>('day');
  const by = Math.max(1, Math.trunc(Number(amount)) || 1);
  const shift = (sign: 1 | -1): void => onSet(moved(range, which, unit, sign * by));
  return (
    <div className={classes['shift']} role="group" aria-labelledby={label}>
      <span id={label} className={classes['label']}>
        {words.shift}
      </span>
      <SegmentedControl
        size="sm"
        aria-labelledby={label}
        data={movable.map((value) => ({ value, label: words.shifts[value] }))}
        value={which}
        onChange={(value) => setWhich(movable.find((one) => one === value) ?? 'both')}
      />
      <NumberInput
        className={classes['amount']}
        aria-label={words.amount}
        min={1}
        max={100_000}
        allowDecimal={false}
        allowNegative={false}
        value={amount}
        onChange={setAmount}
      />
      <Select
        className={classes['unit']}
        aria-label={words.unit}
        comboboxProps={{ withinPortal: false }}
        allowDeselect={false}
        data={units.map((value) => ({ value, label: words.units[value] }))}
        value={unit}
        onChange={(value) => setUnit(units.find((one) => one === value) ?? 'day')}
      />
      <Button variant="default" leftSection={<IconMinus size={16} aria-hidden />} onClick={() => shift(-1)}>
        {words.earlier}
      </Button>
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => shift(1)}>
        {words.later}
      </Button>
    </div>
  );
}
