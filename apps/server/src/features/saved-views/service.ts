import { lastPlace, mostViews, type SavedList, type SavedView } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { deleteView, insertView, listViews, updateView, type Shelf } from './queries.ts';
import { viewsToAdd } from './rules.ts';

/** Views that browsers kept are taken over up to this number. */
const mostTakenOver = 100;

type Work<Result> = (tx: Tx, shelf: Shelf) => Promise<Result>;

/** Works on the actor's own views of a list: nobody has access to those of others. */
async function onShelf<Result>({ services, actor }: Context, list: SavedList, work: Work<Result>): Promise<Result> {
  const shelf = { accountId: actor.accountId, personId: actor.id, list };
  return services.db.inAccount(actor.accountId, (tx) => work(tx, shelf));
}

export async function readViews(context: Context, list: SavedList): Promise<SavedView[]> {
  return onShelf(context, list, listViews);
}

type View = Omit<SavedView, 'place'> & {
  readonly list: SavedList;
  readonly replaces: string | null;
  readonly place?: number | undefined;
};

/**
 * Saves a view under a name. What another tab or device saved under this name is replaced only if the caller knows of it.
 * @throws Problem `saved-view.changed`, `saved-view.limit`
 */
export async function saveView(context: Context, { list, name, search, replaces, place }: View): Promise<SavedView[]> {
  return onShelf(context, list, async (tx, shelf) => {
    const saved = await listViews(tx, shelf);
    const now = saved.find((view) => view.name === name);
    if (!now && saved.length >= mostViews) throw new Problem('saved-view.limit', { number: mostViews });
    const view = { name, search, place: place ?? placeAfter(saved) };
    // A view that was deleted meanwhile is made again.
    const isSaved = now && replaces !== null ? updateView(tx, shelf, view, replaces) : insertView(tx, shelf, view);
    if (!(await isSaved)) throw new Problem('saved-view.changed');
    return listViews(tx, shelf);
  });
}

export async function removeView(context: Context, list: SavedList, name: string): Promise<SavedView[]> {
  return onShelf(context, list, async (tx, shelf) => {
    await deleteView(tx, shelf, name);
    return listViews(tx, shelf);
  });
}

/** Adds views that a browser kept, after those that are saved. */
export async function addViews(
  context: Context,
  list: SavedList,
  offered: readonly Omit<SavedView, 'place'>[],
): Promise<SavedView[]> {
  return onShelf(context, list, async (tx, shelf) => {
    const saved = await listViews(tx, shelf);
    const first = placeAfter(saved);
    const added = viewsToAdd(saved, offered, mostTakenOver - saved.length);
    for (const [index, view] of added.entries())
      await insertView(tx, shelf, { ...view, place: Math.min(first + index, lastPlace) });
    return listViews(tx, shelf);
  });
}

const placeAfter = (views: readonly SavedView[]) => Math.min((views.at(-1)?.place ?? -1) + 1, lastPlace);
