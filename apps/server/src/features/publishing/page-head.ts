import { treeOf, type Packed } from './packing.ts';

/** The titles of a page and its date line. */
export type PageHead = { readonly title: string; readonly subtitle: string; readonly dateLine: string };

const known = new WeakMap<Packed, PageHead>();

/** Extracted from a packed page once. */
export function headOf(page: Packed): PageHead {
  const before = known.get(page);
  if (before) return before;
  const { title, subtitle, dateLine } = treeOf(page);
  known.set(page, { title, subtitle, dateLine });
  return { title, subtitle, dateLine };
}
