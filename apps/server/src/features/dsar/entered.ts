import { email as emailField, requestInput, type RequestInput, type RequestRight } from '@app/contract';
import { requestRights } from '@app/contract';

/** What was typed into the form, as it is shown again if something is wrong. */
export type Entered = {
  readonly rights: readonly RequestRight[];
  readonly requesterFor: string;
  readonly name: string;
  readonly email: string;
  readonly person: string;
  readonly details: string;
  readonly consentId: string;
};

export type FieldName = 'place' | 'rights' | 'name' | 'email' | 'person' | 'consentId' | 'details';

export const nothingEntered: Entered = {
  rights: [],
  requesterFor: 'self',
  name: '',
  email: '',
  person: '',
  details: '',
  consentId: '',
};

/** A form as it was sent: texts, and lists for names that end in `[]`. */
export type SentForm = Readonly<Record<string, unknown>>;

export function enteredIn(form: SentForm): Entered {
  const chosen = form['rights[]'];
  const all: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  return {
    rights: requestRights.filter((right) => all.includes(right)),
    requesterFor: textOf(form, 'for') || 'self',
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    person: textOf(form, 'person'),
    details: textOf(form, 'details'),
    consentId: textOf(form, 'consentId').trim(),
  };
}

export function textOf(form: SentForm, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

type Read = { readonly input: RequestInput } | { readonly wrong: readonly FieldName[] };

/** Checks what was entered. The address is asked of everybody: the answer goes there. */
export function readEntered(entered: Entered, place: string, language: string): Read {
  const isForOther = entered.requesterFor !== 'self';
  const person = entered.person.trim();
  const parsed = requestInput.safeParse({
    place,
    language,
    name: entered.name,
    email: entered.email,
    details: entered.details,
    rights: [...entered.rights],
    requesterFor: entered.requesterFor,
    ...(isForOther && { person }),
    ...(entered.consentId !== '' && { consentId: entered.consentId }),
  });
  const wrong = new Set<FieldName>(parsed.success ? [] : parsed.error.issues.flatMap(({ path }) => fieldOf(path[0])));
  if (!emailField.safeParse(entered.email).success) wrong.add('email');
  return parsed.success && wrong.size === 0
    ? { input: parsed.data }
    : { wrong: fields.filter((name) => wrong.has(name)) };
}

const fields: readonly FieldName[] = ['place', 'rights', 'person', 'name', 'email', 'consentId', 'details'];

function fieldOf(name: unknown): readonly FieldName[] {
  return fields.filter((field) => field === name);
}
