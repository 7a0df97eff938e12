import { isDeepStrictEqual } from 'node:util';
import { isPolicy } from '@app/catalogue';
import { documentPath, type DocumentType } from '@app/contract';
import { documentKinds } from '@app/documents';
import { cache, forever, never } from '#platform/cache.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { findDocument, findPublishedLook, listDocuments, type StoredDocument } from '../policies/index.ts';
import { ownerLook, type OwnerLook } from './owner-look.ts';
import {
  findPublicId,
  findVersion,
  listKeptPages,
  listSitesOfVersions,
  listVersions,
  type KeptPage,
  type SiteOfVersion,
  type StoredVersion,
} from './queries.ts';

/** A published document with everything its pages need, kept in memory. */
export type Hosted = {
  readonly accountId: string;
  readonly publicId: string;
  /** Its path on the host. */
  readonly path: string;
  readonly type: DocumentType;
  readonly owner: OwnerLook;
  /** The languages of the version that the owner has not removed since. */
  readonly languages: readonly string[];
  readonly version: StoredVersion;
  readonly versions: readonly StoredVersion[];
  /** What each version calls the site, by number. */
  readonly sites: ReadonlyMap<number, SiteOfVersion>;
  readonly pages: readonly KeptPage[];
};

/** The result of looking up a public id. All but `published` are known facts, too; a failed query has no result. */
export type HostedPage =
  | { readonly state: 'published'; readonly hosted: Hosted }
  | { readonly state: 'unpublished' | 'offline' | 'gone' };

/** A document is looked up again after five seconds, and served however old while the database does not respond. */
const lifetime = { freshMs: 5000, staleMs: Infinity };
/** How long one reader waits for a slow database, and the age up to which all others get the cached document meanwhile. */
const patience = { patienceMs: 1000, sharedMs: 30_000, joinMs: 5000 };
/** The maximum total size in bytes of cached packed pages; the least recently used document is evicted first. */
const mostBytes = 32 * 1024 * 1024;
/** The same for versions that are not current. */
const mostBytesOfEarlier = 8 * 1024 * 1024;

/** The document that a public address refers to. */
export type Place = { readonly publicId: string; readonly type: DocumentType };

export type HostedDocuments = {
  read(place: Place): Promise<HostedPage>;
  /** The pages of one version, current or not, from the database. */
  readVersion(hosted: Hosted, number: number): Promise<readonly KeptPage[] | undefined>;
  forget(publicId: string): void;
};

/**
 * Published documents, served from memory. When the database is slow or down, cached documents are still served, however old.
 */
export function hostedDocuments(db: Database, clock: () => number): HostedDocuments {
  const documents = cache<HostedPage>({
    maxWeight: mostBytes,
    weigh: (found) => (found.state === 'published' ? weightOf(found.hosted.pages) : 0),
    lifetime: ({ state }) => (state === 'published' ? lifetime : never),
    clock,
    ...patience,
  });
  const earlier = cache<readonly KeptPage[]>({
    maxWeight: mostBytesOfEarlier,
    weigh: weightOf,
    // Versions never change.
    lifetime: () => forever,
  });

  return {
    async read(place) {
      return documents.get(keyOf(place), (held) => find(db, place, held?.value));
    },
    async readVersion({ accountId, version, versions, pages }, number) {
      if (number === version.number) return pages;
      const wanted = versions.find((one) => one.number === number);
      return (
        wanted && earlier.get(wanted.id, () => db.inAccount(accountId, (tx) => listKeptPages(tx, accountId, wanted.id)))
      );
    },
    forget(publicId) {
      for (const type of documentKinds) documents.forget(keyOf({ publicId, type }));
    },
  };
}

/** Reads a document. Reads its pages only if its version is newer than the cached one. */
async function find(db: Database, { publicId, type }: Place, held: HostedPage | undefined): Promise<HostedPage> {
  const known = held?.state === 'published' ? held.hosted : undefined;
  const address = await db.asSystem((tx) => findPublicId(tx, publicId));
  if (!address) return { state: 'gone' };
  const { accountId } = address;
  return db.inAccount(accountId, async (tx): Promise<HostedPage> => {
    const document = await documentAt(tx, address, type);
    if (!document) return { state: 'gone' };
    if (document.publishedNumber === null) return { state: 'unpublished' };
    if (document.offlineAt) return { state: 'offline' };
    // Compares the document too: a deleted and recreated cookie policy has the same address.
    const isKnown = known?.version.documentId === document.id && known.version.number === document.publishedNumber;
    const version = isKnown ? known.version : await findVersion(tx, accountId, document.id, document.publishedNumber);
    if (!version) return { state: 'unpublished' };
    const languages = version.languages.filter((language) => document.languages.includes(language));
    const sites = isKnown ? known.sites : await listSitesOfVersions(tx, accountId, document.id);
    const look = await findPublishedLook(tx, accountId, document.siteId);
    const owner = ownerLook(sites.get(version.number) ?? { name: '', url: null }, look);
    if (isKnown && String(languages) === String(known.languages)) {
      return { state: 'published', hosted: isDeepStrictEqual(owner, known.owner) ? known : { ...known, owner } };
    }
    const pages = await listKeptPages(tx, accountId, version.id);
    return {
      state: 'published',
      hosted: {
        accountId,
        publicId: document.publicId,
        path: documentPath(type, document.publicId),
        version,
        type,
        owner,
        languages: languages.length > 0 ? languages : version.languages,
        versions: await listVersions(tx, accountId, document.id),
        sites,
        pages: pages.filter(({ language }) => languages.length === 0 || languages.includes(language)),
      },
    };
  });
}

/** The owner of a public id: the policies of a site share one, any other document has its own. */
export type Address = { readonly accountId: string; readonly kind: string; readonly rowId: string };

/** The document at an address. */
export async function documentAt(
  tx: Tx,
  { accountId, kind, rowId }: Address,
  type: DocumentType,
): Promise<StoredDocument | undefined> {
  if (kind !== 'site') {
    const document = await findDocument(tx, accountId, rowId);
    return document?.type === type ? document : undefined;
  }
  if (!isPolicy(type)) return undefined;
  return (await listDocuments(tx, accountId, [rowId])).find((document) => document.type === type);
}

function weightOf(pages: readonly KeptPage[]): number {
  return pages.reduce((sum, { tree, html }) => sum + tree.length + (html?.length ?? 0), 0);
}

const keyOf = ({ publicId, type }: Place): string => `${publicId} ${type}`;
