import { createHash } from 'node:crypto';
import type { SignOff } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { publishSiteWithin, type EmbedCode } from '../cookie-solution/index.ts';
import { readDocument } from '../policies/index.ts';
import { publishWithin } from '../publishing/index.ts';

/** What a request is about: one document, or the banner and all changed documents of the site. */
export type Subject = { readonly siteId: string; readonly documentId: string | null };

type Publication = {
  readonly published: NonNullable<SignOff['published']>;
  /** SHA-256 of the fingerprints of everything that was published, in order. */
  readonly fingerprint: Buffer;
  /** Whether visitors see anything new. */
  readonly isNew: boolean;
  /** Paths at which visitors read what was published. */
  readonly addresses: readonly string[];
};

/** @throws Problem `site.not-found`, `document.not-found`, `document.incomplete`, `banner.blocked`, … */
export async function publishSubject(
  tx: Tx,
  exchange: Exchange,
  code: EmbedCode,
  { siteId, documentId }: Subject,
): Promise<Publication> {
  if (documentId === null) {
    const { answer, publicIds, fingerprints } = await publishSiteWithin(tx, exchange, code, siteId);
    const { banner, documents } = answer;
    return {
      published: {
        banner: banner?.version ?? null,
        documents: documents.map(({ id, type, version }) => ({ id, type, version })),
      },
      fingerprint: joined(fingerprints),
      isNew: [banner, ...documents].some((one) => one?.created),
      addresses: [...documents.map(({ url }) => pathOf(url)), ...publicIds.map((id) => `/embed/cs/${id}`)],
    };
  }
  const { type } = await readDocument(tx, exchange.actor.accountId, documentId);
  const { version, fingerprint, created, url } = await publishWithin(tx, exchange, documentId);
  return {
    published: { banner: null, documents: [{ id: documentId, type, version }] },
    fingerprint: joined([fingerprint]),
    isNew: created,
    addresses: [pathOf(url)],
  };
}

/**
 * What publishing would do now, done in a transaction that is rolled back: so it is computed by the code that publishes.
 * @throws as `publishSubject`
 */
export async function rehearse(exchange: Exchange, code: EmbedCode, subject: Subject): Promise<Publication> {
  const { services, actor } = exchange;
  try {
    return await services.db.inAccount(actor.accountId, async (tx) => {
      throw new Rehearsed(await publishSubject(tx, exchange, code, subject));
    });
  } catch (thrown) {
    if (thrown instanceof Rehearsed) return thrown.publication;
    throw thrown;
  }
}

class Rehearsed extends Error {
  readonly publication: Publication;
  constructor(publication: Publication) {
    super('This was a rehearsal.');
    this.publication = publication;
  }
}

function joined(fingerprints: readonly string[]): Buffer {
  return createHash('sha256').update(fingerprints.join('\n')).digest();
}

/** The path of a hosted document, without what follows its id. */
function pathOf(url: string): string {
  return new URL(url).pathname.split('/', 3).join('/');
}
