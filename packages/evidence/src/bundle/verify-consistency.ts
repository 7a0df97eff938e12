import { fromBase64 } from '../base64.ts';
import { sha256, type Hash } from '../hash.ts';
import { keySpans, type Keys } from '../rotation.ts';
import { verifyConsistencyProof } from '../tree/proofs.ts';
import { hashesFault, keysFault } from './bundle.ts';
import { failed, open, passed, verdictOf, type Verdict } from './check.ts';
import { checkTrust, openCheckpoint } from './trust.ts';

/**
 * Verifies that a log has only grown between two checkpoints: no entry was changed or removed. Checks `keys`, `checkpoint`
 * (both), `earlier` and `trust`. Never throws.
 *
 * @param older a signed note, as the reader kept it
 * @param newer a signed note
 * @param proof base64, 32 bytes each; empty if both have the same size
 * @param keys the keys of the log
 */
export function verifyConsistency(
  older: string,
  newer: string,
  proof: readonly string[],
  keys: Keys,
  { trusted = [], hash = sha256 }: { readonly trusted?: readonly string[]; readonly hash?: Hash } = {},
): Verdict {
  if (keysFault(keys) !== undefined) return verdictOf([failed('keys', 'first-malformed')]);
  const fault = hashesFault(proof, 'proof');
  if (fault !== undefined) return verdictOf([failed('earlier', 'malformed', fault)]);
  const known = keySpans(keys);
  if (!known.ok) return verdictOf([failed('keys', known.refusal)]);
  const [before, after] = [older, newer].map((note) => openCheckpoint(String(note), known.spans));
  if (!before?.ok || !after?.ok) {
    const refusal = before && !before.ok ? before.refusal : after && !after.ok ? after.refusal : 'malformed';
    return verdictOf([passed('keys', 'ok'), failed('checkpoint', refusal), open('earlier', 'no-checkpoint')]);
  }
  const hashes = proof.flatMap((text) => fromBase64(text) ?? []);
  const grew =
    before.checkpoint.time <= after.checkpoint.time &&
    verifyConsistencyProof(before.checkpoint, after.checkpoint, hashes, hash);
  const grewFrom = grew ? [before.checkpoint] : [];
  return verdictOf([
    passed('keys', 'ok'),
    passed('checkpoint', 'ok'),
    grew ? passed('earlier', 'ok') : failed('earlier', 'not-consistent'),
    checkTrust(trusted, { spans: known.spans, checkpoint: after.checkpoint, grewFrom }),
  ]);
}
