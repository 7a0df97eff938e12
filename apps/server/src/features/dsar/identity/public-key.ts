import type { IdentityKey } from '@app/contract';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#platform/http/problem.ts';

type Read = { readonly algorithm: IdentityKey['algorithm']; readonly publicKey: Readonly<Record<string, string>> };

/**
 * Reads a public key: PEM or the text of a JWK.
 * @throws Problem `dsar-key.invalid`, `dsar-key.private`
 */
export function readPublicKey(given: string): Read {
  // Node.js would derive the public key from a private one, which the owner should know was pasted here.
  if (/PRIVATE KEY/.test(given)) throw new Problem('dsar-key.private');
  const key = keyOf(given);
  const algorithm = key && algorithmOf(key);
  if (!key || !algorithm) throw new Problem('dsar-key.invalid');
  return { algorithm, publicKey: parts.parse(key.export({ format: 'jwk' })) };
}

/** The parts of a public key are texts, whatever its kind. RFC 7518, 6. */
const parts = z.record(z.string(), z.string());
const jwk = z.looseObject({ kty: z.string() });

function keyOf(given: string): KeyObject | undefined {
  try {
    if (!given.startsWith('{')) return createPublicKey(given);
    const read = jwk.parse(JSON.parse(given));
    if ('d' in read || 'k' in read) throw new Problem('dsar-key.private');
    return createPublicKey({ key: read, format: 'jwk' });
  } catch (error) {
    if (error instanceof Problem) throw error;
    return undefined;
  }
}

function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject) {
  if (type === 'ed25519') return 'EdDSA' as const;
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return 'ES256' as const;
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= 2048) return 'RS256' as const;
  return undefined;
}
