import type { Shelf } from '#app/storage.ts';

const key = 'candor.recentSites';
const most = 5;

/** Ids of recently opened sites, newest first. Only ids are stored, because others may use this browser. */
export function recentSites(shelf: Shelf): readonly string[] {
  return (shelf.getItem(key) ?? '').split(',').filter(Boolean).slice(0, most);
}

export function rememberSite(shelf: Shelf, siteId: string): void {
  const others = recentSites(shelf).filter((id) => id !== siteId);
  shelf.setItem(key, [siteId, ...others].slice(0, most).join(','));
}
