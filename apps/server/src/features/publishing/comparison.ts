import type { DocumentVersion } from '@app/contract';
import type { DocumentTree } from '@app/documents';
import { isLocale, type Locale } from '@app/texts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { composeTree, dayOf, factsOf, readDocument } from '../policies/index.ts';
import { changesBetween } from './changes.ts';
import { pageOf } from './publish-service.ts';
import { findVersion, listPages, listVersions } from './queries.ts';

/** The versions of a document, newest first. @throws Problem `document.not-found` */
export async function readVersions(
  { services, actor }: Context,
  documentId: string,
): Promise<{ versions: DocumentVersion[] }> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    await readDocument(tx, actor.accountId, documentId);
    const versions = await listVersions(tx, actor.accountId, documentId);
    return {
      versions: versions.map(({ number, fingerprint, languages, publishedAt }) => ({
        number,
        fingerprint,
        languages: languages.filter(isLocale),
        publishedAt: publishedAt.toISOString(),
      })),
    };
  });
}

type Asked = { readonly from: number; readonly to?: number | undefined; readonly language?: Locale | undefined };

/**
 * What changed between two versions, or since a version if `to` is left out.
 * @throws Problem `document.not-found`, `version.not-found`
 */
export async function compareVersions({ services, actor }: Context, documentId: string, { from, to, language }: Asked) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const document = await readDocument(tx, accountId, documentId);
    const shown = language ?? document.languages.find(isLocale) ?? 'en';

    async function treeOf(number: number): Promise<DocumentTree> {
      const version = await findVersion(tx, accountId, documentId, number);
      const tree = version && pageOf(await listPages(tx, accountId, version.id), shown, 'complete');
      if (!tree) throw new Problem('version.not-found');
      return tree;
    }

    const now = services.now();
    const earlier = await treeOf(from);
    const asSetNow = async () =>
      composeTree(await factsOf(tx, services, accountId, document), {
        kind: document.type,
        language: shown,
        variant: 'complete',
        on: dayOf(now),
      });
    const later = to === undefined ? await asSetNow() : await treeOf(to);
    return { changes: changesBetween(earlier, later) };
  });
}
