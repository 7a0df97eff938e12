import type { DriftFinding } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { listRetentions } from '#platform/database/retention-queries.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { usualConsentMonths } from '../consent-records/index.ts';
import { listEffectiveMonths } from '../cookie-preferences/index.ts';
import { listFound } from '../detection/index.ts';
import { dayOf, documentStates, listSitePublicIds, requestFormUrl } from '../policies/index.ts';
import { listStoredRecipients } from '../recipients/index.ts';
import { checkSite, listSiteChanges } from '../sites/index.ts';
import { driftOf } from './drift-checkers.ts';
import { findAssessed, listRequestForms, listSitesWithNewsletter } from './compared-queries.ts';
import { keyed } from './drift-key.ts';
import { examineOrganization } from './drift-own.ts';
import { findTypical, listChecked, listFindings, type StoredFinding } from './drift-queries.ts';
import { listOpenOfSites } from './open-queries.ts';
import type { DriftFacts } from './drift-rules.ts';
import { findEntry, requestActivity } from './rules.ts';
import { viewsOf } from './drift-view.ts';
import type { SiteStatement } from './edition-queries.ts';
import { deviated, entriesOfSites, type SiteEntry } from './entries.ts';
import { flowsOfSite } from './flows.ts';
import { listServicesInPolicy } from './in-policy-queries.ts';
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
    const unchecked = sites.filter((siteId) => !checked.has(siteId));
    for (const one of (await examineSites(tx, services, accountId, unchecked)).values()) findings.push(...one.findings);
    if (only === undefined) findings.push(...(await examineOrganization(tx, accountId, now)));
    return viewsOf(tx, accountId, findings, { language: asked.locale, now, viewer: actor });
  });
}

/** The findings of a site as it is now. */
export async function findDrift(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string,
): Promise<StoredFinding[]> {
  return (await examineSites(tx, services, accountId, [siteId])).get(siteId)?.findings ?? [];
}

/** The record about the requests of all sites. */
export function findRequestRecord(tx: Tx, accountId: string) {
  return findTypical(tx, accountId, requestActivity);
}

/** The findings of a site, with the facts in which they were found. */
type ExaminedSite = { readonly findings: StoredFinding[]; readonly statement: SiteStatement };

/** Examines sites as they are now, in the same number of statements for many as for one. Sites that are gone are left out. */
export async function examineSites(
  tx: Tx,
  services: Services,
  accountId: string,
  siteIds: readonly string[],
  known?: OfAccount,
): Promise<ReadonlyMap<string, ExaminedSite>> {
  // What is compared is the same in every language.
  const stated = await entriesOfSites(tx, accountId, siteIds, { language: 'en', now: services.now() });
  const ids = [...stated.keys()];
  if (ids.length === 0) return new Map();
  const ofAccount = known ?? {
    recipients: await listStoredRecipients(tx, accountId),
    requestRecord: await findRequestRecord(tx, accountId),
  };
  const factsOf = await driftFacts(tx, services, accountId, ids);
  const examined = new Map<string, ExaminedSite>();
  for (const [siteId, { facts, rows, entries }] of stated) {
    const of = factsOf(siteId, { ...ofAccount, facts, entries });
    const alternates = await alternatesOf(of, { language: 'en', now: services.now() });
    const findings = driftOf({ ...of, alternates }).map((finding) => keyed(siteId, finding));
    examined.set(siteId, { findings, statement: { facts, rows } });
  }
  return examined;
}

type Stated = Pick<DriftFacts, 'facts' | 'entries'> & OfAccount;
type Compared = Omit<DriftFacts, 'alternates'>;

/** Reads what is compared with what sites state, and says of each site all that can disagree. */
async function driftFacts(
  tx: Tx,
  services: Services,
  accountId: string,
  siteIds: readonly string[],
): Promise<(siteId: string, stated: Stated) => Compared> {
  const now = services.now();
  const changes = siteIds.map((siteId) => ({ siteId, projectId: null, changedAt: now }));
  const published = new Set(
    (await documentStates(tx, accountId, changes)).flatMap(({ siteId, status }) =>
      status === 'published' || status === 'changed' ? [siteId] : [],
    ),
  );
  const found = new Map((await listFound(tx, accountId, siteIds)).map((one) => [one.siteId, one.services]));
  const forms = await listRequestForms(tx, accountId, siteIds);
  const publicIds = await listSitePublicIds(tx, accountId, siteIds);
  const open = await listOpenOfSites(tx, accountId, siteIds);
  const recordsOf = Map.groupBy(open, ({ siteId }) => siteId);
  const ids = open.map(({ id }) => id);
  const assessed = await findAssessed(tx, accountId, ids);
  const withNewsletter = await listSitesWithNewsletter(tx, accountId, siteIds);
  const consents = await listRetentions(tx, 'consentRetention', accountId, siteIds);
  const choices = await listEffectiveMonths(tx, accountId, siteIds);
  const inPolicy = await listServicesInPolicy(tx, accountId, siteIds);
  const kinds = await kindsIn('en');
  return (siteId, stated) => {
    const records = recordsOf.get(siteId) ?? [];
    const form = forms.get(siteId);
    const publicId = publicIds.get(siteId);
    return {
      ...stated,
      records,
      assessed,
      inPolicy: inPolicy.get(siteId),
      isPublished: published.has(siteId),
      found: found.get(siteId) ?? [],
      kept: {
        // Where nothing is set, what is usual counts, if there is anything to keep.
        consents: consents.get(siteId) ?? (withNewsletter.has(siteId) ? usualConsentMonths : undefined),
        choices: choices.set.get(siteId) ?? (hasBanner(stated) ? choices.usual(siteId) : undefined),
        requests: form?.isPublished ? form.keepMonths : undefined,
      },
      form: {
        url: publicId === undefined ? undefined : requestFormUrl(services.config, publicId),
        isPublished: form?.isPublished ?? false,
      },
      // Names are those of records, which `viewsOf` gives in the language of the reader.
      flows: flowsOfSite(accountId, { id: siteId, name: '' }, stated.entries, records, kinds),
      on: dayOf(now),
    };
  };
}

/** Whether visitors of a site choose in a banner of Candor. */
function hasBanner({ facts }: Stated): boolean {
  return facts?.consentBy?.by === 'banner' && facts.consentBy.banner !== undefined;
}

/** What those alternates state that say something otherwise than their service. */
async function alternatesOf(
  { facts, entries, records }: Compared,
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
