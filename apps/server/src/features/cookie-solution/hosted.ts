import { cache, forever, never } from '#platform/cache.ts';
import type { Database } from '#platform/database/database.ts';
import { findClosed, type ClosedBanner } from './closed-queries.ts';
import { findBanner, findPublicBanner } from './queries.ts';
import { findPart, type StoredPart } from './part-queries.ts';
import { findServed, listFiles, type FileHashes } from './version-queries.ts';

/** A published banner as it is served: account, site, and files by language, the first language first. */
export type HostedBanner = {
  readonly accountId: string;
  readonly siteId: string;
  readonly number: number;
  /** Whether choices are stored. */
  readonly log: boolean;
  readonly files: ReadonlyMap<string, FileHashes>;
};

export type HostedBanners = {
  /**
   * The banner with a public id, from memory; `undefined` if none is published. While the database does not respond,
   * cached banners are still served. @throws the database's error, if nothing is cached
   */
  banner(publicId: string): Promise<HostedBanner | undefined>;
  /** A file by the SHA-256 of its bytes, in hexadecimal digits. */
  part(sha256: string): Promise<StoredPart | undefined>;
  forget(publicId: string): void;
};

/** Cached banners are refreshed after five seconds, and served at any age while the database does not respond. */
const lifetime = { freshMs: 5000, staleMs: Infinity };
/**
 * A visitor waits at most one second for a slow database; meanwhile all others get entries up to 30 seconds old. A
 * query that hangs is repeated after five seconds.
 */
const patience = { patienceMs: 1000, sharedMs: 30_000, joinMs: 5000 };
const mostBanners = 20_000;
/** Limit in bytes for cached files; the least recently used are evicted first. */
const mostBytes = 64 * 1024 * 1024;

/** Cache of published banners and their files, as they are sent. */
export function hostedBanners(db: Database, clock: () => number): HostedBanners {
  const banners = cache<HostedBanner | undefined>({
    max: mostBanners,
    lifetime: (banner) => (banner ? lifetime : never),
    clock,
    ...patience,
  });
  const parts = cache<StoredPart | undefined>({
    maxWeight: mostBytes,
    weigh: (part) => (part ? part.body.length + (part.brotli?.length ?? 0) + (part.gzip?.length ?? 0) : 0),
    // Files never change, so cached ones are never refreshed.
    lifetime: (part) => (part ? forever : never),
  });

  return {
    async banner(publicId) {
      return banners.get(publicId, () => find(db, publicId));
    },
    async part(sha256) {
      return parts.get(sha256, () => db.asSystem((tx) => findPart(tx, Buffer.from(sha256, 'hex'))));
    },
    forget: (publicId) => banners.forget(publicId),
  };
}

async function find(db: Database, publicId: string): Promise<HostedBanner | undefined> {
  const address = await db.asSystem((tx) => findPublicBanner(tx, publicId));
  if (!address) return undefined;
  const { accountId, siteId } = address;
  return db.inAccount(accountId, async (tx) => {
    const closed = await findClosed(tx, accountId, siteId);
    if (closed) return { accountId, siteId, number: closed.lastNumber, log: false, files: closedFiles(closed) };
    const banner = await findBanner(tx, accountId, siteId);
    if (!banner?.publishedNumber) return undefined;
    const number = banner.publishedNumber;
    const version = await findServed(tx, accountId, siteId, number);
    if (!version) return undefined;
    const all = new Map((await listFiles(tx, accountId, siteId, number)).map((one) => [one.language, one.files]));
    // In the owner's order: the first is shown if the page's language is not among them.
    const files = new Map(version.languages.flatMap((one) => [[one, all.get(one) ?? {}] as const]));
    return { accountId, siteId, number, log: version.log, files };
  });
}

/** A banner that is offline has no words: its script, for every tag there is, is the guard. */
function closedFiles({ guard, rules }: ClosedBanner): HostedBanner['files'] {
  const script = guard.toString('hex');
  return new Map([['en', { script, kept: script, granted: script, guard: script, rules: rules.toString('hex') }]]);
}
