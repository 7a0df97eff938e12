import { fill } from '@app/texts';
import { spokenWords } from './words.tsx';

let owner: string | null | undefined;

/** Remembers the owner of the account: an e-mail address, or null for guests, who are not told. */
export function noteOwner(email: string | null): void {
  owner = email;
}

/** A sentence that says whom to ask for a permission; empty until the account is known. */
export function whomToAsk(): string {
  const { askOwner, askOwnerBy } = spokenWords().shell.failure;
  if (owner === undefined) return '';
  return owner === null ? askOwner : fill(askOwnerBy, { email: owner });
}
