import { guard } from './joint.ts';

/**
 * The mark that a URL, absolute or relative, has to wait for; empty if it does not wait. The longest matching entry
 * decides, so that `example.com/maps` may need another purpose than `example.com`; among equals, the later. The lists are
 * searched for each URL, which takes microseconds, and nothing is cached.
 */
export function waits(address: unknown): string {
  const { hosts, unknown, own, allowed } = guard;
  const lists: Readonly<Record<string, string>> = { own, ...hosts };
  let found = '';
  try {
    const { hostname, pathname } = new URL(address as string, document.baseURI);
    let longest = 1;
    if (hostname) {
      if (unknown) found = '4';
      for (const mark in lists)
        for (const entry of (lists[mark] as string).split(' ')) {
          const at = `.${hostname}${pathname}`.indexOf(`.${entry}${entry.includes('/') ? '' : '/'}`);
          if (at >= 0 && at < hostname.length && entry.length >= longest) {
            longest = entry.length;
            found = mark;
          }
        }
    }
  } catch {
    // Text that is not a URL loads nothing.
  }
  // What is no number, `own` or nothing, counts as 0: necessary.
  return found.split(' ').some((bit) => !((allowed >> (bit as never)) & 1)) ? found : '';
}
