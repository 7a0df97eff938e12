import { randomToken, sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent, type Doer } from '../activity/index.ts';
import { deleteApiKey, insertApiKey, listApiKeys, type ApiKey } from './api-key-queries.ts';
import { hasExpired } from './rules.ts';

// Secret scanners recognize a key by its prefix, and people tell keys apart by the characters after it.
const beginning = 'candor_';
const shownLetters = beginning.length + 6;

type MadeKey = ApiKey & { readonly key: string };

/** What a key is called, and when it ends; null: never. */
type KeyOptions = Pick<ApiKey, 'name' | 'endsAt'>;

/**
 * Creates a key in the caller's transaction, which must be one of candor_jobs. It acts for the person in this account, whoever
 * creates it.
 */
export async function writeApiKey(
  tx: Tx,
  accountId: string,
  personId: string,
  { name, endsAt }: KeyOptions,
  now: Date,
  by: Doer,
): Promise<MadeKey> {
  const key = `${beginning}${randomToken()}`;
  const made = { id: newId(now), name, prefix: key.slice(0, shownLetters), createdAt: now, endsAt };
  await insertApiKey(tx, accountId, personId, sha256(key), made);
  await recordEvent(tx, now, by, 'api-key.created', { keyId: made.id, shown: made.prefix });
  return { ...made, lastUsedOn: null, key };
}

export async function createApiKey(
  { services, actor }: Context,
  { name, days }: { readonly name: string; readonly days: number },
) {
  const now = services.now();
  const endsAt = new Date(now.getTime() + days * 86_400_000);
  const made = await services.db.asSystem((tx) =>
    writeApiKey(tx, actor.accountId, actor.id, { name, endsAt }, now, actor),
  );
  return { ...shown(made), key: made.key };
}

export async function readApiKeys(context: Context) {
  return (await keysOf(context)).map(shown);
}

/** The keys that have not expired. */
export async function readWorkingApiKeys(context: Context) {
  const now = context.services.now();
  return (await keysOf(context)).filter((key) => !hasExpired(key, now)).map(shown);
}

function keysOf({ services, actor }: Context): Promise<ApiKey[]> {
  return services.db.inAccount(actor.accountId, (tx) => listApiKeys(tx, actor.accountId));
}

/** @throws Problem `api-key.not-found` */
export async function removeApiKey({ services, actor }: Context, apiKeyId: string): Promise<void> {
  await services.db.inAccount(actor.accountId, async (tx) => {
    if (!(await deleteApiKey(tx, actor.accountId, apiKeyId))) throw new Problem('api-key.not-found');
    await noteErasure(tx, actor.accountId, services.now(), { kind: 'key', id: apiKeyId });
    await recordEvent(tx, services.now(), actor, 'api-key.deleted', { keyId: apiKeyId });
  });
}

function shown({ id, name, prefix, createdAt, lastUsedOn, endsAt }: ApiKey) {
  return {
    id,
    name,
    prefix,
    createdAt: createdAt.toISOString(),
    lastUsedOn,
    endsAt: endsAt?.toISOString() ?? null,
  };
}
