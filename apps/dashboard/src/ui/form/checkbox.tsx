import { Checkbox as MantineCheckbox, Switch as MantineSwitch } from '@mantine/core';
import { useField, type FieldProps } from './field.ts';

export function Checkbox({ name, ...props }: FieldProps) {
  const { value, set, error, path } = useField<boolean>(name);
  return (
    <MantineCheckbox
      {...path}
      {...props}
      checked={value ?? false}
      error={error}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}

export function Switch({ name, ...props }: FieldProps) {
  const { value, set, error, path } = useField<boolean>(name);
  return (
    <MantineSwitch
      {...path}
      {...props}
      checked={value ?? false}
      error={error}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}
