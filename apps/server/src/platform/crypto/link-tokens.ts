import { hmac, sameSecret } from './tokens.ts';

const macLength = 16;
/** Bytes of an id. */
export const idLength = 16;

/** A token for a link: what it says, with an HMAC of 128 bits, in base64url. Nothing of it is stored (0042). */
export function sealed(key: Uint8Array, purpose: string, said: Buffer): string {
  return Buffer.concat([said, macOf(key, purpose, said)]).toString('base64url');
}

/** What a token says, if it was sealed for this purpose and says as many bytes. */
export function opened(key: Uint8Array, purpose: string, token: string, length: number): Buffer | undefined {
  if (!/^[\w-]{60,80}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== length + macLength) return undefined;
  const said = bytes.subarray(0, length);
  const mac = bytes.subarray(length).toString('hex');
  return sameSecret(mac, macOf(key, purpose, said).toString('hex')) ? said : undefined;
}

export function macOf(key: Uint8Array, purpose: string, said: Buffer): Buffer {
  return hmac(key, `${purpose} ${said.toString('hex')}`).subarray(0, macLength);
}

/** An account and a row of it, as a token says them. */
export function bytesOf(...ids: readonly string[]): Buffer {
  return Buffer.concat(ids.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex')));
}

/** The id at a place of what a token says. */
export function idAt(said: Buffer, place: number): string {
  const bytes = said.subarray(place * idLength, (place + 1) * idLength);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
