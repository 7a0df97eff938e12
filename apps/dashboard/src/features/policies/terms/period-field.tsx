import { Input, NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import classes from '../sections/sections.module.css';

const units = ['day', 'week', 'month', 'year'] as const;
type Unit = (typeof units)[number];
type Period = { readonly amount: number; readonly unit: Unit };
type Props = { readonly name: string; readonly label: string; readonly hint: string };

/** A number of days, weeks, months or years. Empty counts as left out. */
export function PeriodField({ name, label, hint }: Props) {
  const words = useWords().policies.terms;
  const { value, set, error } = useField<Period | undefined>(name);
  const [waiting, setWaiting] = useState<Unit>('month');
  const unit = value?.unit ?? waiting;
  return (
    <Input.Wrapper
      label={label}
      description={hint}
      error={error}
      labelElement="div"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div className={classes['duration']}>
        <NumberInput
          aria-label={label}
          data-path={name}
          hideControls
          min={1}
          max={1000}
          allowDecimal={false}
          value={value?.amount ?? ''}
          onChange={(entered) => set(entered === '' ? undefined : { amount: Number(entered), unit })}
        />
        <Select
          aria-label={`${words.unit}: ${label}`}
          data={units.map((one) => ({ value: one, label: words.units[one] }))}
          allowDeselect={false}
          value={unit}
          onChange={(chosen) => {
            const next = units.find((one) => one === chosen) ?? unit;
            setWaiting(next);
            if (value) set({ ...value, unit: next });
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
