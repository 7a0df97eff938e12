import type { Site } from '@app/contract';

/** The address of a site without its scheme; undefined if it equals the name. */
export function shownAddress({ url, name }: Pick<Site, 'url' | 'name'>): string | undefined {
  const address = url?.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return address === undefined || address === name ? undefined : address;
}
