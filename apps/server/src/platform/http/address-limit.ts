import { network } from './rate.ts';

/** Counts one call by `who`. Returns the seconds until they may call again, or 0 if they may now. */
export type MinuteLimit = (who: string, now: number) => number;

const minute = 60_000;
/** The number of callers counted in a minute; further callers are limited only by the queue. */
const mostCounted = 200_000;

/** Limits calls per minute for each caller. Counts in this process's memory and forgets the counts after the minute. */
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

/** Limits calls per minute by network address. No address is stored or logged (RULES C9). */
export function addressLimit(perMinute: number): MinuteLimit {
  const limit = minuteLimit(perMinute);
  return (address, now) => limit(network(address), now);
}
