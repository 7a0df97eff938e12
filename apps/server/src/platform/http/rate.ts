import type { Endpoint } from '@app/contract/endpoint.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Actor } from './context.ts';
import { Problem } from './problem.ts';

/** Counts one call. @throws Problem `rate.limited` */
export type RateCheck = (address: string, actor: Actor | undefined) => Promise<void>;

/** The rate limit that an endpoint declares, counted in this process. */
export function rateCheck(endpoint: Endpoint): RateCheck | undefined {
  const { rate } = endpoint;
  if (!rate) return undefined;
  const limiter = new RateLimiterMemory({ points: rate.points, duration: rate.seconds });

  return async (address, actor) => {
    const counted = { address: undefined, person: actor?.id, account: actor?.accountId }[rate.by];
    try {
      await limiter.consume(counted ?? network(address));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new Problem('rate.limited', { seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
    }
  };
}

/** Normalizes an address for counting. An IPv6 customer owns at least a /64, so its first four groups count as one address. */
export function network(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - groups.length - tail.split(':').filter(Boolean).length);
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...tail.split(':')].slice(0, 4).join(':');
}
