import type { Database } from '#platform/database/database.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import { findSiteOf } from './intake-queries.ts';

export type SiteOf = { readonly accountId: string; readonly siteId: string };
type Known = { readonly until: number; readonly site: SiteOf | undefined };

/** How long it is believed that a site is there, and that there is none: a banner may be published any moment. */
const believed = { there: 60_000, missing: 3000 };
/** How much longer one that was there is believed while the database is asked: whoever deletes what came late waits longer. */
const believedMeanwhile = 120_000;
const mostKnown = 50_000;

/**
 * Whose a site is, by its public id: from memory at once, or when the database has said it. While it cannot say it, what
 * is known holds.
 */
export function knownSites(db: Database, clock: () => number, budgets: Pick<Budgets, 'lookUp'>) {
  const known = new Map<string, Known>();
  const asked = new Map<string, Promise<SiteOf | undefined>>();

  async function ask(publicId: string): Promise<SiteOf | undefined> {
    try {
      const site = await db.asSystem((tx) => findSiteOf(tx, publicId));
      if (known.size >= mostKnown) known.clear();
      known.set(publicId, { until: clock() + (site ? believed.there : believed.missing), site });
      return site;
    } finally {
      asked.delete(publicId);
    }
  }

  function askOnce(publicId: string): Promise<SiteOf | undefined> {
    const begun = asked.get(publicId);
    // What was known goes on being known: only what was never heard of has to find room.
    const asking = begun ?? (known.has(publicId) ? ask(publicId) : budgets.lookUp(() => ask(publicId)));
    asked.set(publicId, asking);
    return asking;
  }

  return {
    find(publicId: string): SiteOf | undefined | Promise<SiteOf | undefined> {
      const found = known.get(publicId);
      if (!found) return askOnce(publicId);
      if (found.until > clock()) return found.site;
      const asking = askOnce(publicId);
      if (!found.site || found.until + believedMeanwhile < clock()) return asking;
      // Nobody waits for what most likely holds, and what was known outlives a database that is away.
      asking.catch(() => undefined);
      return found.site;
    },
  };
}
