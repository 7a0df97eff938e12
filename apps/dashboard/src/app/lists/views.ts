import { savedViews } from '@app/contract';
import { z } from 'zod';

/** A view of a list: the search of its address, under a name. */
type View = { readonly name: string; readonly search: string };

const { element: served } = savedViews.add.body.shape.views;
const keptView = z
  .object({ name: z.string(), search: z.string() })
  // What the server refuses in names is left out. A half emoji is one that was cut at the end.
  .transform(({ name, search }) => ({
    name: name
      .toWellFormed()
      .replace(/[\p{C}\u2028\u2029\uFFFD]/gu, '')
      .trim(),
    search,
  }))
  .pipe(served);

/**
 * Reads views that a browser kept, one by one, so that a broken one takes no other with it. Of two with one name, the later one
 * counts.
 */
export function parseViews(text: string | null): readonly View[] {
  const views = listIn(text).flatMap((one) => keptView.safeParse(one).data ?? []);
  return views.filter(({ name }, at) => !views.slice(at + 1).some((later) => later.name === name));
}

function listIn(text: string | null): readonly unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/** Parameters of an address that do not belong to a view: an open dialog, a place in the list. */
const passing = /^(?:do|(?:.+-)?(?:after|before))$/;

/** The part of an address that a view keeps, in one order, so that equal views are equal. @param parameters Default: all */
export function searchOfView(search: URLSearchParams, parameters?: readonly string[]): string {
  const isKept = (name: string) => !passing.test(name) && (parameters?.includes(name) ?? true);
  const kept = new URLSearchParams([...search].filter(([name]) => isKept(name)));
  kept.sort();
  return kept.toString();
}
