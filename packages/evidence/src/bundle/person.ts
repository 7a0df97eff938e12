import { bytesToHex } from '@noble/hashes/utils.js';
import { isAttested, parseAttestation, personFingerprint } from '../attestation.ts';
import { fromBase64 } from '../base64.ts';
import type { Hash } from '../hash.ts';
import type { ProofBundle } from './bundle.ts';
import { failed, passed, type Check } from './check.ts';

/**
 * Checks whom a certificate is about. Returns no check if the file has no salt and the reader names nobody.
 * @param name whom the reader names
 */
export function checkPerson({ record, texts, personSalt }: ProofBundle, name: string | undefined, hash: Hash): Check[] {
  if (personSalt === undefined) return name === undefined ? [] : [failed('person', 'no-salt')];
  const person = isAttested(record) ? parseAttestation(texts[0]?.text ?? '')?.person : undefined;
  if (!person) return [failed('person', 'no-person')];
  const salt = fromBase64(personSalt) ?? new Uint8Array(0);
  if (bytesToHex(hash(salt)) !== person.salt) return [failed('person', 'changed')];
  if (name === undefined) return [passed('person', 'nobody-asked')];
  const isTheirs = personFingerprint(salt, name, hash).hash === person.hash;
  return [isTheirs ? passed('person', 'ok') : failed('person', 'somebody-else')];
}
