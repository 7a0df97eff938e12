import type { ConsentInput } from '@app/contract';
import type { Database } from '#platform/database/database.ts';
import { sharing } from '#platform/sharing.ts';
import { listNewsletters } from './newsletter-queries.ts';

type Site = { readonly accountId: string; readonly siteId: string };
type Known = { readonly until: number; readonly preferences: readonly string[] };

/** Milliseconds for which it is believed what newsletters a site has, and sites that are known at once. */
const believed = 10_000;
const mostKnown = 20_000;

/** Whether a consent asks for a newsletter of its site, so that a mail would go out. Asks the database rarely. */
export function knownNewsletters(db: Database, clock: () => number) {
  const known = new Map<string, Known>();
  const shared = sharing<Known>();

  async function lookUp({ accountId, siteId }: Site): Promise<Known> {
    const newsletters = await db.inAccount(accountId, (tx) => listNewsletters(tx, accountId, siteId));
    if (known.size >= mostKnown) known.clear();
    const fresh = { until: clock() + believed, preferences: newsletters.map(({ preference }) => preference) };
    known.set(siteId, fresh);
    return fresh;
  }

  return async (site: Site, { subject, preferences }: ConsentInput): Promise<boolean> => {
    const wanted = Object.entries(preferences).flatMap(([name, value]) => (value === true ? [name] : []));
    if (wanted.length === 0 || subject.email === undefined) return false;
    const held = known.get(site.siteId);
    const now = held && held.until > clock() ? held : await shared(site.siteId, () => lookUp(site));
    return wanted.some((name) => now.preferences.includes(name));
  };
}
