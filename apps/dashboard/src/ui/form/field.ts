import type { ReactNode } from 'react';
import { useFormState, valueAt } from './form-context.ts';

/** What every field of the kit takes. The name is the path in the schema: `url`, `dpo.email`. */
export type FieldProps = {
  readonly name: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
};

/** Ties a field to the form it stands in. */
export function useField<T>(name: string) {
  const { form, busy, isOptional } = useFormState();
  return {
    // A field without a value yet is empty. What a field of this name holds is the caller's to know.
    value: valueAt(form.values, name) as T | undefined,
    set: (value: T) => form.setFieldValue(name, value),
    error: form.errors[name],
    required: !isOptional(name),
    busy,
    path: { name, 'data-path': name } as const,
  };
}
