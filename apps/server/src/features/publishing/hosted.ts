import type { DocumentType } from '@app/contract';
import type { Database } from '#platform/database/database.ts';
import { findDocument } from '../policies/index.ts';
import { findPublicId, findVersion, listPages, listVersions, type StoredPage, type StoredVersion } from './queries.ts';

/** A published document as it is served: everything its pages need, held in memory. */
export type Hosted = {
  readonly accountId: string;
  readonly publicId: string;
  readonly type: DocumentType;
  /** Those of the version that the owner has not taken away since. */
  readonly languages: readonly string[];
  readonly version: StoredVersion;
  readonly versions: readonly StoredVersion[];
  readonly pages: readonly StoredPage[];
};

/** What stands at a public id. `unpublished` and `gone` are known to be so; a database that is down is neither. */
export type Found =
  | { readonly state: 'published'; readonly hosted: Hosted }
  | { readonly state: 'unpublished' | 'gone' };

type Kept = { readonly found: Found; readonly at: number };

/** How long an answer is given without asking the database whether it still holds. */
const freshMs = 5000;
/** How long a reader of something held waits for a database that is slow or hangs. */
const patienceMs = 1000;
/** Documents held at once; the one that was read least lately goes first. */
const most = 2000;

export type HostedDocuments = {
  read(publicId: string): Promise<Found>;
  /** Of one version, current or not, from the database. */
  readVersion(hosted: Hosted, number: number): Promise<readonly StoredPage[] | undefined>;
  forget(publicId: string): void;
};

/**
 * Published documents, read from memory. Where the database does not answer, or not soon, what is held goes on being
 * served, however old.
 */
export function hostedDocuments(db: Database, clock: () => number): HostedDocuments {
  const held = new Map<string, Kept>();

  function keep(publicId: string, found: Found): Found {
    held.delete(publicId);
    held.set(publicId, { found, at: clock() });
    const oldest = held.size > most ? held.keys().next() : undefined;
    if (oldest && !oldest.done) held.delete(oldest.value);
    return found;
  }

  return {
    async read(publicId) {
      const known = held.get(publicId);
      if (known && clock() - known.at < freshMs) return known.found;
      const loaded = load(db, publicId, known?.found).then((found) => keep(publicId, found));
      if (!known) return loaded;
      const found = await soon(loaded, patienceMs).catch(() => 'late' as const);
      return found === 'late' ? keep(publicId, known.found) : found;
    },
    async readVersion({ accountId, version, versions, pages }, number) {
      if (number === version.number) return pages;
      const wanted = versions.find((one) => one.number === number);
      return wanted && db.inAccount(accountId, (tx) => listPages(tx, accountId, wanted.id));
    },
    forget: (publicId) => void held.delete(publicId),
  };
}

/** What is promised or, after some time, `late`. */
async function soon<T>(promised: Promise<T>, milliseconds: number): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a document, and its pages only where a newer version is there than the one known. */
async function load(db: Database, publicId: string, known: Found | undefined): Promise<Found> {
  const address = await db.asSystem((tx) => findPublicId(tx, publicId));
  if (!address) return { state: 'gone' };
  const { accountId, rowId } = address;
  return db.inAccount(accountId, async (tx): Promise<Found> => {
    const document = await findDocument(tx, accountId, rowId);
    if (!document) return { state: 'gone' };
    if (document.publishedNumber === null) return { state: 'unpublished' };
    const before = known?.state === 'published' ? known.hosted : undefined;
    const isKnown = before?.version.number === document.publishedNumber;
    const version = isKnown ? before.version : await findVersion(tx, accountId, rowId, document.publishedNumber);
    if (!version) return { state: 'unpublished' };
    const languages = version.languages.filter((language) => document.languages.includes(language));
    if (isKnown && String(languages) === String(before.languages)) return { state: 'published', hosted: before };
    const pages = await listPages(tx, accountId, version.id);
    return {
      state: 'published',
      hosted: {
        accountId,
        publicId,
        version,
        type: document.type,
        languages: languages.length > 0 ? languages : version.languages,
        versions: await listVersions(tx, accountId, rowId),
        pages: pages.filter(({ language }) => languages.length === 0 || languages.includes(language)),
      },
    };
  });
}
