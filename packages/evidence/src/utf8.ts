import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** @see RFC 3629 */
export const toUtf8 = (text: string): Uint8Array => utf8ToBytes(text);

/** The text, or undefined where the bytes are no UTF-8: overlong forms and surrogates included. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(bytesToHex(Uint8Array.from(bytes)).replaceAll(/../g, '%$&'));
  } catch {
    return undefined;
  }
}
