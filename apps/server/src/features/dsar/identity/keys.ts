import { mostIdentityKeys, type Answer, type dsarKeys, type IdentityKey } from '@app/contract';
import { newId } from '#platform/database/ids.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent } from '../../audit/index.ts';
import { checkSite, lockSite } from '../../sites/index.ts';
import { deleteKey, insertKey, listKeys, type StoredKey } from './key-queries.ts';
import { readPublicKey } from './public-key.ts';

/** @throws Problem `site.not-found` */
export async function readKeys({ services, actor }: Exchange, siteId: string): Promise<Answer<typeof dsarKeys.list>> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    return { identityKeys: (await listKeys(tx, accountId, siteId)).map(shown) };
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
    const changes = changesBetween({ identityKeys: before.length }, { identityKeys: before.length + 1 });
    await recordEvent(tx, now, actor, 'dsar-form.changed', { siteId, changes });
    return shown(key);
  });
}

/** @throws Problem `site.not-found`, `dsar-key.not-found` */
export async function removeKey(
  { services, actor }: Exchange,
  { siteId, dsarKeyId }: { readonly siteId: string; readonly dsarKeyId: string },
): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    const before = (await listKeys(tx, accountId, siteId)).length;
    if (!(await deleteKey(tx, accountId, siteId, dsarKeyId))) throw new Problem('dsar-key.not-found');
    const changes = changesBetween({ identityKeys: before }, { identityKeys: before - 1 });
    await recordEvent(tx, services.now(), actor, 'dsar-form.changed', { siteId, changes });
  });
}

function shown({ id, algorithm, createdAt }: StoredKey): IdentityKey {
  return { id, algorithm, createdAt: createdAt.toISOString() };
}
