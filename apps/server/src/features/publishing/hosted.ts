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

type Kept = { readonly hosted: Hosted; readonly at: number; readonly weight: number };
type Loading = { readonly found: Promise<Found>; readonly at: number };

/** How long an answer is given without asking the database whether it still holds. */
const freshMs = 5000;
/** How long a reader of something held waits for a database that is slow or hangs. */
const patienceMs = 1000;
/** Letters of the pages held at once; the document that was asked after least lately goes first. */
const mostLetters = 64 * 1024 * 1024;

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
  const loading = new Map<string, Loading>();
  let letters = 0;

  function drop(publicId: string): void {
    const kept = held.get(publicId);
    if (kept && held.delete(publicId)) letters -= kept.weight;
  }

  /** Keeps a document as the newest, and drops the oldest where it is too much. */
  function keep(publicId: string, hosted: Hosted): void {
    const before = held.get(publicId);
    const weight = before?.hosted === hosted ? before.weight : JSON.stringify(hosted.pages).length;
    drop(publicId);
    held.set(publicId, { hosted, at: clock(), weight });
    letters += weight;
    for (const oldest of held.keys()) {
      if (letters <= mostLetters) return;
      drop(oldest);
    }
  }

  /** Asks the database, once for all who ask at the same time. */
  function load(publicId: string): Promise<Found> {
    const begun = loading.get(publicId);
    if (begun && clock() - begun.at < freshMs) return begun.found;
    const own: Loading = { at: clock(), found: ask(publicId, () => loading.get(publicId) === own) };
    loading.set(publicId, own);
    return own.found;
  }

  async function ask(publicId: string, isCurrent: () => boolean): Promise<Found> {
    try {
      const found = await find(db, publicId, held.get(publicId)?.hosted);
      // Where it was forgotten meanwhile, what was found may be out of date already.
      if (!isCurrent()) return found;
      // Ids that lead nowhere are without number, and would drive out what is read.
      if (found.state === 'published') keep(publicId, found.hosted);
      else drop(publicId);
      return found;
    } finally {
      if (isCurrent()) loading.delete(publicId);
    }
  }

  return {
    async read(publicId) {
      const known = held.get(publicId);
      if (!known) return load(publicId);
      if (clock() - known.at < freshMs) return { state: 'published', hosted: known.hosted };
      const found = await soon(load(publicId), patienceMs).catch(() => 'late' as const);
      if (found !== 'late') return found;
      if (held.get(publicId) === known) keep(publicId, known.hosted);
      return { state: 'published', hosted: known.hosted };
    },
    async readVersion({ accountId, version, versions, pages }, number) {
      if (number === version.number) return pages;
      const wanted = versions.find((one) => one.number === number);
      return wanted && db.inAccount(accountId, (tx) => listPages(tx, accountId, wanted.id));
    },
    forget(publicId) {
      loading.delete(publicId);
      drop(publicId);
    },
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
async function find(db: Database, publicId: string, known: Hosted | undefined): Promise<Found> {
  const address = await db.asSystem((tx) => findPublicId(tx, publicId));
  if (!address) return { state: 'gone' };
  const { accountId, rowId } = address;
  return db.inAccount(accountId, async (tx): Promise<Found> => {
    const document = await findDocument(tx, accountId, rowId);
    if (!document) return { state: 'gone' };
    if (document.publishedNumber === null) return { state: 'unpublished' };
    const isKnown = known?.version.number === document.publishedNumber;
    const version = isKnown ? known.version : await findVersion(tx, accountId, rowId, document.publishedNumber);
    if (!version) return { state: 'unpublished' };
    const languages = version.languages.filter((language) => document.languages.includes(language));
    if (isKnown && String(languages) === String(known.languages)) return { state: 'published', hosted: known };
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
