import type { Answer as AnswerOf, cookieSolution } from '@app/contract';
import type { Exchange } from '#platform/http/context.ts';
import { listDocuments, statusOf } from '../policies/index.ts';
import { publishWithin as publishDocument } from '../publishing/index.ts';
import type { EmbedCode } from './embed-code.ts';
import { presentSite } from './facts.ts';
import { publishWithin } from './publish-service.ts';
import { findBanner } from './queries.ts';
import { publishesBanner } from './pending.ts';

type Answer = AnswerOf<typeof cookieSolution.publishSite>;

/**
 * Publishes the banner of a site and its changed documents in one transaction: first the banner, since the documents say what
 * it does. Documents that were never published stay drafts.
 * @throws Problem `site.not-found`, `banner.blocked`, `banner.css`, `banner.code-missing`, `document.incomplete`
 */
export async function publishSite(
  exchange: Exchange,
  code: EmbedCode,
  siteId: string,
): Promise<{ readonly answer: Answer; readonly publicIds: readonly string[] }> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await presentSite(tx, accountId, siteId);
    const before = await findBanner(tx, accountId, siteId);
    const banner = (await publishesBanner(tx, accountId, siteId, before))
      ? await publishWithin(tx, exchange, code, siteId)
      : undefined;
    const documents: Answer['documents'] = [];
    const publicIds: string[] = banner ? [banner.publicId] : [];
    for (const document of await listDocuments(tx, accountId, [siteId])) {
      if ((await statusOf(tx, accountId, document)) !== 'changed') continue;
      const { publicId, version, created, url } = await publishDocument(tx, exchange, document.id);
      documents.push({ id: document.id, type: document.type, version, created, url });
      publicIds.push(publicId);
    }
    const shown = banner && { version: banner.answer.version.number, created: banner.answer.created };
    return { answer: { banner: shown ?? null, documents }, publicIds };
  });
}
