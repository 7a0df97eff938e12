import type { ChangeEvent, ReactNode } from 'react';
import { useFormState, valueAt } from './form-context.ts';

/** The properties of every field. The name is the path in the schema: `url`, `dpo.email`. */
export type FieldProps = {
  readonly name: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
};

/** Connects a field to the form around it. */
export function useField<T>(name: string) {
  const { form, busy, readOnly, isOptional } = useFormState();
  return {
    // Undefined while the field is empty. The caller knows the type of its value.
    value: valueAt(form.values, name) as T | undefined,
    set: (value: T) => form.setFieldValue(name, value),
    error: form.errors[name],
    required: !isOptional(name),
    busy,
    readOnly,
    path: { name, 'data-path': name } as const,
  };
}

/** The properties that connect a field of text to the form around it. */
export function useTextField(name: string) {
  const { value, set, error, required, readOnly, path } = useField<string>(name);
  return {
    ...path,
    readOnly,
    withAsterisk: required,
    'aria-required': required,
    value: value ?? '',
    error,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(event.currentTarget.value),
  };
}
