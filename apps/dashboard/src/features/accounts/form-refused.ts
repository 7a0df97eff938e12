import { z } from 'zod';
import { showAlert } from '#app/alerts.ts';
import { spokenWords } from '#app/words.tsx';

type Fields = Readonly<Record<string, { readonly message: string }>>;

/** A form that was refused or cannot be sent: the messages for its fields, and the fields to clear. */
export class FormRefused extends Error {
  override readonly name = 'FormRefused';
  readonly fields: Fields;
  readonly emptied: readonly string[];
  /** Set if the server suggests the other form, because it knows this address or does not. */
  readonly otherForm: string | undefined;

  constructor(message: string, given: { fields?: Fields; emptied?: readonly string[]; otherForm?: string } = {}) {
    super(message);
    this.fields = given.fields ?? {};
    this.emptied = given.emptied ?? [];
    this.otherForm = given.otherForm;
  }
}

const fieldsSchema = z.record(z.string(), z.object({ message: z.string() })).catch({});

type Refused = {
  readonly message?: string | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly fields?: unknown;
};

/** The refusal of a fixed path as an error for the banner, unless it belongs to a field or suggests the other form. */
export function refusalOf(answer: Refused, emptied: readonly string[] = []): FormRefused {
  const message = answer.message || spokenWords().shell.failure.server;
  const otherForm = answer.errors?.['email'];
  const fields = fieldsSchema.parse(answer.fields ?? {});
  const said = otherForm !== undefined || Object.values(fields).some((field) => field.message === message);
  if (!said) showAlert({ type: 'error', message });
  return new FormRefused(message, {
    emptied,
    ...(otherForm === undefined ? { fields } : { otherForm }),
  });
}
