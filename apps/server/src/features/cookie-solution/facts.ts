import { sellsOrShares } from '@app/catalogue';
import { placedHosts, type SiteFacts, type SiteService } from '@app/consent';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import {
  addressOf,
  dayOf,
  isHosted,
  listDocuments,
  usedServices,
  type StoredDocument,
  type UsedService,
} from '../policies/index.ts';
import { findOwner, findSite, type StoredSite } from '../sites/index.ts';

/** @throws Problem `site.not-found` */
export async function presentSite(tx: Tx, accountId: string, siteId: string): Promise<StoredSite> {
  const site = await findSite(tx, accountId, siteId);
  if (!site) throw new Problem('site.not-found');
  return site;
}

/** Facts about a site as they are stored with a version of its banner: the owner's own words in all languages. */
export type StoredFacts = Omit<SiteFacts, 'services'> & {
  readonly services: readonly (Omit<SiteService, 'ownUse'> & {
    readonly ownUse?: string | Readonly<Record<string, string>> | undefined;
    /** See `UsedService`. Missing in versions older than this field. */
    readonly stated?: string | undefined;
  })[];
};

/** Facts that a banner is compiled from. */
export type Gathered = {
  readonly stored: StoredFacts;
  /** The same in one language. */
  readonly facts: (language: string) => SiteFacts;
};

export function gathered(stored: StoredFacts): Gathered {
  return {
    stored,
    facts: (language) => ({
      ...stored,
      services: stored.services.map(({ ownUse, stated: _, ...service }) => ({
        ...service,
        ownUse: typeof ownUse === 'string' ? ownUse : ownUse?.[language],
      })),
    }),
  };
}

/** Gathers what a banner published now needs to know about its site: its documents, their services, and its owner. */
export async function gather(
  tx: Tx,
  { config, now }: Services,
  accountId: string,
  siteId: string,
  options: PolicyOptions = {},
): Promise<Gathered> {
  const owner = await findOwner(tx, accountId, siteId);
  const used = await usedServices(tx, accountId, siteId, dayOf(now()));
  return gathered({
    owner: owner?.name || undefined,
    ...(await policyOf(tx, config, accountId, siteId, options)),
    services: used.map(siteService),
  });
}

/** `drafts`: policies count that are published in the same transaction. */
export type PolicyOptions = { readonly drafts?: boolean };

/** The document that covers cookies and that visitors can read. Without a cookie policy, the privacy policy does. */
export async function policyOf(
  tx: Tx,
  config: Services['config'],
  accountId: string,
  siteId: string,
  { drafts = false }: PolicyOptions = {},
): Promise<Pick<SiteFacts, 'policyUrl' | 'policyKind'>> {
  const documents = await listDocuments(tx, accountId, [siteId]);
  const [policy] = (['cookie_policy', 'privacy_policy'] as const).flatMap((kind) =>
    documents
      .filter((document) => document.type === kind && (isHosted(document) || (drafts && isDraft(document))))
      .map((each) => ({ kind, each })),
  );
  return policy ? { policyUrl: addressOf(config, policy.each), policyKind: policy.kind } : {};
}

/** Whether a document was never published. */
export function isDraft({ publishedNumber }: StoredDocument): boolean {
  return publishedNumber === null;
}

export function siteService({ id, facts, known, companies, stated }: UsedService): StoredFacts['services'][number] {
  return {
    id,
    catalogueId: known?.id,
    name: facts.name,
    provider: companies.length > 0 ? companies.join(', ') : undefined,
    selfHosted: facts.selfHosted,
    category: facts.category,
    reason: facts.categoryOverride?.reason,
    use: facts.purposes,
    ownUse: facts.ownPurpose,
    trackers: facts.trackers ?? [],
    // The hosts of an owner's own service are unknown: marked-up tags hold it back, or the blocking of all unlisted
    // hosts does.
    ...(known ? placedHosts(known, facts) : { hosts: [] }),
    privacyUrl: facts.privacyUrl,
    ...(sellsOrShares(facts) && { shares: true }),
    ...(stated !== undefined && { stated }),
  };
}
