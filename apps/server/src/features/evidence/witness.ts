import {
  cosign,
  parseAddCheckpoint,
  parseCheckpoint,
  verifierKey,
  verifyCheckpoint,
  verifyConsistencyProof,
  witnessKey,
  type Checkpoint,
  type Cosigner,
  type VerifierKey,
} from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Services } from '#platform/http/context.ts';
import { signerOf } from './keys.ts';
import { lockWitnessed, saveWitnessed } from './witness-queries.ts';

type Witnessed = { readonly status: 200 | 400 | 403 | 404 | 409 | 422; readonly type: string; readonly body: string };

const refused = (status: Exclude<Witnessed['status'], 200>, body = ''): Witnessed => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
});

/** The cosigner of this installation: a key of its own, named after its address. */
export function ownCosigner({ config, secrets }: Pick<Services, 'config' | 'secrets'>): Cosigner {
  const name = `${new URL(config.contentUrl).host}/witness`;
  const { key, sign } = signerOf(name, secrets.key('witness'));
  return { key: witnessKey(name, key.publicKey), sign };
}

/**
 * Cosigns a checkpoint of a witnessed log, if it is signed by the log's key and consistent with what was last cosigned of that
 * log. The cosigned checkpoint is on disk before the response.
 *
 * @see C2SP tlog-witness, "add-checkpoint"
 */
export async function addCheckpoint(services: Services, body: string): Promise<Witnessed> {
  const asked = parseAddCheckpoint(body);
  const claimed = asked && parseCheckpoint(asked.checkpoint);
  if (!asked || !claimed) return refused(400);
  const keys = keysFor(services.config.witnessLogs, claimed);
  if (keys.length === 0) return refused(404);
  const verified = verifyCheckpoint(asked.checkpoint, keys);
  if (!verified.ok) return refused(verified.refusal === 'malformed' ? 400 : 403);
  const { checkpoint } = verified;
  if (asked.old > checkpoint.size) return refused(400);
  const at = services.now();
  return services.db.acrossAccounts(async (tx) => {
    const last = await lockWitnessed(tx, checkpoint.origin);
    const known = last?.size ?? 0;
    if (asked.old !== known) return { status: 409, type: 'text/x.tlog.size', body: `${known}\n` };
    if (last && known === checkpoint.size && !last.root.equals(Buffer.from(checkpoint.root))) return refused(409);
    const grew = last
      ? verifyConsistencyProof({ size: known, root: last.root }, checkpoint, asked.proof, hash)
      : asked.proof.length === 0;
    if (!grew) return refused(422);
    const root = Buffer.from(checkpoint.root);
    await saveWitnessed(tx, checkpoint.origin, { size: checkpoint.size, root, note: asked.checkpoint, at });
    return {
      status: 200,
      type: 'text/plain; charset=utf-8',
      body: cosign(asked.checkpoint, ownCosigner(services), at),
    };
  });
}

function keysFor(logs: Services['config']['witnessLogs'], { origin }: Checkpoint): VerifierKey[] {
  return logs.flatMap(({ name, publicKey }) => {
    const isOf = name.endsWith('*') ? origin.startsWith(name.slice(0, -1)) : origin === name;
    return isOf ? verifierKey(origin, publicKey) : [];
  });
}
