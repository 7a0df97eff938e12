import type { Shelf } from '#app/storage.ts';

const key = 'candor.recentSites';
const most = 5;

/** The ids of the sites that were opened last, newest first. Only ids are kept: others may use this browser too. */
export function recentSites(shelf: Shelf): readonly string[] {
  return (shelf.getItem(key) ?? '').split(',').filter(Boolean).slice(0, most);
}

export function rememberSite(shelf: Shelf, siteId: string): void {
  const others = recentSites(shelf).filter((id) => id !== siteId);
  shelf.setItem(key, [siteId, ...others].slice(0, most).join(','));
}
