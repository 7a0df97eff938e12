import { renderHtml, variantsOf, versionFingerprint, type DocumentKind, type Facts } from '@app/documents';
import { isLocale, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { composeTree } from '../policies/index.ts';
import { printed } from './pages.ts';
import { findFacts, listTrees, type StoredPage, type StoredVersion } from './queries.ts';
import { summaryOf } from './summary.ts';

/** Composes all pages of a version, every language in every variant, from one set of facts. */
export async function composePages(
  facts: Facts,
  kind: DocumentKind,
  languages: readonly Locale[],
  on: string,
): Promise<StoredPage[]> {
  const pages: StoredPage[] = [];
  for (const language of languages) {
    for (const variant of variantsOf(kind)) {
      const tree = await composeTree(facts, { kind, language, variant, on });
      pages.push({ language, variant, tree, html: renderHtml(tree), fingerprint: printed(tree).fingerprint });
    }
  }
  return pages;
}

export function printOf(pages: readonly StoredPage[]): string {
  return versionFingerprint(
    pages.map(({ tree, fingerprint }) => ({
      kind: tree.kind,
      variant: tree.variant,
      language: tree.language,
      fingerprint: fingerprint ?? printed(tree).fingerprint,
    })),
  );
}

/** Summarizes, in each language of the pages, what changed since the last version. */
export async function summariesOf(
  tx: Tx,
  accountId: string,
  last: StoredVersion | undefined,
  facts: Facts,
  pages: readonly StoredPage[],
): Promise<StoredVersion['summary']> {
  const before = last && (await listTrees(tx, accountId, last.id));
  const factsBefore = last && (await findFacts(tx, accountId, last.id));
  const complete = pages.filter(({ variant }) => variant === 'complete');
  const written = complete.map(async ({ language, tree }): Promise<[string, string]> => {
    // A new language has no earlier version to compare with.
    const old = before?.get(language);
    const earlier = old && factsBefore ? { facts: factsBefore, tree: old } : undefined;
    return [language, await summaryOf(earlier, { facts, tree }, isLocale(language) ? language : 'en')];
  });
  return Object.fromEntries(await Promise.all(written));
}
