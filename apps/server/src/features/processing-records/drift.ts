import { createHash } from 'node:crypto';
import { canonical } from '@app/consent/banner/changes.ts';
import type { DriftFinding } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { findRetention } from '#platform/database/retention-queries.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { listFound } from '../detection/index.ts';
import { dayOf, documentStates, findSitePublicId, requestFormUrl } from '../policies/index.ts';
import { listRecipients } from '../recipients/index.ts';
import { checkSite, listSiteChanges } from '../sites/index.ts';
import { driftOf } from './drift-checkers.ts';
import { contractDrift } from './drift-contracts.ts';
import {
  findRequestForm,
  findTypical,
  listChecked,
  listFindings,
  listOpenOfSite,
  type StoredFinding,
} from './drift-queries.ts';
import type { DriftFacts, Finding } from './drift-rules.ts';
import { findEntry, requestActivity } from './rules.ts';
import { viewsOf } from './drift-view.ts';
import type { ViewOptions } from './view.ts';
import type { SiteStatement } from './edition-queries.ts';
import { deviated, entriesOfSite, type SiteEntry } from './entries.ts';
import { flowsOfOrganization, flowsOfSite } from './flows.ts';
import { findServicesInPolicy } from './in-policy-queries.ts';
import { kindsIn } from './names.ts';
import type { StoredRecord } from './queries.ts';
import type { EntryOptions } from './site-editions.ts';

/** What an account says of all of its sites. */
export type OfAccount = Pick<DriftFacts, 'recipients' | 'requestRecord'>;

/**
 * In what sides disagree: of one site as it is now; of all that the actor sees as it was stored, which is computed again after each
 * change. Sites that were never checked are computed.
 * @throws Problem `site.not-found`
 */
export async function readDrift(
  { services, actor, asked }: Exchange,
  only: string | undefined,
): Promise<DriftFinding[]> {
  const { accountId } = actor;
  const now = services.now();
  return services.db.inAccount(accountId, async (tx) => {
    if (only !== undefined) await checkSite(tx, accountId, only);
    const sites = only === undefined ? (await listSiteChanges(tx, accountId)).map(({ siteId }) => siteId) : [only];
    const checked = only === undefined ? await listChecked(tx, accountId) : new Set<string>();
    const findings = await listFindings(
      tx,
      accountId,
      sites.filter((siteId) => checked.has(siteId)),
    );
    for (const siteId of sites)
      if (!checked.has(siteId)) findings.push(...(await findDrift(tx, services, accountId, siteId)));
    const at = { language: asked.locale, now, viewer: actor };
    const ofSites = await viewsOf(tx, accountId, findings, at);
    return only === undefined ? [...ofSites, ...(await driftOfOrganization(tx, accountId, at))] : ofSites;
  });
}

/** What disagrees in records that belong to no site. They are few, so that they are looked at as they are now. */
async function driftOfOrganization(tx: Tx, accountId: string, at: ViewOptions): Promise<DriftFinding[]> {
  const flows = await flowsOfOrganization(tx, accountId, at);
  const found = contractDrift({ flows, recipients: await listRecipients(tx, accountId), on: dayOf(at.now) });
  const views = await viewsOf(
    tx,
    accountId,
    found.map((finding) => keyed(null, finding)),
    at,
  );
  const nameOf = new Map(flows.map(({ record, name }) => [record?.id, name]));
  return views.map((view) => ({
    ...view,
    name: view.recipientId === null ? (nameOf.get(view.recordId ?? '') ?? view.name) : view.name,
  }));
}

/** The findings of a site as it is now. */
export async function findDrift(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string,
): Promise<StoredFinding[]> {
  return (await examineSite(tx, services, accountId, siteId))?.findings ?? [];
}

/** The record about the requests of all sites. */
export function findRequestRecord(tx: Tx, accountId: string) {
  return findTypical(tx, accountId, requestActivity);
}

/** The findings of a site, with the facts in which they were found. Undefined: there is no such site. */
export async function examineSite(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string,
  known?: OfAccount,
): Promise<{ readonly findings: StoredFinding[]; readonly statement: SiteStatement } | undefined> {
  // What is compared is the same in every language.
  const stated = await entriesOfSite(tx, accountId, siteId, { language: 'en', now: services.now() });
  if (!stated) return undefined;
  const { facts, rows, entries } = stated;
  const ofAccount = known ?? {
    recipients: await listRecipients(tx, accountId),
    requestRecord: await findRequestRecord(tx, accountId),
  };
  const all = await driftFacts(tx, services, accountId, siteId, { ...ofAccount, facts, entries });
  return { findings: driftOf(all).map((finding) => keyed(siteId, finding)), statement: { facts, rows } };
}

async function driftFacts(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string,
  stated: Pick<DriftFacts, 'facts' | 'entries'> & OfAccount,
): Promise<DriftFacts> {
  const now = services.now();
  const states = await documentStates(tx, accountId, [{ siteId, projectId: null, changedAt: now }]);
  const [found] = await listFound(tx, accountId, siteId);
  const form = await findRequestForm(tx, accountId, siteId);
  const publicId = await findSitePublicId(tx, accountId, siteId);
  const records = await listOpenOfSite(tx, accountId, siteId);
  // Names are those of records, which `viewsOf` gives in the language of the reader.
  const site = { id: siteId, name: '' };
  const alternates = await alternatesOf(stated, records, { language: 'en', now });
  const flows = flowsOfSite(accountId, site, stated.entries, records, await kindsIn('en'));
  return {
    ...stated,
    records,
    alternates,
    inPolicy: await findServicesInPolicy(tx, accountId, siteId),
    isPublished: states.some(({ status }) => status === 'published' || status === 'changed'),
    found: found?.services ?? [],
    kept: {
      consents: await findRetention(tx, 'consentRetention', accountId, siteId),
      choices: await findRetention(tx, 'preferenceRetention', accountId, siteId),
      requests: form?.isPublished ? form.keepMonths : undefined,
    },
    form: {
      url: publicId === undefined ? undefined : requestFormUrl(services.config, publicId),
      isPublished: form?.isPublished ?? false,
    },
    flows,
    on: dayOf(now),
  };
}

/** What those alternates state that say something otherwise than their service. */
async function alternatesOf(
  { facts, entries }: Pick<DriftFacts, 'facts' | 'entries'>,
  records: readonly StoredRecord[],
  asked: EntryOptions,
): Promise<DriftFacts['alternates']> {
  const found: { record: StoredRecord; entry: SiteEntry }[] = [];
  for (const record of records) {
    const base = record.fields.deviation && findEntry(entries, record);
    if (!facts || !base) continue;
    found.push({ record, entry: { ...base, entry: await deviated(base.entry, facts, record.fields, asked) } });
  }
  return found;
}

/** A finding under its key. Another value on either side is another finding. */
function keyed<Site extends string | null>(
  siteId: Site,
  { code, record, entry, ...sides }: Finding,
): Omit<StoredFinding, 'siteId'> & { readonly siteId: Site } {
  const register = sides.register ?? null;
  const other = sides.other ?? null;
  const recordId = record?.id ?? null;
  const siteServiceId = entry?.siteServiceId ?? record?.siteServiceId ?? null;
  const activityId = entry?.activityId ?? record?.activityId ?? null;
  const about = siteServiceId ?? activityId ?? recordId;
  const key = createHash('sha256')
    .update(canonical([code, siteId, about, recordId, register, other]))
    .digest('hex');
  return { siteId, key, code, recordId, siteServiceId, activityId, register, other };
}
