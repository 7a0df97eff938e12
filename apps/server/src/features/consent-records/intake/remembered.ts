import { sha256 } from '#platform/crypto/tokens.ts';
import type { Database } from '#platform/database/database.ts';
import type { Head } from '#platform/http/direct.ts';
import { findKey, insertKey } from '#platform/http/idempotency-queries.ts';
import { Problem } from '#platform/http/problem.ts';
import type { KeyHolder } from '../keys/key-queries.ts';

/**
 * The value stored for the first request with this `Idempotency-Key`; for a new key or without one, the new value.
 *
 * @param requestHash of the body
 * @throws Problem `idempotency.key-invalid`, `idempotency.mismatch`
 */
export async function rememberedUnder(
  db: Database,
  { id: holderId, accountId }: KeyHolder,
  { headers }: Pick<Head, 'headers'>,
  requestHash: Buffer,
  made: string,
  now: Date,
): Promise<string> {
  const given = headers['idempotency-key'];
  if (given === undefined) return made;
  if (typeof given !== 'string' || given.length === 0 || given.length > 255)
    throw new Problem('idempotency.key-invalid');

  const key = { accountId, actorId: holderId, keyHash: sha256(given) };
  return db.inAccount(accountId, async (tx) => {
    if (await insertKey(tx, { ...key, requestHash, createdAt: now, status: 201, answer: made })) return made;
    const kept = await findKey(tx, key);
    if (kept && !kept.requestHash.equals(requestHash)) throw new Problem('idempotency.mismatch');
    return kept?.answer ?? made;
  });
}
