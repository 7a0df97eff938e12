import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { factsChanged } from '../audit/index.ts';
import { listStoredRecipients, seesWholeAccount } from '../recipients/index.ts';
import { listSiteChanges } from '../sites/index.ts';
import { announce } from '../webhooks/index.ts';
import { examineSites, findRequestRecord, type OfAccount } from './drift.ts';
import { examineOrganization } from './drift-own.ts';
import { listKeys, lockOwnFindings, lockSiteRow, saveFindings, type StoredFinding } from './drift-queries.ts';
import { keepSiteEdition } from './site-editions.ts';

/**
 * Computes the findings of a site and stores them, and keeps its facts if they are others than before. Findings that are new are
 * announced to webhooks, by their ids. Whoever does not see the whole account would find something else, so that a job does it.
 *
 * @param known what the account says of all of its sites, for a caller who has it
 */
export async function storeDrift(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string,
  known?: OfAccount,
): Promise<void> {
  if (!(await seesWholeAccount(tx)))
    return enqueue(tx, factsChanged, { accountId, siteId }, { key: `facts ${accountId} ${siteId}` });
  const now = services.now();
  // Two who check a site at once would insert the same rows.
  if (!(await lockSiteRow(tx, accountId, siteId))) return;
  const before = await listKeys(tx, accountId, siteId);
  const examined = (await examineSites(tx, services, accountId, [siteId], known)).get(siteId);
  if (!examined) return;
  const { findings, statement } = examined;
  await keepSiteEdition(tx, accountId, siteId, statement, now);
  await keep(tx, accountId, siteId, { before, findings }, now);
}

/** The same of records that belong to no site. Whoever does not see the whole account sees none of them. */
export async function storeOwnDrift(tx: Tx, services: Services, accountId: string): Promise<void> {
  if (!(await seesWholeAccount(tx))) return;
  const now = services.now();
  await lockOwnFindings(tx, accountId);
  const before = await listKeys(tx, accountId, null);
  await keep(tx, accountId, null, { before, findings: await examineOrganization(tx, accountId, now) }, now);
}

/** Stores what was found, and announces what is new. */
async function keep(
  tx: Tx,
  accountId: string,
  siteId: string | null,
  { before, findings }: { readonly before: ReadonlySet<string>; readonly findings: readonly StoredFinding[] },
  now: Date,
): Promise<void> {
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

/**
 * Stores the findings of a site, or of the organization and all sites of an account, each in a transaction of its own. Of all sites,
 * one that fails stops no other: it is tried again by itself.
 */
export async function checkDrift(
  services: Services,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string | null },
): Promise<void> {
  const { db } = services;
  // A site can be gone by the time that its change is looked at.
  if (siteId !== null) return db.inAccount(accountId, (tx) => storeDrift(tx, services, accountId, siteId));
  await db.inAccount(accountId, (tx) => storeOwnDrift(tx, services, accountId));
  const { sites, known } = await db.inAccount(accountId, async (tx) => ({
    sites: await listSiteChanges(tx, accountId),
    known: {
      recipients: await listStoredRecipients(tx, accountId),
      requestRecord: await findRequestRecord(tx, accountId),
    },
  }));
  for (const site of sites)
    try {
      await db.inAccount(accountId, (tx) => storeDrift(tx, services, accountId, site.siteId, known));
    } catch (error) {
      services.log.failure('job', error, { job: 'processing-records.check-drift', account: accountId });
      const key = `facts ${accountId} ${site.siteId}`;
      await db.inAccount(accountId, (tx) => enqueue(tx, factsChanged, { accountId, siteId: site.siteId }, { key }));
    }
}
