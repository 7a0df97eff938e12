import { lifetimeUnit, type TrackerLifetimes } from '@app/contract';
import { Input, NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { useFormState } from '#ui/form/form-context.ts';
import { useServiceWords } from '../service-words.ts';
import classes from './sections.module.css';

type Duration = NonNullable<TrackerLifetimes['maximum']>;
type Props = {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly hint?: string;
  readonly path: string;
  readonly value: Duration | undefined;
  readonly onChange: (duration: Duration | undefined) => void;
};

/** A number and a unit. 0 stands for the session. */
export function DurationInput({ label, labelHidden = false, hint, path, value, onChange }: Props) {
  const words = useWords().policies.service.lifetimes;
  const { unitNames } = useServiceWords();
  const { form } = useFormState();
  const error = form.errors[path] ?? form.errors[`${path}.value`];
  // A unit chosen before there is a number is only remembered: a number of 0 would mean the session.
  const [waiting, setWaiting] = useState<Duration['unit']>('month');
  const unit = value?.unit ?? waiting;
  const set = (duration: Duration | undefined): void => {
    form.clearFieldError(path);
    form.clearFieldError(`${path}.value`);
    onChange(duration);
  };
  return (
    <Input.Wrapper label={labelHidden ? undefined : label} description={hint} error={error} labelElement="div">
      <div className={classes['duration']}>
        <NumberInput
          aria-label={label}
          data-path={path}
          data-speaks-for={`${path}.value`}
          hideControls
          value={value?.value ?? ''}
          error={error !== undefined}
          onChange={(entered) => {
            setWaiting(unit);
            set(entered === '' ? undefined : { value: Number(entered), unit });
          }}
        />
        <Select
          aria-label={`${words.unit}: ${label}`}
          data={lifetimeUnit.options.map((one) => ({ value: one, label: unitNames[one] }))}
          allowDeselect={false}
          value={unit}
          onChange={(chosen) => {
            const next = lifetimeUnit.options.find((one) => one === chosen) ?? unit;
            setWaiting(next);
            if (value) set({ ...value, unit: next });
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
