/** A form field: inputs, selects, text areas, and form-associated custom elements. */
export type Field = HTMLInputElement;

/** Fields in such an element are not recorded; a submit by such a button is ignored. */
export const ignored = '[data-candor-ignore]';

const noField = /submit|button|image|reset|output/;
export const boxes = /checkbox|radio/;
const secretType = /password|file/;
const secretUse = /\bcc-|password|one-time-code/i;
// For forms without `autocomplete`, or that show a password as text.
const secretName = /passw|pwd|captcha|token|card.?n|cc.?n|cv[cv]/i;

/** Fields that were password fields when they were filled in: a page may later show them as text. */
const passwords = new WeakSet<EventTarget>();

/** Must run before anybody enters a password. */
export function noticePasswords(): void {
  const notice = (event: Event) => {
    const [field] = event.composedPath() as Field[]; // undefined `type` for other elements
    if (field?.type === 'password') passwords.add(field);
  };
  addEventListener('focusin', notice, true);
}

export function nameOf(field: Field): string {
  return field.getAttribute('name') || field.id;
}

export function fieldsOf(form: HTMLFormElement): Field[] {
  // `elements` also contains other kinds than inputs; the properties read here are the same.
  return ([...form.elements] as Field[]).filter(({ type, value }) => typeof value === 'string' && !noField.test(type));
}

/** Whether a field may contain a password, a card number, a file or a security code, which no proof may contain (RULES C6). */
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

/** Whether a value can be a card number. @see ISO/IEC 7812-1, annex B */
function isCard(value: string): boolean {
  const digits = value.replace(/[ -]/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  // Luhn: every second digit is doubled and its digits are added, which equals the double modulo nine, except for the
  // digit nine.
  const sum = [...digits]
    .reverse()
    .map(Number)
    .reduce((all, digit, at) => all + ((at % 2 && (digit * 2) % 9) || digit), 0);
  return sum % 10 === 0;
}

export type Value = string | boolean | null | readonly string[];

/** Value of the fields of one name: true or false for a checkbox, a list if there are several. */
export function valueOf(fields: readonly Field[]): Value {
  const first = fields[0] as Field; // callers have found at least one
  const isBox = boxes.test(first.type);
  const filled = isBox ? fields.filter(({ checked }) => checked) : fields;
  if (first.type === 'radio') return filled[0]?.value ?? null;
  // Only a select has these.
  const { selectedOptions } = first as unknown as HTMLSelectElement;
  if (fields.length > 1 || first.type === 'select-multiple')
    return [...(selectedOptions ?? filled)].map(({ value }) => value);
  return isBox ? first.checked : first.value;
}
