import type { ConsentInput } from '@app/contract';
import { cache } from '#platform/cache.ts';
import type { Database } from '#platform/database/database.ts';
import { listNewsletters } from './newsletter-queries.ts';

type Site = { readonly accountId: string; readonly siteId: string };

const lifetime = { freshMs: 10_000, staleMs: 0 };

/**
 * Tells whether a consent asks for a newsletter of its site, and so would cause a mail. Caches newsletters, so that the
 * database is rarely queried.
 */
export function newsletterCache(db: Database, clock: () => number) {
  const preferencesBySite = cache<readonly string[]>({ max: 20_000, lifetime: () => lifetime, clock });

  async function listPreferences({ accountId, siteId }: Site): Promise<readonly string[]> {
    const newsletters = await db.inAccount(accountId, (tx) => listNewsletters(tx, accountId, siteId));
    return newsletters.map(({ preference }) => preference);
  }

  return async (site: Site, { subject, preferences }: ConsentInput): Promise<boolean> => {
    const wanted = Object.entries(preferences).flatMap(([name, value]) => (value === true ? [name] : []));
    if (wanted.length === 0 || subject.email === undefined) return false;
    const there = await preferencesBySite.get(site.siteId, () => listPreferences(site));
    return wanted.some((name) => there.includes(name));
  };
}
