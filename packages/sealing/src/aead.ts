import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concat } from '@app/evidence/hash.ts';
import { framed, type Random } from './bytes.ts';
import { NotOpened } from './refusal.ts';
import { suite } from './suite.ts';

/** The version of everything that `sealBytes` writes. */
const version = 1;
const nonceLength = 24;
const tagLength = 16;

/** The number of bytes that sealing adds: version, suite, nonce and tag. */
export const sealedOverhead = 2 + nonceLength + tagLength;

/**
 * Seals bytes by XChaCha20-Poly1305 under a fresh random nonce.
 * @param key 32 bytes
 * @param place the bytes that open it only there; version and suite are bound too
 * @returns version (1 byte), suite (1 byte), nonce (24 bytes), ciphertext and tag (16 bytes)
 * @see draft-irtf-cfrg-xchacha
 */
export function sealBytes(key: Uint8Array, place: Uint8Array, plain: Uint8Array, random: Random): Uint8Array {
  const head = Uint8Array.of(version, suite);
  const nonce = random(nonceLength);
  return concat(head, nonce, xchacha20poly1305(key, nonce, framed(head, place)).encrypt(plain));
}

/** Opens what `sealBytes` sealed. @throws NotOpened */
export function openBytes(key: Uint8Array, place: Uint8Array, sealed: Uint8Array): Uint8Array {
  if (sealed[0] !== version || sealed[1] !== suite) throw new NotOpened('unknown-format');
  if (sealed.length < sealedOverhead) throw new NotOpened('wrong-length');
  const nonce = sealed.subarray(2, 2 + nonceLength);
  try {
    return xchacha20poly1305(key, nonce, framed(sealed.subarray(0, 2), place)).decrypt(
      sealed.subarray(2 + nonceLength),
    );
  } catch {
    throw new NotOpened('not-authentic');
  }
}
