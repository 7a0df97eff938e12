import { mostScimTokens, type Answer, type provisioning } from '@app/contract';
import { randomToken, sha256 } from '#platform/crypto/tokens.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { deleteToken, insertToken, listTokens, type StoredToken } from './token-queries.ts';

export const scimPath = '/scim/v2';
const prefixLength = 18;

export async function readTokens({ services, actor }: Context): Promise<Answer<typeof provisioning.read>> {
  const tokens = await services.db.asSystem((tx) => listTokens(tx, actor.accountId));
  return { baseUrl: `${services.config.publicUrl}${scimPath}`, tokens: tokens.map(shown) };
}

/** @throws Problem `scim-token.limit` */
export async function createToken({ services, actor }: Context): Promise<Answer<typeof provisioning.create>> {
  const now = services.now();
  const token = `candor_scim_${randomToken()}`;
  const made = { id: newId(now), prefix: token.slice(0, prefixLength), createdAt: now };
  await services.db.asSystem(async (tx) => {
    const kept = { ...made, hash: sha256(token), accountId: actor.accountId };
    if (!(await insertToken(tx, kept, mostScimTokens))) throw new Problem('scim-token.limit', { most: mostScimTokens });
    await recordEvent(tx, now, actor, 'scim-token.created');
  });
  return { ...shown({ ...made, lastUsedOn: null }), token };
}

/** @throws Problem `scim-token.not-found` */
export async function removeToken({ services, actor }: Context, id: string): Promise<void> {
  await services.db.asSystem(async (tx) => {
    if (!(await deleteToken(tx, actor.accountId, id))) throw new Problem('scim-token.not-found');
    await recordEvent(tx, services.now(), actor, 'scim-token.deleted');
  });
}

function shown({ id, prefix, createdAt, lastUsedOn }: StoredToken) {
  return { id, prefix, createdAt: createdAt.toISOString(), lastUsedOn };
}
