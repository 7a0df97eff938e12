import { cosignedAt, parseCosignature, parseWitnessKey, type WitnessKey } from '../cosignature.ts';
import type { ProofBundle } from './bundle.ts';
import { failed, open, passed, type Check } from './check.ts';

/** Cosigners of a proof's checkpoint: known witnesses with the time, and unknown ones. */
export type Witnesses = {
  readonly known: readonly { readonly name: string; readonly at: Date }[];
  /** Names as the signature lines state them. Unverified. */
  readonly unknown: readonly string[];
};

/** Keys of witnesses among the values that a reader trusts. */
export function witnessKeysAmong(trusted: readonly string[]): WitnessKey[] {
  return trusted.flatMap((text) => parseWitnessKey(text.trim()) ?? []);
}

/** Witnesses that cosigned the checkpoint of a proof. Omits lines of a known key whose signature is invalid. */
export function witnessesOf(
  { checkpoint, cosignatures = [] }: Pick<ProofBundle, 'checkpoint' | 'cosignatures'>,
  trusted: readonly string[],
): Witnesses {
  const keys = witnessKeysAmong(trusted);
  const known = keys.flatMap((key) => {
    const at = cosignedAt(cosignatures, checkpoint, key);
    return at ? [{ name: key.name, at }] : [];
  });
  const unknown = cosignatures.flatMap((line) => {
    const read = parseCosignature(line);
    return read && !keys.some(({ name, id }) => name === read.name && id === read.id) ? [read.name] : [];
  });
  return { known, unknown };
}

/**
 * Checks that every witness known to the reader cosigned, and no unknown one. Returns no check if the proof contains no
 * cosignatures and the reader knows no witness.
 */
export function checkWitnesses(
  bundle: Pick<ProofBundle, 'checkpoint' | 'cosignatures'>,
  trusted: readonly string[],
): Check[] {
  const { checkpoint, cosignatures = [] } = bundle;
  const keys = witnessKeysAmong(trusted);
  if (cosignatures.length === 0 && keys.length === 0) return [];
  const wrong = keys.find((key) => cosignedAt(cosignatures, checkpoint, key) === false);
  if (wrong) return [failed('witnesses', 'bad-signature', wrong.name)];
  const missing = keys.find((key) => cosignedAt(cosignatures, checkpoint, key) === undefined);
  if (missing) return [failed('witnesses', 'none', missing.name)];
  const { known, unknown } = witnessesOf(bundle, trusted);
  if (unknown.length > 0) return [open('witnesses', 'unknown', unknown.join(', '))];
  return [{ ...passed('witnesses', 'ok'), detail: known.map(({ name }) => name).join(', ') }];
}
