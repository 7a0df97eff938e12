import { sha256 } from '@app/evidence/hash.ts';
import { toUtf8 } from '@app/evidence/utf8.ts';
import { concat } from '@app/evidence/hash.ts';

// Without I, L, O and U: they are mistaken for others, or spell words. @see Crockford, Base 32
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const checkLetters = 2;
const groupLength = 4;

/** Why a typed code is not one. */
export type CodeRefusal = 'letters' | 'length' | 'check';

/** The number of characters of a code for a secret of some bytes, check characters included. */
export const codeLength = (bytes: number): number => Math.ceil((bytes * 8) / 5) + checkLetters;

/**
 * Writes a secret so that people can copy, print and type it: groups of four characters, the last of which is longer and ends
 * with two characters that catch slips.
 * @param label what the code is for: a code of another use fails the check
 */
export function formatCode(secret: Uint8Array, label: string): string {
  return groupsOf(encoded(secret) + checkOf(secret, label)).join('-');
}

/**
 * Reads a typed code: case, spaces and hyphens do not matter, and O, I and L count as the digits they look like.
 * @param length of the secret, in bytes
 */
export function parseCode(
  typed: string,
  { length, label }: { readonly length: number; readonly label: string },
): Uint8Array | CodeRefusal {
  const text = normalized(typed);
  if ([...text].some((letter) => !letters.includes(letter))) return 'letters';
  if (text.length !== codeLength(length)) return 'length';
  const secret = decoded(text.slice(0, -checkLetters), length);
  return secret && checkOf(secret, label) === text.slice(-checkLetters) ? secret : 'check';
}

/** The last group of a code, which people type to show that they have it. */
export const lastGroup = (code: string): string => code.slice(code.lastIndexOf('-') + 1);

/** Whether somebody typed the last group of a code. */
export const isLastGroup = (typed: string, code: string): boolean => normalized(typed) === lastGroup(code);

function normalized(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[\s\-‐‑–—]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

function groupsOf(text: string): string[] {
  const count = Math.floor(text.length / groupLength);
  const full = text.length % groupLength === 0 ? count : count - 1;
  const starts = Array.from({ length: full }, (_, at) => at * groupLength);
  const groups = starts.map((start) => text.slice(start, start + groupLength));
  return full === count ? groups : [...groups, text.slice(full * groupLength)];
}

/** The first ten bits of SHA-256(label ‖ secret). */
function checkOf(secret: Uint8Array, label: string): string {
  const [first = 0, second = 0] = sha256(concat(toUtf8(label), secret));
  return letters.charAt(first >> 3) + letters.charAt(((first & 7) << 2) | (second >> 6));
}

function encoded(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += letters.charAt((held >> (bits - 5)) & 31);
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + letters.charAt((held << (5 - bits)) & 31) : text;
}

/** Undefined if bits beyond the last byte are set: two codes would stand for one secret. */
function decoded(text: string, length: number): Uint8Array | undefined {
  const bytes = new Uint8Array(length);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    held = (held << 5) | letters.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return held === 0 ? bytes : undefined;
}
