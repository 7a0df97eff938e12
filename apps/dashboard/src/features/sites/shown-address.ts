import type { Site } from '@app/contract';

/** The address as one says it, without the scheme; nothing where the name says it already. */
export function shownAddress({ url, name }: Pick<Site, 'url' | 'name'>): string | undefined {
  const address = url?.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return address === undefined || address === name ? undefined : address;
}
