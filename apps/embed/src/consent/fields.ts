/** A field of a form: inputs, selects, text areas, and elements of others that take part in forms. */
export type Field = HTMLInputElement;

/** What stands here is not recorded; a submit by such a button is none. */
export const ignored = '[data-candor-ignore]';

const noField = /submit|button|image|reset|output/;
export const boxes = /checkbox|radio/;
const secretType = /password|file/;
const secretUse = /\bcc-|password|one-time-code/i;
// Where a form says nothing of it, or shows a password as text.
const secretName = /passw|pwd|captcha|token|card.?n|cc.?n|cv[cv]/i;

/** Fields that were passwords when somebody entered them: a page may show them as text later. */
const passwords = new WeakSet<EventTarget>();

/** Has to run before anybody enters a password. */
export function noticePasswords(): void {
  const notice = (event: Event) => {
    const [field] = event.composedPath() as Field[]; // what has no type is none
    if (field?.type === 'password') passwords.add(field);
  };
  addEventListener('focusin', notice, true);
}

export function nameOf(field: Field): string {
  return field.getAttribute('name') || field.id;
}

export function fieldsOf(form: HTMLFormElement): Field[] {
  // `elements` has more kinds than inputs, which differ in what is not read here.
  return ([...form.elements] as Field[]).filter(({ type, value }) => typeof value === 'string' && !noField.test(type));
}

/** Passwords, cards, files, codes that pages give themselves: what no proof may hold (RULES C6). */
export function isSecret(field: Field): boolean {
  return (
    secretType.test(field.type) ||
    secretUse.test(field.getAttribute('autocomplete') ?? '') ||
    secretName.test(`${nameOf(field)} ${field.id}`) ||
    passwords.has(field) ||
    isCard(field.value) ||
    field.closest(ignored) !== null
  );
}

/** Whether it can be the number of a card. @see ISO/IEC 7812-1, annex B */
function isCard(value: string): boolean {
  const digits = value.replace(/[ -]/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  // Every second digit is doubled and its own digits are added up: the same as the rest by nine, but for the nine itself.
  const sum = [...digits]
    .reverse()
    .map(Number)
    .reduce((all, digit, at) => all + ((at % 2 && (digit * 2) % 9) || digit), 0);
  return sum % 10 === 0;
}

export type Value = string | boolean | null | readonly string[];

/** What was entered into the fields of a name: true or false of a box, a list of what there are several of. */
export function valueOf(fields: readonly Field[]): Value {
  const first = fields[0] as Field; // who asks has found one
  const isBox = boxes.test(first.type);
  const filled = isBox ? fields.filter(({ checked }) => checked) : fields;
  if (first.type === 'radio') return filled[0]?.value ?? null;
  // Of a select alone there are any.
  const { selectedOptions } = first as unknown as HTMLSelectElement;
  if (fields.length > 1 || first.type === 'select-multiple')
    return [...(selectedOptions ?? filled)].map(({ value }) => value);
  return isBox ? first.checked : first.value;
}
