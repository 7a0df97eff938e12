import type { ConsentKey as ShownKey } from '@app/contract';
import { randomToken, sha256 } from '#platform/crypto/tokens.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { checkLiving, checkSite } from './site.ts';
import { deleteConsentKey, insertConsentKey, listConsentKeys, type ConsentKey } from './key-queries.ts';

// Scanners for leaked secrets find a key by its beginning, and people tell keys apart by the letters after it.
const beginnings = { public: 'candor_pub_', private: 'candor_prv_' } as const;
const shownLetters = 6;

type NewKey = Pick<ConsentKey, 'kind' | 'name'>;

/** @throws Problem `site.not-found` */
export async function readKeys({ services, actor }: Context, siteId: string) {
  return services.db.inAccount(actor.accountId, async (tx) => {
    await checkSite(tx, actor.accountId, siteId);
    return { keys: (await listConsentKeys(tx, actor.accountId, siteId)).map(shown) };
  });
}

/** @throws Problem `site.not-found` */
export async function createKey({ services, actor }: Context, siteId: string, { kind, name }: NewKey) {
  const now = services.now();
  const key = `${beginnings[kind]}${randomToken()}`;
  const made = {
    id: newId(now),
    siteId,
    kind,
    name,
    shown: kind === 'public' ? key : key.slice(0, beginnings[kind].length + shownLetters),
    keyHash: sha256(key),
    createdAt: now,
  };
  await services.db.inAccount(actor.accountId, async (tx) => {
    await checkLiving(tx, actor.accountId, siteId);
    await insertConsentKey(tx, actor.accountId, made);
  });
  return { ...shown({ ...made, lastUsedOn: null }), key };
}

/** @throws Problem `consent-key.not-found` */
export async function removeKey({ services, actor }: Context, siteId: string, id: string): Promise<void> {
  const gone = await services.db.inAccount(actor.accountId, (tx) => deleteConsentKey(tx, actor.accountId, siteId, id));
  if (!gone) throw new Problem('consent-key.not-found');
}

function shown({ id, kind, name, shown: letters, createdAt, lastUsedOn }: ConsentKey): ShownKey {
  return { id, kind, name, shown: letters, createdAt: createdAt.toISOString(), lastUsedOn };
}
