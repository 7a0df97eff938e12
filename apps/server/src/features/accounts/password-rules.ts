import { passwordLengths, shortestPassword } from '@app/contract';

export type PasswordRefusal = 'too-short' | 'too-long' | 'too-common';

/** The context in which a password is chosen. */
export type PasswordUse = {
  /** Names of its owner and of this installation: the e-mail address, names, the host. */
  readonly names: readonly string[];
  /** Whether signing in requires a second factor. */
  readonly secondFactor: boolean;
};

/**
 * Returns why a password may not be used, or undefined. Length counts, composition does not: rules about digits and special
 * characters only make passwords alike.
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

/** Whether the password repeats one short or common piece: `abcabcabcabcabc`, `password password`. */
function isRepeated(plain: string, isCommon: (password: string) => boolean): boolean {
  for (let length = 1; length <= (plain.length + 1) / 2; length += 1) {
    const piece = plain.slice(0, length);
    if (!piece.repeat(Math.ceil(plain.length / length)).startsWith(plain)) continue;
    return length < passwordLengths.least || isCommon(piece.trim());
  }
  return false;
}

/** A shorter name occurs in too many words. */
const shortestName = 4;

/** Whether little of the password is left without the names of its owner and of this installation. */
function isMadeOf(plain: string, names: readonly string[]): boolean {
  const longestFirst = names
    .map((name) => name.normalize('NFKC').toLowerCase().trim())
    .filter((name) => name.length >= shortestName)
    .toSorted((one, other) => other.length - one.length);
  const left = longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), plain);
  return left !== plain && [...left].length < passwordLengths.least;
}
