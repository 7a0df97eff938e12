import { NumberInput } from '@mantine/core';
import { useField } from '#ui/form/field.ts';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly min: number;
  readonly max: number;
};

/** A whole number. Empty counts as left out. */
export function NumberField({ name, label, description, min, max }: Props) {
  const { value, set, error, path } = useField<number | undefined>(name);
  return (
    <NumberInput
      {...path}
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      min={min}
      max={max}
      allowDecimal={false}
      value={value ?? ''}
      error={error}
      onChange={(entered) => set(entered === '' ? undefined : Number(entered))}
    />
  );
}
