import { consistencyProof, consistencyTiles, cosignedAt, formatAddCheckpoint, readTiles } from '@app/evidence';
import { postOnce, type Guard } from '@app/scanner';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Services } from '#platform/http/context.ts';
import { findCheckpoint, listTiles } from './tree-queries.ts';
import { insertCosignature, listUncosigned } from './witness-queries.ts';

type Witness = Services['config']['witnesses'][number];

const patience = 10_000;
const mostAnswer = 16_384;
/** Accounts per run; those asked longest ago come first. */
const accountsAtOnce = 200;

/**
 * Asks each witness to cosign the newest checkpoint of accounts whose tree has grown. An unreachable witness is asked again in
 * the next run.
 */
export async function askWitnesses(services: Services, guard: Guard): Promise<void> {
  for (const witness of services.config.witnesses) {
    const name = nameOf(witness);
    const waiting = await services.db.acrossAccounts((tx) => listUncosigned(tx, name, accountsAtOnce));
    for (const { accountId, old } of waiting) if (!(await ask(services, guard, witness, accountId, old))) break;
  }
}

const nameOf = ({ key }: Witness) => `${key.name}+${key.id}`;

/** Returns false if the witness is unreachable, and asking for other accounts is useless. */
async function ask(
  services: Services,
  guard: Guard,
  witness: Witness,
  accountId: string,
  old: number,
  again = true,
): Promise<boolean> {
  const { db, log, now } = services;
  const asked = await db.asSystem(async (tx) => {
    const newest = await findCheckpoint(tx, accountId);
    if (!newest || newest.size < old) return undefined;
    const tiles = await listTiles(tx, accountId, consistencyTiles(old, newest.size));
    return { ...newest, proof: old === 0 ? [] : consistencyProof(old, newest.size, readTiles(tiles), hash) };
  });
  if (!asked) return true;
  const sent = await postOnce(guard, `${witness.url}/add-checkpoint`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'user-agent': 'Candor-Witness/1' },
    body: formatAddCheckpoint({ old, proof: asked.proof, checkpoint: asked.note }),
    ms: patience,
    maxBytes: mostAnswer,
  });
  if ('failure' in sent) {
    log.note('a witness did not answer', { witness: witness.key.name, failure: sent.failure });
    return false;
  }
  const answer = String(sent.body);
  const size = /^(?:0|[1-9]\d{0,15})\n$/.test(answer) ? Number(answer) : undefined;
  if (sent.status === 409 && size !== undefined && again && size !== old)
    return ask(services, guard, witness, accountId, size, false);
  // Of several lines only those with the configured key count.
  const line = answer.split(/(?<=\n)/).find((one) => cosignedAt([one], asked.note, witness.key));
  if (sent.status !== 200 || line === undefined) {
    log.note('a witness did not cosign', { witness: witness.key.name, accountId, status: sent.status });
    return true;
  }
  const signed = { size: asked.size, witness: nameOf(witness), line, at: now() };
  await db.asSystem((tx) => insertCosignature(tx, accountId, signed));
  return true;
}
