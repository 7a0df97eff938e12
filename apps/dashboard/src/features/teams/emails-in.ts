import { isEmail, normalizeEmail } from '@app/contract';

/** The addresses in a pasted text, parted by spaces, commas, semicolons or lines, and the first part that is none. */
export function emailsIn(text: string): { readonly emails: readonly string[]; readonly wrong: string | undefined } {
  // Address books write `Ada <ada@example.com>`: the name goes, the address stays.
  const parts = text
    .replaceAll(/[^\n,;<>]*<([^<>\s]+)>/g, ' $1 ')
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  const emails = [...new Set(parts.map(normalizeEmail))];
  return { emails, wrong: emails.find((email) => !isEmail(email)) };
}
