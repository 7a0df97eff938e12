import { z } from 'zod';
import { shelf } from '#app/storage.ts';

/** A view of a list: the search of its address, under a name. */
export type View = { readonly name: string; readonly search: string };

/** More views are not saved. */
export const mostViews = 30;

const keptView = z.object({ name: z.string().min(1).max(60), search: z.string().max(2000) });

/** Keeps the views of one list that a person saved in an account, in this browser. */
export function viewsOf(
  list: string,
  { personId, accountId }: { readonly personId: string; readonly accountId: string },
) {
  const key = `views.${list}.${accountId}.${personId}`;
  const read = () => parseViews(shelf('localStorage').getItem(key));
  return {
    key,
    read,
    /** Changes the views as they are now: another tab may have changed them since they were read. */
    change(change: (views: readonly View[]) => readonly View[]): readonly View[] {
      const views = change(read());
      shelf('localStorage').setItem(key, JSON.stringify(views));
      return views;
    },
  };
}

/** Reads kept views one by one, so that a broken one takes no other with it. Of two with one name, the later one counts. */
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

/** Saves a view at the end, in place of one with its name. */
export function withView(views: readonly View[], view: View): readonly View[] {
  return [...views.filter(({ name }) => name !== view.name), view];
}

/** Puts a deleted view back where it was, unless another has its name now. */
export function withViewBack(views: readonly View[], view: View, at: number): readonly View[] {
  return views.some(({ name }) => name === view.name) ? views : views.toSpliced(at, 0, view);
}

/** Parameters of an address that do not belong to a view: an open dialog, a place in the list. */
const passing = ['do', 'after', 'before'];

/** The part of an address that a view keeps, in one order, so that equal views are equal. */
export function searchOfView(search: URLSearchParams): string {
  const kept = new URLSearchParams([...search].filter(([name]) => !passing.includes(name)));
  kept.sort();
  return kept.toString();
}
