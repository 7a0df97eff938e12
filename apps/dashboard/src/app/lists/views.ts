import { z } from 'zod';
import { shelf } from '#app/storage.ts';

/** A view of a list: the search of its address, under a name. */
export type View = { readonly name: string; readonly search: string };

const kept = z.array(z.object({ name: z.string().min(1).max(60), search: z.string().max(2000) })).max(30);

/** Keeps the views of one list that a person saved in an account, in this browser. */
export function viewsOf(
  list: string,
  { personId, accountId }: { readonly personId: string; readonly accountId: string },
) {
  const key = `views.${list}.${accountId}.${personId}`;
  return {
    read(): readonly View[] {
      try {
        return kept.parse(JSON.parse(shelf('localStorage').getItem(key) ?? '[]'));
      } catch {
        return [];
      }
    },
    write(views: readonly View[]): void {
      shelf('localStorage').setItem(key, JSON.stringify(views.slice(-30)));
    },
  };
}

/** Parameters of an address that do not belong to a view: an open dialog, a place in the list. */
const passing = ['do', 'after', 'before'];

/** The part of an address that a view keeps, in one order, so that equal views are equal. */
export function searchOfView(search: URLSearchParams): string {
  const kept = new URLSearchParams([...search].filter(([name]) => !passing.includes(name)));
  kept.sort();
  return kept.toString();
}
