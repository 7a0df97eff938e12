import { randomToken, sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent, type Doer } from '../activity/index.ts';
import { deleteApiKey, insertApiKey, listApiKeys, type ApiKey } from './api-key-queries.ts';

// Secret scanners recognize a key by its prefix, and people tell keys apart by the characters after it.
const beginning = 'candor_';
const shownLetters = beginning.length + 6;

type MadeKey = ApiKey & { readonly key: string };

/**
 * Creates a key in the caller's transaction, which must be one of candor_jobs. It acts for the person in this account, whoever
 * creates it.
 */
export async function writeApiKey(
  tx: Tx,
  accountId: string,
  personId: string,
  name: string,
  now: Date,
  by: Doer,
): Promise<MadeKey> {
  const key = `${beginning}${randomToken()}`;
  const made = { id: newId(now), name, prefix: key.slice(0, shownLetters), createdAt: now };
  await insertApiKey(tx, accountId, personId, sha256(key), made);
  await recordEvent(tx, now, by, 'api-key.created', { keyId: made.id, shown: made.prefix });
  return { ...made, lastUsedOn: null, key };
}

export async function createApiKey({ services, actor }: Context, name: string) {
  const made = await services.db.asSystem((tx) =>
    writeApiKey(tx, actor.accountId, actor.id, name, services.now(), actor),
  );
  return { ...shown(made), key: made.key };
}

export async function readApiKeys({ services, actor }: Context) {
  const found = await services.db.inAccount(actor.accountId, (tx) => listApiKeys(tx, actor.accountId));
  return found.map(shown);
}

/** @throws Problem `api-key.not-found` */
export async function removeApiKey({ services, actor }: Context, apiKeyId: string): Promise<void> {
  await services.db.inAccount(actor.accountId, async (tx) => {
    if (!(await deleteApiKey(tx, actor.accountId, apiKeyId))) throw new Problem('api-key.not-found');
    await noteErasure(tx, actor.accountId, services.now(), { kind: 'key', id: apiKeyId });
    await recordEvent(tx, services.now(), actor, 'api-key.deleted', { keyId: apiKeyId });
  });
}

function shown({ id, name, prefix, createdAt, lastUsedOn }: ApiKey) {
  return { id, name, prefix, createdAt: createdAt.toISOString(), lastUsedOn };
}
