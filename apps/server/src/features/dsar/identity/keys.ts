import { mostIdentityKeys, type access, type Answer, type dsarKeys, type IdentityKey } from '@app/contract';
import { newId } from '#platform/database/ids.ts';
import type { Context, Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../../audit/index.ts';
import { checkSite, findSite, lockSite } from '../../sites/index.ts';
import { deleteKey, insertKey, listAllKeys, listKeys, type StoredKey } from './key-queries.ts';
import { readPublicKey } from './public-key.ts';

/** @throws Problem `site.not-found` */
export async function readKeys({ services, actor }: Exchange, siteId: string): Promise<Answer<typeof dsarKeys.list>> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    return { identityKeys: (await listKeys(tx, accountId, siteId)).map(shown) };
  });
}

/** The keys of all sites of the account. */
export async function readIdentityKeys({
  services,
  actor,
}: Context): Promise<Answer<typeof access.list>['identityKeys']> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const keys = await listAllKeys(tx, accountId);
    const names = new Map<string, string>();
    for (const siteId of new Set(keys.map((key) => key.siteId)))
      names.set(siteId, (await findSite(tx, accountId, siteId))?.name ?? '');
    return keys.map(({ siteId, ...key }) => ({ ...shown(key), siteId, siteName: names.get(siteId) ?? '' }));
  });
}

/** @throws Problem `site.not-found`, `dsar-key.invalid`, `dsar-key.private`, `dsar-key.too-many` */
export async function addKey(exchange: Exchange, siteId: string, given: string): Promise<IdentityKey> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    const read = readPublicKey(given);
    const before = await listKeys(tx, accountId, siteId);
    if (before.length >= mostIdentityKeys) throw new Problem('dsar-key.too-many');
    const now = services.now();
    const key = { ...read, id: newId(now), createdAt: now };
    await insertKey(tx, accountId, siteId, key);
    const details = { key: key.id, algorithm: key.algorithm };
    await recordEvent(tx, now, actor, 'dsar-key.added', { siteId, details });
    return shown(key);
  });
}

/** @throws Problem `site.not-found`, `dsar-key.not-found` */
export async function removeKey(
  { services, actor }: Context,
  { siteId, dsarKeyId }: { readonly siteId: string; readonly dsarKeyId: string },
): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    if (!(await deleteKey(tx, accountId, siteId, dsarKeyId))) throw new Problem('dsar-key.not-found');
    await recordEvent(tx, services.now(), actor, 'dsar-key.removed', { siteId, details: { key: dsarKeyId } });
  });
}

function shown({ id, algorithm, createdAt }: StoredKey): IdentityKey {
  return { id, algorithm, createdAt: createdAt.toISOString() };
}
