import { hostsOf, type SiteFacts, type SiteService } from '@app/consent';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { addressOf, listDocuments, usedServices, type UsedService } from '../policies/index.ts';
import { findOwner, findSite, type StoredSite } from '../sites/index.ts';

/** @throws Problem `site.not-found` */
export async function presentSite(tx: Tx, accountId: string, siteId: string): Promise<StoredSite> {
  const site = await findSite(tx, accountId, siteId);
  if (!site) throw new Problem('site.not-found');
  return site;
}

/** Facts about a site, which only differ between languages in the owner's own words. */
export type Gathered = { readonly facts: (language: string) => SiteFacts };

/** Gathers everything a banner needs to know about its site: its documents, their services, and its owner. */
export async function gather(tx: Tx, { config }: Services, accountId: string, siteId: string): Promise<Gathered> {
  const owner = await findOwner(tx, accountId, siteId);
  const documents = await listDocuments(tx, accountId, [siteId]);
  const used = await usedServices(tx, accountId, siteId);
  // Without a cookie policy, the privacy policy covers cookies.
  const [policy] = (['cookie_policy', 'privacy_policy'] as const).flatMap((kind) =>
    documents
      .filter(({ type, publishedNumber }) => type === kind && publishedNumber !== null)
      .map((each) => ({ kind, each })),
  );
  return {
    facts: (language) => ({
      owner: owner?.name || undefined,
      policyUrl: policy && addressOf(config, policy.each),
      policyKind: policy?.kind,
      services: used.map((one) => siteService(one, language)),
    }),
  };
}

function siteService({ id, facts, known }: UsedService, language: string): SiteService {
  const { ownPurpose } = facts;
  return {
    id,
    catalogueId: known?.id,
    name: facts.name,
    provider: facts.provider.name,
    selfHosted: facts.selfHosted,
    category: facts.category,
    reason: facts.categoryOverride?.reason,
    use: facts.purposes,
    ownUse: typeof ownPurpose === 'string' ? ownPurpose : ownPurpose?.[language],
    trackers: facts.trackers ?? [],
    // The hosts of an owner's own service are unknown: marked-up tags hold it back, or the blocking of all unlisted
    // hosts does.
    hosts: known ? hostsOf(known) : [],
    privacyUrl: facts.privacyUrl,
  };
}
