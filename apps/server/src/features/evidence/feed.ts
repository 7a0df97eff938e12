import { consistencyProof, consistencyTiles, readTiles, toBase64 } from '@app/evidence';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { PublicExchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { keysOf } from './keys.ts';
import { findCheckpoint, findTree, listCheckpoints, listTiles } from './tree-queries.ts';

const pageLength = 100;

/** @throws Problem `evidence.none` */
export async function readCheckpoint({ services }: PublicExchange, accountId: string): Promise<string> {
  const found = await services.db.inAccount(accountId, (tx) => findCheckpoint(tx, accountId));
  if (!found) throw new Problem('evidence.none');
  return found.note;
}

export async function readCheckpoints({ services }: PublicExchange, accountId: string, after: number) {
  const found = await services.db.inAccount(accountId, (tx) => listCheckpoints(tx, accountId, after, pageLength));
  return { checkpoints: found.map(({ size, at, note }) => ({ size, at: at.toISOString(), note })) };
}

/** @throws Problem `evidence.none` */
export async function readKeys({ services }: PublicExchange, accountId: string) {
  const keys = await services.db.inAccount(accountId, (tx) => keysOf(tx, accountId));
  if (!keys) throw new Problem('evidence.none');
  return { first: keys.first, rotations: [...keys.rotations] };
}

/** @throws Problem `evidence.none`, `evidence.size` */
export async function readConsistency(
  { services }: PublicExchange,
  accountId: string,
  { from, to }: { readonly from: number; readonly to: number },
) {
  return services.db.inAccount(accountId, async (tx) => {
    const tree = await findTree(tx, accountId);
    if (!tree) throw new Problem('evidence.none');
    if (from > to || to > tree.size) throw new Problem('evidence.size', { size: tree.size });
    const tiles = await listTiles(tx, accountId, consistencyTiles(from, to));
    return { proof: consistencyProof(from, to, readTiles(tiles), hash).map(toBase64) };
  });
}
