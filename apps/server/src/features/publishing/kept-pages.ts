import type { DocumentVersion, Variant } from '@app/contract';
import { isLocale, loadWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { listKeptDocuments } from './kept-version-queries.ts';
import { markup, trusted } from '#platform/http/markup.ts';
import { pageHtml } from './page.ts';
import { pageOf } from './pages.ts';
import { findVersion, listKeptPages, listVersions, opened, type StoredVersion } from './queries.ts';

export type KeptOf = { readonly siteId: string; readonly documentId: string };

/** Versions of a deleted document, newest first. @throws Problem `document.not-found` */
export async function readKeptVersions(
  { services, actor: { accountId } }: Context,
  of: KeptOf,
): Promise<DocumentVersion[]> {
  return services.db.inAccount(accountId, async (tx) => {
    await checkKept(tx, accountId, of);
    return (await listVersions(tx, accountId, of.documentId)).map(shownVersion);
  });
}

type PageAsked = KeptOf & {
  readonly number: number;
  readonly language: string | undefined;
  readonly variant: Variant;
};

/** A version of a deleted document as it was shown, as a page. @throws Problem `document.not-found`, `version.not-found` */
export async function readKeptPage(
  { services, actor: { accountId } }: Context,
  { number, language, variant, ...of }: PageAsked,
): Promise<FileAnswer> {
  const page = await services.db.inAccount(accountId, async (tx) => {
    await checkKept(tx, accountId, of);
    const version = await findVersion(tx, accountId, of.documentId, number);
    const kept = version && pageOf(await listKeptPages(tx, accountId, version.id), language, variant);
    if (!kept) throw new Problem('version.not-found');
    return opened(kept);
  });
  const locale = isLocale(page.language) ? page.language : 'en';
  const words = await loadWords(locale, 'hosted');
  const main = markup`${trusted(page.html)}`;
  return {
    type: 'text/html; charset=utf-8',
    body: pageHtml({ language: locale, title: page.tree.title, words, main }),
    name: `${of.documentId}-${number}-${page.language}.html`,
  };
}

/** @throws Problem `document.not-found` */
export async function checkKept(tx: Tx, accountId: string, { siteId, documentId }: KeptOf): Promise<void> {
  const kept = await listKeptDocuments(tx, accountId, siteId);
  if (!kept.some((one) => one.documentId === documentId)) throw new Problem('document.not-found');
}

export function shownVersion({ number, fingerprint, languages, publishedAt, summary }: StoredVersion): DocumentVersion {
  return {
    number,
    fingerprint,
    languages: languages.filter(isLocale),
    publishedAt: publishedAt.toISOString(),
    summary: { ...summary },
  };
}
