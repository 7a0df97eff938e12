import { sha256 } from '#platform/crypto/tokens.ts';
import type { Database } from '#platform/database/database.ts';
import type { Received } from '#platform/http/direct.ts';
import { findKey, insertKey, updateAnswer } from '#platform/http/idempotency-queries.ts';
import { Problem } from '#platform/http/problem.ts';
import type { KeyHolder } from './key-queries.ts';

/**
 * What was made for the request that first came with this `Idempotency-Key`; without one, or at first, what is made now.
 *
 * @throws Problem `idempotency.key-invalid`, `idempotency.mismatch`
 */
export async function rememberedUnder(
  db: Database,
  { id: holderId, accountId }: KeyHolder,
  { headers, body }: Received,
  made: string,
  now: Date,
): Promise<string> {
  const given = headers['idempotency-key'];
  if (given === undefined) return made;
  if (typeof given !== 'string' || given.length === 0 || given.length > 255)
    throw new Problem('idempotency.key-invalid');

  const held = {
    accountId,
    key: sha256(`consent ${holderId} ${given}`).toString('hex'),
    requestHash: sha256(body),
    createdAt: now,
  };
  return db.inAccount(accountId, async (tx) => {
    if (await insertKey(tx, held)) {
      await updateAnswer(tx, held, 201, made);
      return made;
    }
    const kept = await findKey(tx, accountId, held.key);
    if (kept && !kept.requestHash.equals(held.requestHash)) throw new Problem('idempotency.mismatch');
    return kept?.answer ?? made;
  });
}
