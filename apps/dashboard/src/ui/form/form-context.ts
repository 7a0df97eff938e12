import { createContext, use } from 'react';
import { valueAt, type FormValues } from './form-values.ts';

export { valueAt, type Values } from './form-values.ts';

export type FormState = {
  readonly form: FormValues;
  readonly busy: boolean;
  /** Whether its values can be read and not changed. */
  readonly readOnly: boolean;
  /** Whether the schema accepts the form without this field. */
  readonly isOptional: (name: string) => boolean;
};

export const FormContext = createContext<FormState | undefined>(undefined);

/** The state of the form around a field. */
export function useFormState(): FormState {
  const state = use(FormContext);
  if (!state) throw new Error('A field needs a Form around it.');
  return state;
}

/** The current value of a field, for the parts of a form that depend on others. */
export function useFieldValue<T = string>(name: string): T | undefined {
  // The caller knows the type of that field.
  return valueAt(useFormState().form.values, name) as T | undefined;
}

export function useSetField(): (name: string, value: unknown) => void {
  const { form } = useFormState();
  return (name, value) => form.setFieldValue(name, value);
}

/** Whether the form around can only be read. */
export function useIsReadOnly(): boolean {
  return useFormState().readOnly;
}
