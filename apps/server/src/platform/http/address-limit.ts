import { network } from './rate.ts';

/** Counts one call of whoever is named. Gives the seconds until they may call again, 0 if they may now. */
export type MinuteLimit = (who: string, now: number) => number;

const minute = 60_000;
/** Counted at once; where there are more, they are held up by the queue alone. */
const mostCounted = 200_000;

/** How often somebody may send in a minute. In the memory of this process, and forgotten with the minute. */
export function minuteLimit(perMinute: number): MinuteLimit {
  let counted = new Map<string, number>();
  let current = 0;
  return (who, now) => {
    const minuteOfNow = Math.floor(now / minute);
    if (minuteOfNow !== current) {
      current = minuteOfNow;
      counted = new Map();
    }
    const count = (counted.get(who) ?? 0) + 1;
    if (count > perMinute) return Math.ceil(((current + 1) * minute - now) / 1000);
    if (count > 1 || counted.size < mostCounted) counted.set(who, count);
    return 0;
  };
}

/** The same by address, none of which is kept or written down (RULES C9). */
export function addressLimit(perMinute: number): MinuteLimit {
  const limit = minuteLimit(perMinute);
  return (address, now) => limit(network(address), now);
}
