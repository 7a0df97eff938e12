import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../../audit/index.ts';
import { checkSite, noteDeletion } from '../../sites/index.ts';
import { consentDatabaseDeleted } from '../jobs.ts';
import { deleteConsentKey, listConsentKeys, updateKeysOffline } from './key-queries.ts';
import { hasConsents } from '../site-queries.ts';

/**
 * Takes the Consent Database of a site offline: its keys open nothing, so that pages and servers are refused. What is kept
 * can be read, and whoever unsubscribes from a newsletter is heard (GDPR, Art. 7(3)).
 * @throws Problem `site.not-found`, `consent-database.no-keys`
 */
export async function takeOffline({ services, actor }: Context, siteId: string): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const [first] = await listConsentKeys(tx, accountId, siteId);
    if (!first) throw new Problem('consent-database.no-keys');
    if (first.offlineAt) return;
    await updateKeysOffline(tx, accountId, siteId, services.now());
    await recordEvent(tx, services.now(), actor, 'consents.offline', { siteId });
  });
}

/** Lets the keys of a site open again what they opened. @throws Problem `site.not-found`, `consent-database.not-offline` */
export async function putOnline({ services, actor }: Context, siteId: string): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const [first] = await listConsentKeys(tx, accountId, siteId);
    if (!first?.offlineAt) throw new Problem('consent-database.not-offline');
    await updateKeysOffline(tx, accountId, siteId, null);
    await recordEvent(tx, services.now(), actor, 'consents.online', { siteId });
  });
}

/**
 * Deletes the Consent Database of a site: its keys at once, so that nothing arrives any more. Consents and newsletters are kept
 * for their time, unless the owner deletes them, too. @throws Problem `site.not-found`
 */
export async function removeDatabase(
  { services, actor }: Context,
  siteId: string,
  evidence: 'keep' | 'delete',
): Promise<void> {
  const { accountId } = actor;
  const at = services.now();
  await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    for (const { id } of await listConsentKeys(tx, accountId, siteId)) {
      await deleteConsentKey(tx, accountId, siteId, id);
      await noteErasure(tx, accountId, at, { kind: 'key', id });
    }
    if (evidence === 'delete') await noteErasure(tx, accountId, at, { kind: 'consent-database', id: siteId });
    else if (await hasConsents(tx, accountId, siteId))
      await noteDeletion(tx, accountId, siteId, 'consent-database', at);
    await enqueue(tx, consentDatabaseDeleted, { accountId, siteId, evidence });
    await recordEvent(tx, at, actor, 'consents.deleted', { siteId, details: { evidence } });
  });
}
