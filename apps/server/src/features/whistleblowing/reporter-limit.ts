import { createHmac, randomBytes } from 'node:crypto';
import { minuteLimit } from '#platform/http/address-limit.ts';
import { network } from '#platform/http/rate.ts';

const day = 24 * 3600 * 1000;

/**
 * Limits calls per minute of a network. What is counted is the HMAC of its address under a key that this process draws each day
 * and never writes down. Returns the seconds until it may call again.
 */
export function reporterLimit(perMinute: number): (address: string, now: number) => number {
  const limit = minuteLimit(perMinute);
  let key = randomBytes(32);
  let drawnOn = 0;
  return (address, now) => {
    const today = Math.floor(now / day);
    if (today !== drawnOn) {
      key = randomBytes(32);
      drawnOn = today;
    }
    return limit(createHmac('sha256', key).update(network(address)).digest('base64url'), now);
  };
}
