import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '#platform/crypto/secrets.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * Seals the seed of an app by AES-256-GCM, bound to its person: nonce, tag, and what was sealed. In the database alone it is
 * worth nothing, and in another person's row neither.
 */
export function sealSeed(secrets: Secrets, personId: string, seed: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, secrets.key('totp seeds'), nonce).setAAD(Buffer.from(personId));
  const sealed = Buffer.concat([cipher.update(seed, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws if it was sealed for another person, by other secrets, or changed since */
export function openSeed(secrets: Secrets, personId: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceLength);
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength);
  const cipher = createDecipheriv(algorithm, secrets.key('totp seeds'), nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(personId)).setAuthTag(tag);
  return Buffer.concat([cipher.update(sealed.subarray(nonceLength + tagLength)), cipher.final()]).toString('utf8');
}
