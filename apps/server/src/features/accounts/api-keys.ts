import { keyOverlapDays, type accounts, type Input, type Permission } from '@app/contract';
import { randomToken, sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Actor, Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Scope } from '#platform/http/rights.ts';
import { recordEvent, type Doer } from '../audit/index.ts';
import { deleteApiKey, endApiKey, insertApiKey, listApiKeys, type ApiKey } from './api-key-queries.ts';
import { hasExpired } from './rules.ts';
import { findSignInRules } from './sign-in-rules-queries.ts';

// Secret scanners recognize a key by its prefix, and people tell keys apart by the characters after it.
const beginning = 'candor_';
const shownLetters = beginning.length + 6;

const day = 86_400_000;
const mostDays = 365;

type MadeKey = ApiKey & { readonly key: string };

/** What a key is called, when it ends, and what it may do. */
type KeyOptions = Pick<ApiKey, 'name' | 'endsAt'> & Partial<Scope>;

/**
 * Creates a key in the caller's transaction, which must be one of candor_jobs. It acts for the person in this account, whoever
 * creates it.
 * @throws Problem `project.not-found`
 */
export async function writeApiKey(
  tx: Tx,
  accountId: string,
  personId: string,
  { name, endsAt, permissions = null, projects = null }: KeyOptions,
  now: Date,
  by: Doer,
): Promise<MadeKey> {
  const key = `${beginning}${randomToken()}`;
  const prefix = key.slice(0, shownLetters);
  const made = { name, endsAt, permissions, projects, id: newId(now), prefix, createdAt: now };
  if (!(await insertApiKey(tx, accountId, personId, sha256(key), made))) throw new Problem('project.not-found');
  await recordEvent(tx, now, by, 'api-key.created', {
    target: made.id,
    details: { name: made.name, shown: made.prefix },
  });
  return { ...made, lastUsedOn: null, key };
}

/**
 * Creates a key that may do what the person may, or part of it.
 * @throws Problem `role.missing` for a permission the person lacks, `project.not-found`, `api-key.needs-end`
 */
export async function createApiKey(
  { services, actor }: Context,
  { days, ...given }: Input<typeof accounts.createApiKey>['body'],
) {
  checkHeld(actor, given.permissions);
  const now = services.now();
  const endsAt = days === null ? null : new Date(now.getTime() + days * day);
  const made = await services.db.asSystem(async (tx) => {
    if (endsAt === null && !(await findSignInRules(tx, actor.accountId)).endlessKeys)
      throw new Problem('api-key.needs-end');
    return writeApiKey(tx, actor.accountId, actor.id, { ...scopeOf(given), endsAt }, now, actor);
  });
  return { ...shown(made), key: made.key };
}

/**
 * Replaces a key by one of the same name, scope and lifetime, which acts for whoever replaces it. The old one works for
 * some days more, so that programs can change over. A key without an end gets one, where the account wants that.
 * @throws Problem `api-key.not-found`, `role.missing` for a permission that the person lacks
 */
export async function rotateApiKey({ services, actor }: Context, apiKeyId: string) {
  const { accountId, id: personId } = actor;
  const now = services.now();
  return services.db.asSystem(async (tx) => {
    const old = (await listApiKeys(tx, accountId)).find(({ id }) => id === apiKeyId);
    if (!old) throw new Problem('api-key.not-found');
    checkHeld(actor, old.permissions ?? undefined);
    const lifetime = old.endsAt ? old.endsAt.getTime() - old.createdAt.getTime() : mostDays * day;
    const isEndless = old.endsAt === null && (await findSignInRules(tx, accountId)).endlessKeys;
    const options = { ...old, endsAt: isEndless ? null : new Date(now.getTime() + lifetime) };
    const made = await writeApiKey(tx, accountId, personId, options, now, actor);
    const endsAt = await endApiKey(tx, accountId, apiKeyId, new Date(now.getTime() + keyOverlapDays * day));
    if (!endsAt) throw new Problem('api-key.not-found');
    const details = { by: made.id, name: old.name };
    await recordEvent(tx, now, actor, 'api-key.replaced', { target: apiKeyId, details });
    return { ...shown(made), key: made.key, replaced: shown({ ...old, endsAt }) };
  });
}

/** Refuses to give what the person lacks. @throws Problem `role.missing`, which names the permission */
function checkHeld({ rights }: Actor, given: readonly Permission[] | undefined): void {
  const missing = given?.find((permission) => !rights.anywhere.has(permission));
  if (missing) throw new Problem('role.missing', undefined, undefined, { permission: missing });
}

function scopeOf({ name, permissions, projectIds }: Omit<Input<typeof accounts.createApiKey>['body'], 'days'>) {
  const unique = <T>(given: readonly T[] | undefined) => (given ? [...new Set(given)] : null);
  return { name, permissions: unique(permissions), projects: unique(projectIds) };
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
    await recordEvent(tx, services.now(), actor, 'api-key.deleted', { target: apiKeyId });
  });
}

function shown({ id, name, prefix, createdAt, lastUsedOn, endsAt, permissions, projects }: ApiKey) {
  return {
    id,
    name,
    prefix,
    createdAt: createdAt.toISOString(),
    lastUsedOn,
    endsAt: endsAt?.toISOString() ?? null,
    permissions: permissions && [...permissions],
    projectIds: projects && [...projects],
  };
}
