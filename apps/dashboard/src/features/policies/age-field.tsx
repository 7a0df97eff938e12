import { NumberInput } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';

export function AgeField() {
  const words = useWords().policies.settings.minimumAge;
  const { value, set, error, path } = useField<number | undefined>('minimumAge');
  return (
    <NumberInput
      {...path}
      label={words.label}
      min={1}
      max={21}
      allowDecimal={false}
      w="10rem"
      value={value ?? ''}
      error={error}
      onChange={(entered) => set(entered === '' ? undefined : Number(entered))}
    />
  );
}
