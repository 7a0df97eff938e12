import { lifetimeUnit, type TrackerLifetimes } from '@app/contract';
import { Input, NumberInput, Select } from '@mantine/core';
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
          hideControls
          value={value?.value ?? ''}
          error={error !== undefined}
          onChange={(entered) =>
            set(entered === '' ? undefined : { value: Number(entered), unit: value?.unit ?? 'month' })
          }
        />
        <Select
          aria-label={`${words.unit}: ${label}`}
          data={lifetimeUnit.options.map((unit) => ({ value: unit, label: unitNames[unit] }))}
          allowDeselect={false}
          value={value?.unit ?? 'month'}
          onChange={(chosen) =>
            set({
              value: value?.value ?? 0,
              unit: lifetimeUnit.options.find((unit) => unit === chosen) ?? 'month',
            })
          }
        />
      </div>
    </Input.Wrapper>
  );
}
