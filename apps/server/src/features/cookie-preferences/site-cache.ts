import { cache } from '#platform/cache.ts';
import type { Database } from '#platform/database/database.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import { findSiteOf } from './intake-queries.ts';

export type SiteOf = { readonly accountId: string; readonly siteId: string };

/** What was there holds while the database is asked or away: whoever deletes what came late waits longer. */
const there = { freshMs: 60_000, staleMs: 120_000 };
/** A banner may be published any moment. */
const missing = { freshMs: 3000, staleMs: 0 };

/** Whose a site is, by its public id: from memory at once, or when the database has said it. */
export function siteCache(db: Database, clock: () => number, budgets: Pick<Budgets, 'lookUp'>) {
  const sites = cache<SiteOf | undefined>({ max: 50_000, lifetime: (site) => (site ? there : missing), clock });

  return {
    /** A promise only where the database has to be asked: nearly always it has not. */
    find(publicId: string): SiteOf | undefined | Promise<SiteOf | undefined> {
      return sites.get(publicId, (held) => {
        const ask = () => db.asSystem((tx) => findSiteOf(tx, publicId));
        // What was known goes on being known: only what was never heard of has to find room.
        return held ? ask() : budgets.lookUp(ask);
      });
    },
  };
}
