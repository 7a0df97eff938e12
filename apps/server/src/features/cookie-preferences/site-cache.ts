import { cache } from '#platform/cache.ts';
import type { Database } from '#platform/database/database.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import { findSiteOf } from './intake-queries.ts';

export type SiteOf = { readonly accountId: string; readonly siteId: string };

/**
 * Lifetime of a known site. It stays valid while the database is being asked or unavailable; the job that deletes late
 * choices waits longer than that.
 */
const there = { freshMs: 60_000, staleMs: 120_000 };
/** Lifetime of an unknown id: its banner may be published at any moment. */
const missing = { freshMs: 3000, staleMs: 0 };

/** Cache from public id to site and account: returns at once if cached, otherwise after a database query. */
export function siteCache(db: Database, clock: () => number, budgets: Pick<Budgets, 'lookUp'>) {
  const sites = cache<SiteOf | undefined>({ max: 50_000, lifetime: (site) => (site ? there : missing), clock });

  return {
    /** Returns a promise only if the database has to be asked, which is rare. */
    find(publicId: string): SiteOf | undefined | Promise<SiteOf | undefined> {
      return sites.get(publicId, (held) => {
        const ask = () => db.asSystem((tx) => findSiteOf(tx, publicId));
        // A known site may always be refreshed: only lookups of unknown ids count toward the budget.
        return held ? ask() : budgets.lookUp(ask);
      });
    },
  };
}
