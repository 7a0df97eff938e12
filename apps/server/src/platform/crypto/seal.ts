import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * Seals a text by AES-256-GCM under the key of a purpose, bound to whose it is: nonce, tag, and what was sealed. In the
 * database alone it is worth nothing, and in another's row neither.
 */
export function seal(secrets: Secrets, purpose: string, whose: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, secrets.key(purpose), nonce).setAAD(Buffer.from(whose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws if it was sealed for somebody else, by other secrets, or changed since */
export function unseal(secrets: Secrets, purpose: string, whose: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceLength);
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength);
  const cipher = createDecipheriv(algorithm, secrets.key(purpose), nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(whose)).setAuthTag(tag);
  return Buffer.concat([cipher.update(sealed.subarray(nonceLength + tagLength)), cipher.final()]).toString('utf8');
}
