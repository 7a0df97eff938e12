import type { Endpoint } from '@app/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sha256 } from '../crypto/tokens.ts';
import type { Tx } from '../database/database.ts';
import { job } from '../jobs/jobs.ts';
import { jsonAnswer, type Answered } from './answer.ts';
import type { PublicExchange } from './context.ts';
import {
  deleteKey,
  deleteOldKeys,
  findKey,
  insertKey,
  takeOverKey,
  updateAnswer,
  type HeldKey,
} from './idempotency-queries.ts';
import { Problem } from './problem.ts';

const keptHours = 24;
// How long a request may take before its key counts as left behind by a process that was killed.
const longestSeconds = 60;

/**
 * Runs what creates something at most once for a key of the caller: the same request again gets the first one's answer.
 * A refusal is not kept, so what was wrong can be mended and sent with the same key.
 *
 * @throws Problem `idempotency.key-invalid`, `idempotency.in-progress`, `idempotency.mismatch`
 */
export async function idempotently(
  endpoint: Endpoint,
  request: FastifyRequest,
  { services, actor }: PublicExchange,
  work: () => Promise<Answered>,
): Promise<Answered> {
  const key = keyOf(endpoint, request);
  if (key === undefined || !actor) return work();
  const held: HeldKey = { accountId: actor.accountId, key, requestHash: hashOf(request), createdAt: services.now() };

  const earlier = await services.db.inAccount(actor.accountId, async (tx) => {
    if (await insertKey(tx, held)) return undefined;
    const kept = await findKey(tx, held.accountId, key);
    if (kept && !kept.requestHash.equals(held.requestHash)) throw new Problem('idempotency.mismatch');
    if (kept && kept.status !== null && kept.answer !== null) return jsonAnswer(kept.status, kept.answer);
    const stale = new Date(held.createdAt.getTime() - longestSeconds * 1000);
    if (!(await takeOverKey(tx, held, stale))) throw new Problem('idempotency.in-progress');
    return undefined;
  });
  if (earlier) return earlier;

  // Whatever becomes of the key, the caller hears what became of the request.
  const settle = (change: (tx: Tx) => Promise<void>) =>
    services.db.inAccount(actor.accountId, change).catch((error: unknown) => {
      services.log.failure('idempotency key', error);
    });
  try {
    const answer = await work();
    const { status, json } = answer;
    await settle((tx) => (json === undefined ? deleteKey(tx, held) : updateAnswer(tx, held, status, json)));
    return answer;
  } catch (error) {
    await settle((tx) => deleteKey(tx, held));
    throw error;
  }
}

/** Forgets keys after a day. Run twice, it finds nothing the second time. */
export const forgetKeys = job({
  name: 'platform.forget-idempotency-keys',
  payload: z.object({}),
  attempts: 3,
  cron: '23 * * * *',
  async run(_, { db, now }) {
    const before = new Date(now().getTime() - keptHours * 60 * 60 * 1000);
    await db.acrossAccounts((tx) => deleteOldKeys(tx, before));
  },
});

function keyOf({ creates }: Endpoint, { headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (!creates || key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw new Problem('idempotency.key-invalid');
  return key;
}

function hashOf({ method, url, body }: FastifyRequest): Buffer {
  return sha256(JSON.stringify([method, url, body ?? null]));
}
