import type { SavedView } from '@app/contract';

type Filters = Pick<SavedView, 'name' | 'search'>;

const longestName = 60;

/**
 * The views to add, with the names that they get: a name that has other filters gets a number. Filters that are saved already,
 * under any name, are not added again. At most `room` are added.
 */
export function viewsToAdd(saved: readonly Filters[], offered: readonly Filters[], room: number): readonly Filters[] {
  const added: Filters[] = [];
  for (const { name, search } of offered) {
    const all = [...saved, ...added];
    if (added.length >= room) break;
    if (!all.some((view) => view.search === search)) added.push({ name: freeName(all, name), search });
  }
  return added;
}

function freeName(views: readonly Filters[], name: string): string {
  const isTaken = (wanted: string) => views.some((view) => view.name === wanted);
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const wanted = name.slice(0, longestName - suffix.length).trim() + suffix;
    if (!isTaken(wanted)) return wanted;
  }
}
