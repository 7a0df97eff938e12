import type { Variant } from '@app/contract';
import type { StoredPage } from './queries.ts';

/** The page of a language and variant among those of a version, the first language where it has none. */
export function pageOf(
  pages: readonly StoredPage[],
  language: string | undefined,
  variant: Variant,
): StoredPage | undefined {
  const ofVariant = pages.filter((page) => page.variant === variant);
  return ofVariant.find((page) => page.language === language) ?? ofVariant[0];
}
