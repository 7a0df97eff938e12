import type { ProviderRole } from '@app/catalogue';
import type { Tx } from '#platform/database/database.ts';
import { serviceFacts } from './facts.ts';
import { listSettings } from './queries.ts';
import { listServices } from './service-queries.ts';

/** Somebody who gets data of a site: the provider of a service, or a recipient that the owner names with an activity. */
export type SiteParty = {
  readonly siteId: string;
  readonly name: string;
  readonly role: ProviderRole | undefined;
  readonly isProvider: boolean;
};

/** Who gets data of sites, without resolving their facts: two statements, however many sites there are. */
export async function listPartiesOfSites(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<readonly SiteParty[]> {
  const providers = (await listServices(tx, accountId, siteIds)).flatMap((stored): readonly SiteParty[] => {
    const facts = serviceFacts(stored);
    if (!facts || facts.selfHosted) return [];
    const { provider } = facts;
    return [{ siteId: stored.siteId, name: provider.name || facts.name, role: provider.role, isProvider: true }];
  });
  const named = [...(await listSettings(tx, accountId, siteIds))].flatMap(([siteId, { activities = [] }]) =>
    activities.flatMap(({ recipients = [] }) =>
      recipients.map(({ name }): SiteParty => ({ siteId, name, role: undefined, isProvider: false })),
    ),
  );
  return [...providers, ...named];
}
