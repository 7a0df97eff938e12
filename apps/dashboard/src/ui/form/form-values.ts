import { useRef, useState } from 'react';

export type Values = Readonly<Record<string, unknown>>;
export type Errors = Readonly<Record<string, string>>;

/** The state of a form: fields are named by their path, `owner.email`. */
export type FormValues = {
  readonly values: Values;
  readonly errors: Errors;
  /** The current values, even if the form was not rendered again since a change. */
  readonly getValues: () => Values;
  /** Sets a field and clears its error. */
  readonly setFieldValue: (path: string, value: unknown) => void;
  readonly clearFieldError: (path: string) => void;
  readonly setErrors: (errors: Errors) => void;
};

export function useFormValues(initial: Values, onChange?: (values: Values) => void): FormValues {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  // Two fields may be set in one event, before the next render.
  const latest = useRef(values);
  const clearFieldError = (path: string) =>
    setErrors((present) => (path in present ? withoutKey(present, path) : present));

  return {
    values,
    errors,
    getValues: () => latest.current,
    setFieldValue(path, value) {
      latest.current = withValue(latest.current, path, value);
      setValues(latest.current);
      clearFieldError(path);
      onChange?.(latest.current);
    },
    clearFieldError,
    setErrors,
  };
}

function withoutKey(errors: Errors, path: string): Errors {
  const { [path]: _mended, ...others } = errors;
  return others;
}

export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Values)[key] : undefined),
      values,
    );
}

/** A copy in which the field at the path has this value: `owner.email`, `contacts.0.name`. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  return { ...values, [key]: rest.length === 0 ? value : inside(values[key], rest.join('.'), value) };
}

function inside(outer: unknown, path: string, value: unknown): unknown {
  if (!Array.isArray(outer)) return withValue((outer ?? {}) as Values, path, value);
  const [index = '', ...rest] = path.split('.');
  const copy: unknown[] = [...outer];
  copy[Number(index)] = rest.length === 0 ? value : inside(copy[Number(index)], rest.join('.'), value);
  return copy;
}
