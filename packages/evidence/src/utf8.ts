import { bytesToHex } from '@noble/hashes/utils.js';

// Every browser and Node.js provide it, but no type library covers both.
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> };
const encoder = new TextEncoder();

/** Encodes text as UTF-8. @see RFC 3629 */
export const toUtf8 = (text: string): Uint8Array => encoder.encode(text);

/** Decodes UTF-8 strictly; undefined if the bytes are invalid, overlong forms and surrogates included. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(bytesToHex(Uint8Array.from(bytes)).replaceAll(/../g, '%$&'));
  } catch {
    return undefined;
  }
}
