import { fromBase64, random, toBase64 } from '../encoding.ts';

/** A passkey with its secret for the vault. */
export type PasskeySecret = {
  readonly prf: Uint8Array;
  readonly credential: string;
  readonly salt: Uint8Array;
};

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/**
 * Makes a passkey that opens the vault, besides passphrase and kit.
 * @returns undefined if the device has no PRF, or the person declined
 * @see https://www.w3.org/TR/webauthn-3/#prf-extension
 */
export async function newPasskey(person: { readonly id: string; readonly name: string }) {
  const made = await navigator.credentials.create({
    publicKey: {
      rp: { name: 'Candor' },
      user: { id: buffer(random(16)), name: person.name, displayName: person.name },
      // What it signs is of no use here: only its secret is.
      challenge: buffer(random(32)),
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      extensions: { prf: {} },
    },
  });
  if (!(made instanceof PublicKeyCredential)) return undefined;
  return passkeySecret(toBase64(new Uint8Array(made.rawId)), random(32));
}

/** Asks a passkey for its secret. @param salt the input of its PRF, 32 bytes */
export async function passkeySecret(credential: string, salt: Uint8Array): Promise<PasskeySecret | undefined> {
  const found = await navigator.credentials.get({
    publicKey: {
      challenge: buffer(random(32)),
      allowCredentials: [{ type: 'public-key', id: buffer(fromBase64(credential)) }],
      userVerification: 'required',
      extensions: { prf: { eval: { first: buffer(salt) } } },
    },
  });
  if (!(found instanceof PublicKeyCredential)) return undefined;
  const first = found.getClientExtensionResults().prf?.results?.first;
  return first && { prf: bytesOf(first), credential, salt };
}

const buffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
const bytesOf = (source: BufferSource): Uint8Array =>
  source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice();
