import type { Secrets } from '#platform/crypto/secrets.ts';
import { seal, unseal } from '#platform/crypto/seal.ts';

const purpose = 'totp seeds';

/** Seals the seed of an app for its person. */
export function sealSeed(secrets: Secrets, personId: string, seed: string): Buffer {
  return seal(secrets, purpose, personId, seed);
}

/** @throws if it was sealed for another person, by other secrets, or changed since */
export function openSeed(secrets: Secrets, personId: string, sealed: Buffer): string {
  return unseal(secrets, purpose, personId, sealed);
}
