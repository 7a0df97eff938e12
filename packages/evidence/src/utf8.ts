import { bytesToHex } from '@noble/hashes/utils.js';

// Every browser and Node.js have it; no library of types is common to them.
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> };
const encoder = new TextEncoder();

/** @see RFC 3629 */
export const toUtf8 = (text: string): Uint8Array => encoder.encode(text);

/** The text, or undefined where the bytes are no UTF-8: overlong forms and surrogates included. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(bytesToHex(Uint8Array.from(bytes)).replaceAll(/../g, '%$&'));
  } catch {
    return undefined;
  }
}
