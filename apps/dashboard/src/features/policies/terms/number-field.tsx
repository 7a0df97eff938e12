import { NumberInput } from '@mantine/core';
import { useField } from '#ui/form/field.ts';
import { hintBelow } from './hint-below.ts';
import classes from './terms.module.css';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly min: number;
  readonly max: number;
  /** Whether decimal places are allowed. */
  readonly decimals?: boolean;
};

/** A number, whole unless decimals are allowed. Empty counts as undefined. */
export function NumberField({ name, label, hint, min, max, decimals = false }: Props) {
  const { value, set, error, path } = useField<number | undefined>(name);
  return (
    <NumberInput
      {...path}
      {...hintBelow(hint)}
      classNames={{ wrapper: classes['short'] ?? '' }}
      label={label}
      hideControls
      min={min}
      max={max}
      clampBehavior="none"
      allowDecimal={decimals}
      value={value ?? ''}
      error={error}
      onChange={(entered) => set(entered === '' ? undefined : Number(entered))}
    />
  );
}
