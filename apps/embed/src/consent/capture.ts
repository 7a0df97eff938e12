import { boxes, fieldsOf, isSecret, nameOf, valueOf, type Field, type Value } from './fields.ts';
import { proofOf } from './proof.ts';
import { languageOf, oneLine } from './text.ts';
import type { Consent, FormMeaning, Subject } from './types.ts';

type Part = keyof Subject;

/** How fields are recognized: by type or `autocomplete`, or by the last word of their name. */
const known: Readonly<Record<Part, readonly [use: string, name: RegExp]>> = {
  id: ['id', /(?!)/],
  email: ['email', /^(your.?)?e?.?mail(.?address)?$/i],
  first_name: ['given-name', /^((first|given|f).?name|vorname)$/i],
  last_name: ['family-name', /^((last|family|l|sur).?name|nachname|cognome)$/i],
  full_name: ['name', /^((your|full).?)?name$/i],
};

/** Captures the consent in a form that is being submitted. */
export function capture(form: HTMLFormElement, meaning: FormMeaning): Consent {
  const fields = fieldsOf(form).filter((field) => !isSecret(field));
  const shown = fields.filter(({ type }) => type !== 'hidden');
  return {
    kind: meaning.kind,
    subject: subjectOf(fields, shown, meaning),
    legal_notices: meaning.legal_notices ?? form.getAttribute('data-candor-notices')?.match(/[^\s,]+/g) ?? [],
    preferences: preferencesOf(shown, meaning),
    proofs: [proofOf(form, shown)],
    language: meaning.language ?? languageOf(form.closest<HTMLElement>('[lang]')?.lang),
  };
}

function subjectOf(fields: readonly Field[], shown: readonly Field[], { subject = {} }: FormMeaning): Subject {
  const texts = shown.filter(({ type }) => !boxes.test(type));
  const parts = Object.entries(known).map(([part, [use, name]]) => {
    const place = subject[part as Part]; // keys of `known`
    const field = place
      ? // A hidden field may have the same name as a visible one.
        [...shown, ...fields].find((one) => isAt(one, place))
      : (fields.find((one) => one.getAttribute('data-candor-subject') === part) ??
        texts.find((one) => `${one.getAttribute('autocomplete')} ${one.type}`.split(' ').includes(use)) ??
        texts.find((one) => name.test(lastWord(nameOf(one)))));
    return [part, field ? oneLine(field.value, 256) : ''] as const;
  });
  // The intake refuses a whole record for an invalid address.
  return Object.fromEntries(parts.filter(([part, value]) => (part === 'email' ? /@[^@.]+\../.test(value) : value)));
}

/** The last word of a field name: `email` of `user[email]`. */
function lastWord(name: string): string {
  return name.match(/[^[\].]+/g)?.pop() ?? '';
}

function preferencesOf(shown: readonly Field[], { preferences }: FormMeaning): NonNullable<Consent['preferences']> {
  const mark = 'data-candor-preference';
  const marked = shown.filter((field) => field.hasAttribute(mark));
  const meant = marked.length > 0 || preferences ? marked : shown.filter(({ type }) => type === 'checkbox');
  const keyOf = (field: Field) => field.getAttribute(mark) || nameOf(field);
  const entry = (name: string, isMeant: (field: Field) => boolean) => {
    const group = shown.filter(isMeant);
    return name && group.length > 0 ? [[oneLine(name, 100), preferenceOf(valueOf(group))]] : [];
  };
  return Object.fromEntries([
    ...meant.flatMap((field) =>
      entry(keyOf(field), (one) =>
        // A mark on one radio button applies to its whole group.
        field.type === 'radio' ? nameOf(one) === nameOf(field) : meant.includes(one) && keyOf(one) === keyOf(field),
      ),
    ),
    ...Object.entries(preferences ?? {}).flatMap(([name, place]) => entry(name, (field) => isAt(field, place))),
  ]);
}

function preferenceOf(value: Value): boolean | string | null {
  if (typeof value === 'boolean' || value === null) return value;
  return [value].flat().join(', ').slice(0, 1000);
}

/** Whether a name, an id or a selector refers to a field. */
function isAt(field: Field, place: string): boolean {
  try {
    return nameOf(field) === place || field.id === place || field.matches(place);
  } catch {
    // A name that is not a valid selector.
    return false;
  }
}
