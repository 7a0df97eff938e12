import { guard } from './joint.ts';

const marketing = 4;

/**
 * The bit in what may run that a URL, absolute or relative, has to wait for; 0 if it does not wait. The longest matching entry
 * decides, so that `example.com/maps` may need another purpose than `example.com`; among equals, the later purpose. The
 * lists are searched for each URL, which takes microseconds, and nothing is cached.
 */
export function waits(address: unknown): number {
  const { hosts, unknown, own, allowed } = guard;
  let purpose = 0;
  try {
    const { hostname, pathname } = new URL(address as string, document.baseURI);
    let longest = 1;
    if (hostname) {
      if (unknown) purpose = marketing;
      hosts.forEach((list, bit) => {
        for (const entry of (bit ? list : `${list} ${own}`).split(' ')) {
          const at = `.${hostname}${pathname}`.indexOf(`.${entry}${entry.includes('/') ? '' : '/'}`);
          if (at >= 0 && at < hostname.length && entry.length >= longest) {
            longest = entry.length;
            purpose = bit;
          }
        }
      });
    }
  } catch {
    // Text that is not a URL loads nothing.
  }
  return (allowed >> purpose) & 1 ? 0 : purpose;
}
