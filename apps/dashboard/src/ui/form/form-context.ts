import { createContext, use } from 'react';
import { valueAt, type FormValues } from './form-values.ts';

export { valueAt, type Values } from './form-values.ts';

export type FormState = {
  readonly form: FormValues;
  readonly busy: boolean;
  /** Whether the schema takes the form without this field. */
  readonly isOptional: (name: string) => boolean;
};

export const FormContext = createContext<FormState | undefined>(undefined);

/** The form a field stands in. */
export function useFormState(): FormState {
  const state = use(FormContext);
  if (!state) throw new Error('A field needs a Form around it.');
  return state;
}

/** What somebody entered so far, for the parts of a form that depend on others. */
export function useFieldValue<T = string>(name: string): T | undefined {
  // The caller knows what the field of that name holds.
  return valueAt(useFormState().form.values, name) as T | undefined;
}

export function useSetField(): (name: string, value: unknown) => void {
  const { form } = useFormState();
  return (name, value) => form.setFieldValue(name, value);
}
