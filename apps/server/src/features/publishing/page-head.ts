import { treeOf, type Packed } from './packing.ts';

/** What a page is called, and of when it is. */
export type PageHead = { readonly title: string; readonly subtitle: string; readonly dateLine: string };

const known = new WeakMap<Packed, PageHead>();

/** Taken out of a packed page once. */
export function headOf(page: Packed): PageHead {
  const before = known.get(page);
  if (before) return before;
  const { title, subtitle, dateLine } = treeOf(page);
  known.set(page, { title, subtitle, dateLine });
  return { title, subtitle, dateLine };
}
