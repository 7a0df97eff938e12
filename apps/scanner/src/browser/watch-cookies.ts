import type { BrowserContext, Cookie } from 'playwright-core';
import type { PageCookie } from '../engine.ts';
import { lifetimeBetween } from './cookie-lifetime.ts';

export type CookieWatch = {
  /** Reads the current cookies. More frequent calls give more exact ages. */
  look(): Promise<void>;
  /** The time at which the last read started. */
  lookedAt(): number;
  /** Resets the watch: from now on only new writes count. */
  begin(): Promise<void>;
  /** Cookies written since the reset, including overwritten ones. */
  written(): readonly PageCookie[];
};

type WatchedCookie = { readonly cookie: Cookie; readonly seen: PageCookie; readonly round: number };

/** Watches the cookies of a context, whoever sets them: server responses, scripts, frames, workers. */
export function watchCookies(context: BrowserContext): CookieWatch {
  const known = new Map<string, WatchedCookie>();
  let round = 0;
  let lookedAt = Date.now();
  let beganAt = 0;
  let looking: Promise<void> | undefined;

  const look = async () => {
    const startedAt = Date.now();
    beganAt = performance.now();
    const cookies = await context.cookies().catch(() => []);
    for (const cookie of cookies) {
      const key = JSON.stringify([cookie.name, cookie.domain, cookie.path, cookie.partitionKey]);
      const before = known.get(key)?.cookie;
      if (before?.value === cookie.value && before.expires === cookie.expires) continue;
      known.set(key, { cookie, round, seen: asSeen(cookie, lookedAt, Date.now()) });
    }
    lookedAt = startedAt;
  };
  // Two concurrent reads would each take the other's cookies for new.
  const inTurn = () => (looking ??= look().finally(() => (looking = undefined)));

  return {
    look: inTurn,
    lookedAt: () => beganAt,
    async begin() {
      await inTurn();
      round++;
    },
    written: () => [...known.values()].filter((each) => each.round === round).map(({ seen }) => seen),
  };
}

function asSeen(cookie: Cookie, from: number, to: number): PageCookie {
  const { name, domain, path, expires, secure, httpOnly } = cookie;
  const lifetime = expires < 0 ? null : lifetimeBetween(expires, from / 1000, to / 1000);
  return { name, domain: domain.replace(/^\./, ''), path, lifetime, secure, httpOnly };
}
