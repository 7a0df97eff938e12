import { fromBase64, toBase64 } from '@app/evidence/base64.ts';

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @throws RangeError if the text is not hexadecimal */
export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new RangeError('The text is not hexadecimal.');
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** Base64url without padding. @see RFC 4648, section 5 */
export const toBase64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** @throws RangeError if the text is not canonical base64url */
export function fromBase64url(text: string): Uint8Array {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = fromBase64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '='));
  if (!bytes) throw new RangeError('The text is not base64url.');
  return bytes;
}

export const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** SHA-256 by the browser, which is faster than ours for large inputs. */
export async function digest(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
}
