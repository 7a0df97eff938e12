import type { Database } from '#platform/database/database.ts';
import { findBanner, findPublicBanner } from './queries.ts';
import { findPart, type StoredPart } from './part-queries.ts';
import { findServed, listFiles, type FileHashes } from './version-queries.ts';

/** A published banner as it is served: whose it is, and its files by language, the first one first. */
export type HostedBanner = {
  readonly accountId: string;
  readonly siteId: string;
  readonly number: number;
  /** Whether choices are kept. */
  readonly log: boolean;
  readonly files: ReadonlyMap<string, FileHashes>;
};

export type HostedBanners = {
  /**
   * The banner at a public id, from memory; `undefined` where none is published there. While the database does not
   * answer, what is held goes on being served. @throws what the database throws, where nothing is held
   */
  banner(publicId: string): Promise<HostedBanner | undefined>;
  /** A file by the SHA-256 of its bytes, in hexadecimal digits. */
  part(sha256: string): Promise<StoredPart | undefined>;
  forget(publicId: string): void;
};

type Kept<T> = { readonly value: T; readonly at: number };

/** How long an answer is given without asking the database whether it still holds. */
const freshMs = 5000;
/** For so long only who asks first waits for that answer: the others are served what is held. */
const unaskedMs = 30_000;
/** How long a visitor waits for a database that is slow or hangs, where something older is held. */
const patienceMs = 1000;
const mostBanners = 20_000;
/** Bytes of files held at once; the one that was asked for least lately goes first. */
const mostBytes = 64 * 1024 * 1024;

/** Published banners and their files, held in memory as they are sent. */
export function hostedBanners(db: Database, clock: () => number): HostedBanners {
  const held = new Map<string, Kept<HostedBanner>>();
  const loading = new Map<string, Promise<HostedBanner | undefined>>();
  const parts = partsInMemory(db);

  /** Asks the database, once for all who ask at the same time. */
  function load(publicId: string): Promise<HostedBanner | undefined> {
    const begun = loading.get(publicId);
    if (begun) return begun;
    const own: Promise<HostedBanner | undefined> = find(db, publicId)
      .then((found) => {
        // Where it was forgotten meanwhile, what was found may be out of date already.
        if (loading.get(publicId) !== own) return found;
        held.delete(publicId);
        if (found) held.set(publicId, { value: found, at: clock() });
        if (held.size > mostBanners) held.delete(held.keys().next().value ?? '');
        return found;
      })
      .finally(() => {
        if (loading.get(publicId) === own) loading.delete(publicId);
      });
    loading.set(publicId, own);
    return own;
  }

  return {
    async banner(publicId) {
      const known = held.get(publicId);
      if (!known) return load(publicId);
      const age = clock() - known.at;
      if (age < freshMs) return known.value;
      if (age < unaskedMs && loading.has(publicId)) return known.value;
      const found = await soon(load(publicId)).catch(() => 'late' as const);
      if (found !== 'late') return found;
      if (held.get(publicId) === known) held.set(publicId, { value: known.value, at: clock() });
      return known.value;
    },
    part: (sha256) => parts(sha256),
    forget(publicId) {
      loading.delete(publicId);
      held.delete(publicId);
    },
  };
}

/** Files never change, so what is held is never asked for again. */
function partsInMemory(db: Database) {
  const held = new Map<string, StoredPart>();
  let bytes = 0;
  const weight = ({ body, brotli, gzip }: StoredPart) => body.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);
  return async (sha256: string): Promise<StoredPart | undefined> => {
    const known = held.get(sha256);
    const part = known ?? (await db.asSystem((tx) => findPart(tx, Buffer.from(sha256, 'hex'))));
    if (!part) return undefined;
    // Again the newest.
    if (held.delete(sha256)) bytes -= weight(part);
    held.set(sha256, part);
    bytes += weight(part);
    for (const [oldest, { body, brotli, gzip }] of held) {
      if (bytes <= mostBytes) break;
      held.delete(oldest);
      bytes -= weight({ type: '', body, brotli, gzip });
    }
    return part;
  };
}

async function find(db: Database, publicId: string): Promise<HostedBanner | undefined> {
  const address = await db.asSystem((tx) => findPublicBanner(tx, publicId));
  if (!address) return undefined;
  const { accountId, siteId } = address;
  return db.inAccount(accountId, async (tx) => {
    const banner = await findBanner(tx, accountId, siteId);
    if (!banner?.publishedNumber) return undefined;
    const number = banner.publishedNumber;
    const version = await findServed(tx, accountId, siteId, number);
    if (!version) return undefined;
    const all = new Map((await listFiles(tx, accountId, siteId, number)).map((one) => [one.language, one.files]));
    // In the owner's order: the first is shown where the page speaks none of them.
    const files = new Map(version.languages.flatMap((one) => [[one, all.get(one) ?? {}] as const]));
    return { accountId, siteId, number, log: version.log, files };
  });
}

/** What is promised or, after some time, `late`. */
async function soon<T>(promised: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patienceMs);
  });
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}
