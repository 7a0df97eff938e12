import { useEffect, useEffectEvent, useRef, type ReactNode, type SubmitEvent } from 'react';
import type { z } from 'zod';
import { doubleClickGuard } from '../double-click-guard.ts';
import { useUi } from '../ui-context.tsx';
import { checkValues, isOptional } from './check.ts';
import { ErrorSummary } from './error-summary.tsx';
import { focusField, focusFirstInvalid } from './focus.ts';
import { FormContext } from './form-context.ts';
import { useFormValues, type Values } from './form-values.ts';
import classes from './form.module.css';

/**
 * A refusal with messages for single fields: an API error, or any error with `fields`. Fields in `emptied` are cleared: a
 * password.
 */
type Refusal = {
  readonly fields?: Readonly<Record<string, { readonly message: string }>>;
  readonly emptied?: readonly string[];
};

type Props<S extends z.ZodType> = {
  readonly schema: S;
  readonly initial?: Partial<z.input<S>>;
  readonly busy?: boolean;
  /** Whether the values can be read and not changed. */
  readonly readOnly?: boolean;
  /** The server's refusal: its messages are shown at the fields. */
  readonly error?: unknown;
  /** Called with the entered values once the schema accepts them. If the promise rejects with `fields`, these are marked. */
  readonly onSubmit: (entered: z.input<S>) => unknown;
  readonly onChange?: (entered: Values) => void;
  /** Called with the schema's errors, for a page that shows more than the messages at the fields. */
  readonly onRefused?: (error: z.ZodError, given: unknown) => void;
  /** What is said above the fields while some are wrong. */
  readonly notes?: readonly string[];
  /** The name of the field to focus. */
  readonly focus?: string;
  readonly label?: string;
  readonly id?: string;
  readonly children: ReactNode;
};

/** A form whose fields find their values by name and are validated by a schema of the contract. */
export function Form<S extends z.ZodType>({
  schema,
  initial,
  busy = false,
  readOnly = false,
  error,
  onSubmit,
  onChange,
  onRefused,
  notes = [],
  focus,
  label,
  id,
  children,
}: Props<S>) {
  const { explain } = useUi();
  const element = useRef<HTMLFormElement>(null);
  const mayPress = useRef(doubleClickGuard());
  const form = useFormValues({ ...initial }, onChange);

  const refuse = (fields: Readonly<Record<string, string>>): void => {
    form.setErrors(fields);
    requestAnimationFrame(() => focusFirstInvalid(element.current));
  };
  const follow = (reason: unknown): void => {
    for (const name of emptiedBy(reason)) form.setFieldValue(name, '');
    const fields = fieldsOf(reason);
    if (fields) refuse(fields);
  };

  // The refusal belongs to a request, not to an event of this form, so it arrives as a property.
  const followNow = useEffectEvent(follow);
  useEffect(() => followNow(error), [error]);
  useEffect(() => {
    if (focus) focusField(element.current, focus);
  }, [focus]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    const entered = form.getValues();
    if (busy || readOnly || !mayPress.current(event.timeStamp, entered)) return;
    const checked = checkValues(schema, entered);
    if (!checked.ok) {
      onRefused?.(checked.error, checked.given);
      return refuse(explain(checked.error, checked.given));
    }
    form.setErrors({});
    Promise.resolve(onSubmit(checked.given)).catch(follow);
  };

  return (
    <FormContext value={{ form, busy, readOnly, isOptional: (name) => isOptional(schema, name) }}>
      <form
        ref={element}
        id={id}
        className={classes['form']}
        noValidate
        aria-label={label}
        aria-busy={busy}
        onSubmit={submit}
      >
        <ErrorSummary errors={form.errors} form={element} notes={notes} />
        {children}
      </form>
    </FormContext>
  );
}

function fieldsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  const fields = typeof error === 'object' && error !== null ? (error as Refusal).fields : undefined;
  if (!fields || Object.keys(fields).length === 0) return undefined;
  return Object.fromEntries(Object.entries(fields).map(([name, { message }]) => [name, message]));
}

function emptiedBy(error: unknown): readonly string[] {
  return typeof error === 'object' && error !== null ? ((error as Refusal).emptied ?? []) : [];
}
