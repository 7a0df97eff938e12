import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const saltLength = 32;

/** What a file is sealed with: the purpose of its key, whose file it is, and the salt of the key. */
export type SealedFile = {
  readonly purpose: string;
  /** The id of what it belongs to. */
  readonly of: string;
  readonly id: string;
  readonly salt: Buffer;
};

/** The salt of a new file. Once it is deleted, nobody can derive the key of the file again. */
export function newSalt(): Buffer {
  return randomBytes(saltLength);
}

/** Seals a part of a file by AES-256-GCM under the key of the file, bound to its place: nonce, tag, and what was sealed. */
export function sealPart(secrets: Secrets, file: SealedFile, number: number, data: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyOf(secrets, file), nonce).setAAD(placeOf(file, number));
  const sealed = Buffer.concat([cipher.update(data), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws if the part stands in another place, or was changed */
export function openPart(secrets: Secrets, file: SealedFile, number: number, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceLength);
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength);
  const decipher = createDecipheriv(algorithm, keyOf(secrets, file), nonce, { authTagLength: tagLength });
  decipher.setAAD(placeOf(file, number)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]);
}

function keyOf(secrets: Secrets, { purpose, salt }: SealedFile): Buffer {
  return Buffer.from(hkdfSync('sha256', secrets.key(purpose), salt, 'file', 32));
}

function placeOf({ of, id }: SealedFile, number: number): Buffer {
  return Buffer.from(`${of} ${id} ${number}`);
}
