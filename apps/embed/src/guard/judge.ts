import { guard } from './joint.ts';

const marketing = 4;

/**
 * The bit of the purpose that an address waits for, relative ones included; 0: it does not wait. The longest entry that
 * covers it decides, so that `example.com/maps` may wait for something else than `example.com`; among equals the later
 * purpose does. The lists are read at each address: that takes microseconds, and nothing is kept of it.
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
    // What is no address asks nobody.
  }
  return (allowed >> purpose) & 1 ? 0 : purpose;
}
