import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { listSiteChanges } from '../sites/index.ts';
import { announce } from '../webhooks/index.ts';
import { examineSite } from './drift.ts';
import { lockKeys, saveFindings } from './drift-queries.ts';
import { keepSiteEdition } from './site-editions.ts';

/**
 * Computes the findings of a site and stores them, and keeps its facts if they are others than before. Findings that are new are
 * announced to webhooks, by their ids.
 */
export async function storeDrift(tx: Tx, services: Services, accountId: string, siteId: string): Promise<void> {
  const now = services.now();
  const before = await lockKeys(tx, accountId, siteId);
  const examined = await examineSite(tx, services, accountId, siteId);
  if (!examined) return;
  const { findings, statement } = examined;
  await keepSiteEdition(tx, accountId, siteId, statement, now);
  const after = new Set(findings.map(({ key }) => key));
  const added = findings.filter(({ key }) => !before.has(key));
  const gone = [...before].filter((key) => !after.has(key));
  await saveFindings(tx, accountId, siteId, { added, gone }, now);
  const events = added.map(({ key, code, recordId }) => ({
    type: 'register.drift' as const,
    key: `${key} ${now.toISOString()}`,
    siteId,
    at: now,
    data: { finding: key, code, site: siteId, record: recordId },
  }));
  if (events.length > 0) await announce(tx, accountId, events, now);
}

/** Stores the findings of a site, or of all sites of an account, each in a transaction of its own. */
export async function checkDrift(
  services: Services,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string | null },
): Promise<void> {
  const { db } = services;
  const all = await db.inAccount(accountId, (tx) => listSiteChanges(tx, accountId));
  // A site can be gone by the time that its change is looked at.
  for (const site of all)
    if (siteId === null || site.siteId === siteId)
      await db.inAccount(accountId, (tx) => storeDrift(tx, services, accountId, site.siteId));
}
