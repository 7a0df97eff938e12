import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField, type FieldProps } from './field.ts';

type Props<Value extends string> = FieldProps & {
  /** What is checked, if it is not what the form holds: a proposal. */
  readonly value?: readonly Value[];
  /** The checkboxes, each with its `value` and the name of the field. */
  readonly children: ReactNode;
};

/** A choice of any number of options that are all in view. */
export function CheckboxGroup<Value extends string>({ name, value, children, ...props }: Props<Value>) {
  const field = useField<readonly Value[]>(name);
  return (
    <Checkbox.Group
      {...props}
      data-speaks-for={name}
      withAsterisk={field.required}
      value={[...(value ?? field.value ?? [])]}
      error={field.error}
      onChange={field.set}
    >
      <div data-invalid={field.error ? true : undefined}>{children}</div>
    </Checkbox.Group>
  );
}
