import { isEmail, normalizeEmail } from '@app/contract';

/** The addresses in a pasted text, parted by spaces, commas, semicolons or lines, and the first part that is none. */
export function emailsIn(text: string): { readonly emails: readonly string[]; readonly wrong: string | undefined } {
  const emails = [...new Set(text.split('\n').flatMap(partsOf).map(normalizeEmail))];
  return { emails, wrong: emails.find((email) => !isEmail(email)) };
}

/** The parts of a line. Where address books write `Ada <ada@example.com>`, the words without an `@` are names. */
function partsOf(line: string): string[] {
  const parts = line.split(/[\s,;<>]/).filter((part) => part !== '');
  return line.includes('<') ? parts.filter((part) => part.includes('@')) : parts;
}
