import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/http/log.ts';
import type { IncomingMessage } from 'node:http';
import type { HostedBanners } from '../cookie-solution/index.ts';
import { findSite } from '../sites/index.ts';
import { keepSightings } from './queries.ts';
import { isHostOf, sightingOf } from './rules.ts';

export type Sightings = {
  /** Notes a request for a banner's script, in memory. */
  note(request: Pick<IncomingMessage, 'url' | 'headers'>): void;
  /** Stores what was noted. Resolves when it is stored, or given up because the database does not respond. */
  store(): Promise<void>;
};

type Watching = {
  readonly db: Pick<Database, 'inAccount'>;
  readonly banners: Pick<HostedBanners, 'banner'>;
  readonly log: Pick<Log, 'failure'>;
  readonly clock: () => number;
};

/** A host that was noted is not looked at again for ten minutes. */
const quietMs = 10 * 60_000;
/** What comes within a second is stored together. */
const delayMs = 1000;
// Anybody may invent hosts, so what is remembered is limited. What exceeds it is noted by a later request.
const mostRemembered = 50_000;
const mostBanners = 1000;
const mostHosts = 8;

/**
 * Keeps which hosts of a site load its banner, of the site's own hosts alone, and nothing about who asked. A request costs a
 * look into memory: one of a host in ten minutes leads to a write, together with others.
 */
export function watchSightings({ db, banners, log, clock }: Watching): Sightings {
  const quietUntil = new Map<string, number>();
  let waiting = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();

  async function storeBanner(publicId: string, hosts: ReadonlySet<string>): Promise<void> {
    const banner = await banners.banner(publicId);
    if (!banner) return;
    const { accountId, siteId, number } = banner;
    const day = new Date(clock()).toISOString().slice(0, 10);
    await db.inAccount(accountId, async (tx) => {
      const site = await findSite(tx, accountId, siteId);
      const own = site?.url ? [...hosts].filter((host) => isHostOf(site.url ?? '', host)) : [];
      if (own.length > 0) await keepSightings(tx, accountId, siteId, own, { number, day });
    });
  }

  async function storeAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const noted = waiting;
    waiting = new Map();
    try {
      for (const [publicId, hosts] of noted) await storeBanner(publicId, hosts);
    } catch (error) {
      log.failure('banner sightings', error);
      // The next request of each host is noted again.
      quietUntil.clear();
    }
  }

  function store(): Promise<void> {
    storing = storing.then(storeAll);
    return storing;
  }

  return {
    note({ url = '', headers }) {
      const sighting = sightingOf(url, headers);
      if (!sighting) return;
      const { publicId, host } = sighting;
      const key = `${publicId} ${host}`;
      const now = clock();
      if ((quietUntil.get(key) ?? 0) > now) return;
      const hosts = waiting.get(publicId) ?? new Set();
      if (hosts.size >= mostHosts || (hosts.size === 0 && waiting.size >= mostBanners)) return;
      if (quietUntil.size >= mostRemembered) quietUntil.clear();
      quietUntil.set(key, now + quietMs);
      waiting.set(publicId, hosts.add(host));
      timer ??= setTimeout(() => void store(), delayMs).unref();
    },
    store,
  };
}
