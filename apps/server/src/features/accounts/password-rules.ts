import { passwordLengths, shortestPassword } from '@app/contract';

export type PasswordRefusal = 'too-short' | 'too-long' | 'too-common';

/** What a password is chosen for. */
export type PasswordUse = {
  /** What its owner and this installation are called: the address, names, the host. */
  readonly names: readonly string[];
  /** Whether signing in asks for something besides. */
  readonly secondFactor: boolean;
};

/**
 * Whether a password may be chosen, and if not, why. Length counts, composition does not: rules about digits and signs
 * only make passwords alike.
 * @see NIST SP 800-63B-4, 3.1.1.2
 */
export function passwordRefusal(
  password: string,
  { names, secondFactor }: PasswordUse,
  isCommon: (password: string) => boolean,
): PasswordRefusal | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  const { length } = [...password.normalize('NFKC')];
  if (length < shortestPassword(secondFactor)) return 'too-short';
  if (length > passwordLengths.most) return 'too-long';
  if (inOrder.includes(plain) || isCommon(plain) || isRepeated(plain, isCommon)) return 'too-common';
  return isMadeOf(plain, names) ? 'too-common' : undefined;
}

const inOrder =
  '012345678901234567890123456789 987654321098765432109876543210 abcdefghijklmnopqrstuvwxyz zyxwvutsrqponmlkjihgfedcba';

/** Whether it is one short or common piece over and over: `abcabcabcabcabc`, `password password`. */
function isRepeated(plain: string, isCommon: (password: string) => boolean): boolean {
  for (let length = 1; length <= (plain.length + 1) / 2; length += 1) {
    const piece = plain.slice(0, length);
    if (!piece.repeat(Math.ceil(plain.length / length)).startsWith(plain)) continue;
    return length < passwordLengths.least || isCommon(piece.trim());
  }
  return false;
}

/** A name of fewer letters stands in too many words. */
const shortestName = 4;

/** Whether little is left of it without the names of whoever chooses it and of where it is chosen. */
function isMadeOf(plain: string, names: readonly string[]): boolean {
  const longestFirst = names
    .map((name) => name.normalize('NFKC').toLowerCase().trim())
    .filter((name) => name.length >= shortestName)
    .toSorted((one, other) => other.length - one.length);
  const left = longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), plain);
  return left !== plain && [...left].length < passwordLengths.least;
}
