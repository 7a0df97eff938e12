import { fromUtf8, toUtf8 } from '@app/evidence/utf8.ts';

/** Random bytes of the browser. */
export const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @throws RangeError if the text is not hexadecimal */
export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new RangeError('The text is not hexadecimal.');
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16));
}

/** Base64url without padding. @see RFC 4648, section 5 */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  // In pieces, since a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws RangeError if the text is no base64url */
export function fromBase64(text: string): Uint8Array {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    throw new RangeError('The text is not base64url.');
  }
}

export const toJson = (value: unknown): Uint8Array => toUtf8(JSON.stringify(value));

/** Undefined if the bytes are no JSON. */
export function fromJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(fromUtf8(bytes) ?? '');
  } catch {
    return undefined;
  }
}
