import { createHash } from 'node:crypto';
import type { Variant } from '@app/contract';
import { printedTree, type DocumentTree } from '@app/documents';
import type { StoredPage } from './queries.ts';

/** The page of a version in a language and variant, or in the first language if it lacks that one. */
export function pageOf<Page extends Pick<StoredPage, 'language' | 'variant'>>(
  pages: readonly Page[],
  language: string | undefined,
  variant: Variant,
): Page | undefined {
  const ofVariant = pages.filter((page) => page.variant === variant);
  return ofVariant.find((page) => page.language === language) ?? ofVariant[0];
}

/** A page as JSON, and its fingerprint with Node's SHA-256. */
export function printed(tree: DocumentTree): ReturnType<typeof printedTree> {
  return printedTree(tree, (text) => createHash('sha256').update(text).digest('hex'));
}
