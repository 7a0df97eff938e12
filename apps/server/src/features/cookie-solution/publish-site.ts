import type { Answer as AnswerOf, cookieSolution, SiteParts } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { listDocuments, statusOf } from '../policies/index.ts';
import { publishWithin as publishDocument } from '../publishing/index.ts';
import { checkNoSignOff } from '../sites/index.ts';
import type { EmbedCode } from './embed-code.ts';
import { isDraft, presentSite } from './facts.ts';
import { publishWithin } from './publish-service.ts';
import { findBanner } from './queries.ts';
import { firstPolicies, publishesBanner } from './pending.ts';

type Answer = AnswerOf<typeof cookieSolution.publishSite>;

/**
 * Publishes the banner of a site and its changed documents in one transaction: first the banner, since the documents say what
 * it does. Documents that were never published stay drafts, unless no policy of the site can be read yet: then the banner and its
 * policies need each other, and are published together. With `only`, exactly what it lists.
 * @throws Problem `site.not-found`, `document.not-found`, `sign-off.required`, `banner.blocked`, `banner.css`, `banner.code-missing`, `document.incomplete`
 */
export async function publishSite(
  exchange: Exchange,
  code: EmbedCode,
  siteId: string,
  only?: SiteParts,
): Promise<PublishedSite> {
  const { services, actor } = exchange;
  return services.db.inAccount(actor.accountId, async (tx) => {
    await checkNoSignOff(tx, actor.accountId, siteId);
    return publishSiteWithin(tx, exchange, code, siteId, only);
  });
}

export type PublishedSite = {
  readonly answer: Answer;
  readonly publicIds: readonly string[];
  /** Identify what is published, in order. */
  readonly fingerprints: readonly string[];
};

/** The same within a transaction, also where it takes an approval. @throws as `publishSite` */
export async function publishSiteWithin(
  tx: Tx,
  exchange: Exchange,
  code: EmbedCode,
  siteId: string,
  only?: SiteParts,
): Promise<PublishedSite> {
  const { accountId } = exchange.actor;
  await presentSite(tx, accountId, siteId);
  const all = await listDocuments(tx, accountId, [siteId]);
  const isListed = (id: string) => !only || only.documents.includes(id);
  if (only?.documents.some((id) => !all.some((document) => document.id === id)))
    throw new Problem('document.not-found');
  const before = await findBanner(tx, accountId, siteId);
  const wanted = only ? only.banner : await publishesBanner(tx, accountId, siteId, before);
  const first = wanted ? (await firstPolicies(tx, accountId, siteId)).filter(isListed) : [];
  const drafts = first.length > 0;
  const banner = wanted ? await publishWithin(tx, exchange, code, siteId, { drafts }) : undefined;
  const documents: Answer['documents'] = [];
  const publicIds: string[] = banner ? [banner.publicId] : [];
  const fingerprints: string[] = banner ? [banner.fingerprint.toString('hex')] : [];
  // Read again: a banner that is published changes the state of its documents.
  for (const document of (await listDocuments(tx, accountId, [siteId])).filter(({ id }) => isListed(id))) {
    const isFirst = only ? isDraft(document) : first.includes(document.id);
    if (!isFirst && (await statusOf(tx, accountId, document)) !== 'changed') continue;
    const { publicId, version, created, url, fingerprint } = await publishDocument(tx, exchange, document.id);
    documents.push({ id: document.id, type: document.type, version, created, url });
    publicIds.push(publicId);
    fingerprints.push(fingerprint);
  }
  const shown = banner && { version: banner.answer.version.number, created: banner.answer.created };
  return { answer: { banner: shown ?? null, documents }, publicIds, fingerprints };
}
