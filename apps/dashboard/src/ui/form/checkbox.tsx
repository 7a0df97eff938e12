import { Checkbox as MantineCheckbox, Switch as MantineSwitch } from '@mantine/core';
import { useField, type FieldProps } from './field.ts';

export function Checkbox({ name, disabled = false, ...props }: FieldProps) {
  const { value, set, error, readOnly, path } = useField<boolean>(name);
  return (
    <MantineCheckbox
      {...path}
      {...props}
      disabled={disabled || readOnly}
      checked={value ?? false}
      error={error}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}

export function Switch({ name, disabled = false, ...props }: FieldProps) {
  const { value, set, error, readOnly, path } = useField<boolean>(name);
  return (
    <MantineSwitch
      {...path}
      {...props}
      disabled={disabled || readOnly}
      checked={value ?? false}
      error={error}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}
