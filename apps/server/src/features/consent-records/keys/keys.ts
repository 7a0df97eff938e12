import type { ConsentKey as ShownKey } from '@app/contract';
import { randomToken, sha256 } from '#platform/crypto/tokens.ts';
import { newId } from '#platform/database/ids.ts';
import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../../audit/index.ts';
import { findSite } from '../../sites/index.ts';
import { checkSite, deleteDeletions } from '../../sites/index.ts';
import { checkConsentSite } from '../site.ts';
import { signingKey, signingKeyStart } from './subject-token.ts';
import {
  deleteConsentKey,
  insertConsentKey,
  listAccountKeys,
  listConsentKeys,
  type ConsentKey,
} from './key-queries.ts';

// Secret scanners find a key by its prefix, and people tell keys apart by the letters after it.
const beginnings = { public: 'candor_pub_', private: 'candor_prv_', signing: signingKeyStart } as const;
const shownLetters = 6;

type NewKey = Pick<ConsentKey, 'kind' | 'name'>;

/** @throws Problem `site.not-found` */
export async function readKeys({ services, actor }: Context, siteId: string) {
  return services.db.inAccount(actor.accountId, async (tx) => {
    await checkConsentSite(tx, actor.accountId, siteId);
    return { keys: (await listConsentKeys(tx, actor.accountId, siteId)).map(shown) };
  });
}

/** The keys of all sites of the account. */
export async function readAllKeys({ services, actor }: Context) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const found = await listAccountKeys(tx, accountId);
    const names = new Map<string, string>();
    for (const siteId of new Set(found.map((key) => key.siteId)))
      names.set(siteId, (await findSite(tx, accountId, siteId))?.name ?? '');
    return found.map(({ siteId, ...key }) => ({ ...shown(key), siteId, siteName: names.get(siteId) ?? '' }));
  });
}

/** @throws Problem `site.not-found` */
export async function createKey({ services, actor }: Context, siteId: string, { kind, name }: NewKey) {
  const now = services.now();
  const id = newId(now);
  const key = kind === 'signing' ? signingKey(services.secrets, id) : `${beginnings[kind]}${randomToken()}`;
  const made = {
    id,
    siteId,
    kind,
    name,
    shown: kind === 'public' ? key : key.slice(0, beginnings[kind].length + shownLetters),
    keyHash: sha256(key),
    createdAt: now,
  };
  await services.db.asSystem(async (tx) => {
    await checkSite(tx, actor.accountId, siteId);
    // A key made while the others are offline is, too.
    const offlineAt = (await listConsentKeys(tx, actor.accountId, siteId))[0]?.offlineAt ?? null;
    await insertConsentKey(tx, actor.accountId, { ...made, offlineAt });
    await deleteDeletions(tx, actor.accountId, siteId, 'consent-database');
    await recordEvent(tx, now, actor, 'consent-key.created', { siteId, target: made.id, details: { kind } });
  });
  return { ...shown({ ...made, lastUsedOn: null, offlineAt: null }), key };
}

/** @throws Problem `consent-key.not-found` */
export async function removeKey({ services, actor }: Context, siteId: string, id: string): Promise<void> {
  await services.db.inAccount(actor.accountId, async (tx) => {
    if (!(await deleteConsentKey(tx, actor.accountId, siteId, id))) throw new Problem('consent-key.not-found');
    await noteErasure(tx, actor.accountId, services.now(), { kind: 'key', id });
    await recordEvent(tx, services.now(), actor, 'consent-key.deleted', { siteId, target: id });
  });
}

function shown({ id, kind, name, shown: letters, createdAt, lastUsedOn }: ConsentKey): ShownKey {
  return { id, kind, name, shown: letters, createdAt: createdAt.toISOString(), lastUsedOn };
}
