import { Input, NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { useFormState } from '#ui/form/form-context.ts';
import { hintBelow } from './hint-below.ts';
import classes from './terms.module.css';

const units = ['day', 'week', 'month', 'year'] as const;
type Unit = (typeof units)[number];
type Period = { readonly amount: number; readonly unit: Unit };
type Props = { readonly name: string; readonly label: string; readonly hint: string };

/** A number of days, weeks, months or years. Empty counts as undefined. */
export function PeriodField({ name, label, hint }: Props) {
  const words = useWords().policies.terms;
  const { form } = useFormState();
  const { value, set: setPeriod } = useField<Period | undefined>(name);
  const error = form.errors[`${name}.amount`];
  const [waiting, setWaiting] = useState<Unit>('month');
  const unit = value?.unit ?? waiting;
  const set = (period: Period | undefined): void => {
    form.clearFieldError(`${name}.amount`);
    setPeriod(period);
  };
  return (
    <Input.Wrapper
      {...hintBelow(hint)}
      size="sm"
      classNames={{ label: classes['label'] ?? '', description: classes['hint'] ?? '' }}
      label={label}
      error={error}
      labelElement="div"
    >
      <div className={classes['period']}>
        <NumberInput
          aria-label={label}
          data-path={`${name}.amount`}
          name={`${name}.amount`}
          hideControls
          min={1}
          max={1000}
          clampBehavior="none"
          allowDecimal={false}
          value={value?.amount ?? ''}
          error={error !== undefined}
          onChange={(entered) => {
            setWaiting(unit);
            set(entered === '' ? undefined : { amount: Number(entered), unit });
          }}
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
