import type { DocumentType } from '@app/contract';
import { documentKinds } from '@app/documents';
import type { Database, Tx } from '#platform/database/database.ts';
import { byteCache } from '#platform/threads/byte-cache.ts';
import { findDocument, listDocuments, type StoredDocument } from '../policies/index.ts';
import {
  findPublicId,
  findVersion,
  listKeptPages,
  listVersions,
  type KeptPage,
  type StoredVersion,
} from './queries.ts';

/** A published document as it is served: everything its pages need, held in memory. */
export type Hosted = {
  readonly accountId: string;
  readonly publicId: string;
  /** Where it stands on the host. */
  readonly path: string;
  readonly type: DocumentType;
  /** Those of the version that the owner has not taken away since. */
  readonly languages: readonly string[];
  readonly version: StoredVersion;
  readonly versions: readonly StoredVersion[];
  readonly pages: readonly KeptPage[];
};

/** What stands at a public id. `unpublished` and `gone` are known to be so; a database that is down is neither. */
export type Found =
  | { readonly state: 'published'; readonly hosted: Hosted }
  | { readonly state: 'unpublished' | 'gone' };

type Kept = { readonly hosted: Hosted; readonly at: number; readonly weight: number };
type Loading = { readonly found: Promise<Found>; readonly at: number };

/** How long an answer is given without asking the database whether it still holds. */
const freshMs = 5000;
/** For so long only who asks first waits for that answer: the others are shown what is held. */
const unaskedMs = 30_000;
/** How long a reader of something older waits for a database that is slow or hangs. */
const patienceMs = 1000;
/** Bytes of the packed pages held at once; the document that was asked after least lately goes first. */
const mostBytes = 32 * 1024 * 1024;
/** The same of versions that are not current. */
const mostBytesOfEarlier = 8 * 1024 * 1024;

/** What a public address speaks of. */
export type Place = { readonly publicId: string; readonly type: DocumentType };

export type HostedDocuments = {
  read(place: Place): Promise<Found>;
  /** Of one version, current or not, from the database. */
  readVersion(hosted: Hosted, number: number): Promise<readonly KeptPage[] | undefined>;
  forget(publicId: string): void;
};

/**
 * Published documents, read from memory. Where the database does not answer, or not soon, what is held goes on being
 * served, however old.
 */
export function hostedDocuments(db: Database, clock: () => number): HostedDocuments {
  const held = new Map<string, Kept>();
  const loading = new Map<string, Loading>();
  // Versions never change.
  const earlier = byteCache<readonly KeptPage[]>(mostBytesOfEarlier, weightOf);
  let bytes = 0;

  function drop(key: string): void {
    const kept = held.get(key);
    if (kept && held.delete(key)) bytes -= kept.weight;
  }

  /** Keeps a document as the newest, and drops the oldest where it is too much. */
  function keep(key: string, hosted: Hosted): void {
    const before = held.get(key);
    const weight = before?.hosted === hosted ? before.weight : weightOf(hosted.pages);
    drop(key);
    held.set(key, { hosted, at: clock(), weight });
    bytes += weight;
    for (const oldest of held.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  /** Asks the database, once for all who ask at the same time. */
  function load(place: Place): Promise<Found> {
    const key = keyOf(place);
    const begun = loading.get(key);
    if (begun && clock() - begun.at < freshMs) return begun.found;
    const own: Loading = { at: clock(), found: ask(place, () => loading.get(key) === own) };
    loading.set(key, own);
    return own.found;
  }

  async function ask(place: Place, isCurrent: () => boolean): Promise<Found> {
    const key = keyOf(place);
    try {
      const found = await find(db, place, held.get(key)?.hosted);
      // Where it was forgotten meanwhile, what was found may be out of date already.
      if (!isCurrent()) return found;
      // Ids that lead nowhere are without number, and would drive out what is read.
      if (found.state === 'published') keep(key, found.hosted);
      else drop(key);
      return found;
    } finally {
      if (isCurrent()) loading.delete(key);
    }
  }

  return {
    async read(place) {
      const key = keyOf(place);
      const known = held.get(key);
      if (!known) return load(place);
      const shown: Found = { state: 'published', hosted: known.hosted };
      const age = clock() - known.at;
      if (age < freshMs) return shown;
      if (age < unaskedMs && loading.has(key)) return shown;
      const found = await soon(load(place), patienceMs).catch(() => 'late' as const);
      if (found !== 'late') return found;
      if (held.get(key) === known) keep(key, known.hosted);
      return shown;
    },
    async readVersion({ accountId, version, versions, pages }, number) {
      if (number === version.number) return pages;
      const wanted = versions.find((one) => one.number === number);
      return (
        wanted && earlier.get(wanted.id, () => db.inAccount(accountId, (tx) => listKeptPages(tx, accountId, wanted.id)))
      );
    },
    forget(publicId) {
      for (const type of documentKinds) {
        const key = keyOf({ publicId, type });
        loading.delete(key);
        drop(key);
      }
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
async function find(db: Database, { publicId, type }: Place, known: Hosted | undefined): Promise<Found> {
  const address = await db.asSystem((tx) => findPublicId(tx, publicId));
  if (!address) return { state: 'gone' };
  const { accountId } = address;
  return db.inAccount(accountId, async (tx): Promise<Found> => {
    const document = await documentAt(tx, address, type);
    if (!document) return { state: 'gone' };
    if (document.publishedNumber === null) return { state: 'unpublished' };
    // A cookie policy that was deleted and made anew stands at the same address.
    const isKnown = known?.version.documentId === document.id && known.version.number === document.publishedNumber;
    const version = isKnown ? known.version : await findVersion(tx, accountId, document.id, document.publishedNumber);
    if (!version) return { state: 'unpublished' };
    const languages = version.languages.filter((language) => document.languages.includes(language));
    if (isKnown && String(languages) === String(known.languages)) return { state: 'published', hosted: known };
    const pages = await listKeptPages(tx, accountId, version.id);
    return {
      state: 'published',
      hosted: {
        accountId,
        publicId: document.publicId,
        path: pathOf(document.publicId, type),
        version,
        type,
        languages: languages.length > 0 ? languages : version.languages,
        versions: await listVersions(tx, accountId, document.id),
        pages: pages.filter(({ language }) => languages.length === 0 || languages.includes(language)),
      },
    };
  });
}

/** Whose a public id is: the policies of a site share one, terms have their own. */
export type Address = { readonly accountId: string; readonly kind: string; readonly rowId: string };

/** The document that an address speaks of. */
export async function documentAt(
  tx: Tx,
  { accountId, kind, rowId }: Address,
  type: DocumentType,
): Promise<StoredDocument | undefined> {
  if (kind !== 'site') {
    const document = await findDocument(tx, accountId, rowId);
    return document?.type === type ? document : undefined;
  }
  // Terms have an address of their own.
  if (type === 'terms_and_conditions') return undefined;
  return (await listDocuments(tx, accountId, [rowId])).find((document) => document.type === type);
}

function weightOf(pages: readonly KeptPage[]): number {
  return pages.reduce((sum, { tree, html }) => sum + tree.length + (html?.length ?? 0), 0);
}

const keyOf = ({ publicId, type }: Place): string => `${publicId} ${type}`;

function pathOf(publicId: string, type: DocumentType): string {
  if (type === 'terms_and_conditions') return `/terms-and-conditions/${publicId}`;
  return type === 'cookie_policy' ? `/privacy-policy/${publicId}/cookie-policy` : `/privacy-policy/${publicId}`;
}
