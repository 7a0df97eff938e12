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

/** What is known of a site, the same for all languages but for the owner's own words. */
export type Gathered = { readonly facts: (language: string) => SiteFacts };

/** Everything a banner has to know of its site: from its documents and their services, and who owns it. */
export async function gather(tx: Tx, { config }: Services, accountId: string, siteId: string): Promise<Gathered> {
  const owner = await findOwner(tx, accountId, siteId);
  const documents = await listDocuments(tx, accountId, [siteId]);
  const used = await usedServices(tx, accountId, siteId);
  // Where there is no cookie policy of its own, the privacy policy speaks of cookies.
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
    // Of an owner's own service none is known: marked-up tags hold it back, and what no list names may wait as a whole.
    hosts: known ? hostsOf(known) : [],
    privacyUrl: facts.privacyUrl,
  };
}
