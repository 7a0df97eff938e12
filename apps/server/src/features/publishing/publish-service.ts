import type { Variant } from '@app/contract';
import { fingerprint, renderHtml, variantsOf, type Facts } from '@app/documents';
import { isLocale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import {
  addressOf,
  composeTree,
  dayOf,
  factsOf,
  listDocuments,
  lockedDocument,
  markPublished,
  saidOf,
} from '../policies/index.ts';
import { documentPublished } from './jobs.ts';
import {
  findFacts,
  findVersion,
  insertPages,
  insertVersion,
  listPages,
  type StoredPage,
  type StoredVersion,
} from './queries.ts';
import { summaryOf } from './summary.ts';

/**
 * Publishes what is set as a new immutable version: every language, both variants, all from one set of facts (rules
 * P8, P9, P11). Where nothing changed in meaning since the last version, that one is the answer.
 * @throws Problem `document.not-found`; `document.incomplete` with the list of missing facts (rule P1)
 */
export async function publish({ services, actor, asked }: Exchange, documentId: string) {
  const { accountId } = actor;
  const now = services.now();
  const on = dayOf(now);
  return services.db.inAccount(accountId, async (tx) => {
    // Held until the end, so that two publications cannot both take the next number.
    const document = await lockedDocument(tx, accountId, documentId);
    const facts = await factsOf(tx, services, accountId, document);
    const { missing, assumed } = await saidOf(facts, document, on, asked.locale);
    const blocking = missing.filter(({ weight }) => weight === 'blocks');
    if (blocking.length > 0) {
      throw new Problem('document.incomplete', { count: blocking.length }, undefined, { missing: blocking });
    }

    const languages = document.languages.filter(isLocale);
    const pages: StoredPage[] = [];
    for (const language of languages) {
      for (const variant of variantsOf(document.type)) {
        const tree = await composeTree(facts, { kind: document.type, language, variant, on });
        pages.push({ language, variant, tree, html: renderHtml(tree) });
      }
    }
    const print = fingerprint(pages.map(({ tree }) => tree));
    const last = document.publishedNumber && (await findVersion(tx, accountId, documentId, document.publishedNumber));
    const created = !last || last.fingerprint !== print;
    const version: StoredVersion = created
      ? {
          id: newId(now),
          documentId,
          number: (last ? last.number : 0) + 1,
          fingerprint: print,
          languages,
          publishedAt: now,
          summary: await summaries(tx, accountId, last || undefined, facts, pages),
        }
      : last;
    if (created) {
      await insertVersion(tx, accountId, version, facts, actor.id);
      await insertPages(tx, accountId, version.id, pages);
      await enqueue(tx, documentPublished, {
        accountId,
        documentId,
        publicId: document.publicId,
        number: version.number,
      });
    }
    // Also where nothing changed: what was edited and edited back counts as published.
    await markPublished(tx, accountId, documentId, version.number, print, now);
    const documents = await listDocuments(tx, accountId, [document.siteId]);
    return {
      publicIds: documents.map(({ publicId }) => publicId),
      version: version.number,
      url: addressOf(services.config, documents, document.type),
      fingerprint: print,
      languages,
      publishedAt: version.publishedAt.toISOString(),
      created,
      assumed,
    };
  });
}

/** What the pages say that those of the last version did not, in each of their languages. */
async function summaries(
  tx: Tx,
  accountId: string,
  last: StoredVersion | undefined,
  facts: Facts,
  pages: readonly StoredPage[],
): Promise<StoredVersion['summary']> {
  const before = last ? await listPages(tx, accountId, last.id) : [];
  const factsBefore = last && (await findFacts(tx, accountId, last.id));
  const complete = pages.filter(({ variant }) => variant === 'complete');
  const written = complete.map(async ({ language, tree }): Promise<[string, string]> => {
    const old = pageOf(before, language, 'complete');
    // A language that is new has nothing to be compared with.
    const earlier = old?.language === language && factsBefore ? { facts: factsBefore, tree: old.tree } : undefined;
    return [language, await summaryOf(earlier, { facts, tree }, isLocale(language) ? language : 'en')];
  });
  return Object.fromEntries(await Promise.all(written));
}

/** The page of a language and variant among those of a version, the first language where it has none. */
export function pageOf(
  pages: readonly StoredPage[],
  language: string | undefined,
  variant: Variant,
): StoredPage | undefined {
  const ofVariant = pages.filter((page) => page.variant === variant);
  return ofVariant.find((page) => page.language === language) ?? ofVariant[0];
}
