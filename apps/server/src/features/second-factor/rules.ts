/** Digits of a code of an app. Spaces and hyphens between them do not count. */
const digits = /^\d{6}$/;

/** A code as it was typed, without what people put between its parts. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

export function isOfApp(code: string): boolean {
  return digits.test(code);
}

/** How many recovery codes somebody has at first, and of how many random bytes each is made: 128 bits. */
export const recoveryCodes = { count: 10, bytes: 16 } as const;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Writes random bytes in base32 (RFC 4648) in groups of four, so that they can be read aloud and typed. */
export function recoveryCodeOf(random: Uint8Array): string {
  let bits = 0n;
  for (const byte of random) bits = (bits << 8n) | BigInt(byte);
  const length = Math.ceil((random.length * 8) / 5);
  const shift = BigInt(length * 5 - random.length * 8);
  let rest = bits << shift;
  let text = '';
  for (let at = 0; at < length; at++) {
    text = (letters[Number(rest & 31n)] ?? '') + text;
    rest >>= 5n;
  }
  return (text.match(/.{1,4}/g) ?? []).join('-');
}
