import type { Endpoint } from '@app/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sha256 } from '../crypto/tokens.ts';
import type { Tx } from '../database/database.ts';
import { joined } from '../database/joined.ts';
import { job } from '../jobs/jobs.ts';
import { jsonAnswer, type Answered } from './answer.ts';
import type { Actor, PublicExchange } from './context.ts';
import {
  deleteOldKeys,
  deleteUnsettledKey,
  insertKey,
  lockKey,
  updateKey,
  type KeyName,
  type Outcome,
  type StoredKey,
} from './idempotency-queries.ts';
import { Problem } from './problem.ts';

const keptHours = 24;

/**
 * Runs a creating request at most once per key and sender: the same request again gets the first response. All that the handler
 * writes, and its response, are one transaction: a process that is killed leaves both or neither. A refusal is not stored, so
 * that a corrected request can use the same key.
 *
 * @throws Problem `idempotency.key-invalid`, `idempotency.in-progress`, `idempotency.mismatch`, `idempotency.secret-shown`
 */
export async function idempotently(
  endpoint: Endpoint,
  request: FastifyRequest,
  exchange: PublicExchange,
  work: (exchange: PublicExchange) => Promise<Answered>,
): Promise<Answered> {
  const { services, actor } = exchange;
  const sent = keyOf(endpoint, request);
  if (sent === undefined || !actor) return work(exchange);
  const { accountId } = actor;
  const key: KeyName = { accountId, actorId: senderOf(actor), keyHash: sha256(sent) };
  const requestHash = hashOf(request);

  // Committed separately, so that two concurrent requests meet at its lock. By itself it records only when the request first
  // came.
  await services.db.inAccount(accountId, (tx) => insertKey(tx, { ...key, requestHash, createdAt: services.now() }));

  const isSystem = endpoint.asJobs === true;
  const settle = async (tx: Tx): Promise<Answered> => {
    const held = await lockKey(tx, key);
    if (!held) throw new Problem('idempotency.in-progress');
    if (held.status !== null) return repeated(held, held.status, requestHash);

    const isSame = held.requestHash.equals(requestHash);
    const since = isSame ? held.createdAt : services.now();
    if (!isSame) await updateKey(tx, key, { requestHash, createdAt: since });
    const db = joined(tx, { accountId, isSystem });
    const seed = sha256(Buffer.concat([Buffer.from(`${accountId}${key.actorId}`), key.keyHash, requestHash]));
    const answer = await work({ ...exchange, services: { ...services, db }, once: { since, seed } });
    await updateKey(tx, key, outcomeOf(endpoint, answer));
    return answer;
  };
  try {
    return await (isSystem ? services.db.asSystem(settle) : services.db.inAccount(accountId, settle));
  } catch (error) {
    if (isRefusal(error)) await forget(exchange, key);
    throw error;
  }
}

/** The response to an earlier request with the key. @throws Problem `idempotency.mismatch`, `idempotency.secret-shown` */
function repeated({ requestHash, answer, madeId }: StoredKey, status: number, asked: Buffer): Answered {
  if (!requestHash.equals(asked)) throw new Problem('idempotency.mismatch');
  if (answer === null) throw new Problem('idempotency.secret-shown', { id: madeId ?? '' });
  return jsonAnswer(status, answer);
}

/** @throws Error when a response cannot be stored and sent again */
function outcomeOf({ secret, path }: Endpoint, { status, json }: Answered): Outcome {
  if (json === undefined) throw new Error(`an answer of ${path} cannot be repeated`);
  if (!secret) return { status, answer: json, madeId: null };
  const { id } = JSON.parse(json) as { readonly id?: unknown };
  return { status, answer: null, madeId: typeof id === 'string' ? id : null };
}

/** Deletes the key of a refused request. If that fails, it is only logged: the caller receives the refusal itself. */
async function forget({ services }: PublicExchange, key: KeyName): Promise<void> {
  await services.db
    .inAccount(key.accountId, (tx) => deleteUnsettledKey(tx, key))
    .catch((error: unknown) => services.log.failure('idempotency key', error));
}

/**
 * Whether the error shows that nothing was done. After a server error that is unknown, and the key must stay, so that a retry
 * finds ids derived from it.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status < 500 && !error.code.startsWith('idempotency.');
}

function senderOf({ id, apiKeyId }: Actor): string {
  return apiKeyId ?? id;
}

/** Deletes keys after a day. Idempotent. */
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
