import { network } from './rate.ts';

/** Counts one call from an address. Gives the seconds until it may call again, 0 if it may now. */
export type AddressLimit = (address: string, now: number) => number;

const minute = 60_000;
/** Addresses counted at once; whoever comes from more is held up by the queue alone. */
const mostAddresses = 200_000;

/**
 * How often one address may send in a minute. In the memory of this process, and forgotten with the minute: no address
 * is kept or written down (RULES C9).
 */
export function addressLimit(perMinute: number): AddressLimit {
  let counted = new Map<string, number>();
  let current = 0;
  return (address, now) => {
    const minuteOfNow = Math.floor(now / minute);
    if (minuteOfNow !== current) {
      current = minuteOfNow;
      counted = new Map();
    }
    const from = network(address);
    const count = (counted.get(from) ?? 0) + 1;
    if (count > perMinute) return Math.ceil(((current + 1) * minute - now) / 1000);
    if (count > 1 || counted.size < mostAddresses) counted.set(from, count);
    return 0;
  };
}
