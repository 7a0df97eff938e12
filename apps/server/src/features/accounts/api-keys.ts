import { randomToken, sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { deleteApiKey, insertApiKey, listApiKeys, type ApiKey } from './api-key-queries.ts';

// Scanners for leaked secrets find a key by its beginning, and people tell keys apart by the letters after it.
const beginning = 'candor_';
const shownLetters = beginning.length + 6;

type MadeKey = ApiKey & { readonly key: string };

/** Makes a key in the caller's transaction. It stands for the person, in this account. */
export async function writeApiKey(
  tx: Tx,
  accountId: string,
  personId: string,
  name: string,
  now: Date,
): Promise<MadeKey> {
  const key = `${beginning}${randomToken()}`;
  const made = { id: newId(now), name, prefix: key.slice(0, shownLetters), createdAt: now };
  await insertApiKey(tx, accountId, personId, sha256(key), made);
  return { ...made, lastUsedOn: null, key };
}

export async function createApiKey({ services, actor }: Context, name: string) {
  const made = await services.db.inAccount(actor.accountId, (tx) =>
    writeApiKey(tx, actor.accountId, actor.id, name, services.now()),
  );
  return { ...shown(made), key: made.key };
}

export async function readApiKeys({ services, actor }: Context) {
  const found = await services.db.inAccount(actor.accountId, (tx) => listApiKeys(tx, actor.accountId));
  return found.map(shown);
}

/** @throws Problem `api-key.not-found` */
export async function removeApiKey({ services, actor }: Context, apiKeyId: string): Promise<void> {
  const gone = await services.db.inAccount(actor.accountId, (tx) => deleteApiKey(tx, actor.accountId, apiKeyId));
  if (!gone) throw new Problem('api-key.not-found');
}

function shown({ id, name, prefix, createdAt, lastUsedOn }: ApiKey) {
  return { id, name, prefix, createdAt: createdAt.toISOString(), lastUsedOn };
}
