import { Problem } from './problem.ts';
import { network } from './rate.ts';

/** The number of body bytes held at once for all anonymous senders, and the share of them that one address may hold. */
export const anonymousBytes = { all: 16 * 1024 * 1024, address: 2 * 1024 * 1024 } as const;
/**
 * The event-loop time in milliseconds that all anonymous requests together may use per second, and the most they can save up;
 * and the same for one address. Responses from memory do not count.
 */
export const anonymousLoop = { perSecond: 250, saved: 500, address: { perSecond: 60, saved: 200 } } as const;
/** Concurrent database queries of anonymous requests. */
const mostLookups = 32;
/** Pieces of work that may wait in line. */
const mostInLine = 500;
/** Milliseconds between two pieces of work. */
const longestPause = 20;
/** The number of addresses counted at once. */
const mostCounted = 20_000;

/** Counts the bytes of one body. */
export type Meter = {
  /**
   * Reserves bytes. If there is no room, the body that has been arriving for the longest time is canceled, so that slow senders
   * keep nobody out.
   * @returns false when that does not free enough
   */
  take(bytes: number): boolean;
  /** Marks the body as arriving, so that it can be canceled. */
  arriving(giveUp: () => void): void;
  /** Marks the body as complete, so that it is no longer canceled. */
  arrived(): void;
  /** Releases all reserved bytes. */
  release(): void;
};

/** The resources that all anonymous requests together may use in this process. */
export type Budgets = {
  /** @throws Problem `server.busy` when the event-loop time is used up, for all callers or for this address */
  check(address: string): void;
  /** Runs `work` and charges its time. */
  run<Result>(address: string, work: () => Result): Result;
  /**
   * Runs `work` in a queue, with time for other requests between two pieces: however many are queued, a new request waits for
   * one piece at most.
   * @param goesFirst whether to put it at the front of the queue
   * @throws Problem `server.busy` when the time is used up, or too many wait already
   */
  inTurn<Result>(address: string, work: () => Result, goesFirst?: boolean): Promise<Result>;
  meter(address: string): Meter;
  /** Runs a database query for an anonymous request. @throws Problem `server.busy` when too many run already */
  lookUp<Result>(ask: () => Promise<Result>): Promise<Result>;
  /** Body bytes held now. */
  readonly bytes: number;
};

type Account = { left: number; at: number };
type Arriving = { readonly key: string; readonly giveUp: () => void };

/**
 * The CPU time of this thread in milliseconds. Unlike elapsed time, it does not charge strangers for waiting on other
 * processes.
 */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** @param clock monotonic, in milliseconds */
export function newBudgets(isOn = true, clock: () => number = () => performance.now()): Budgets {
  const all: Account = { left: anonymousLoop.saved, at: clock() };
  let addresses = new Map<string, Account>();
  const held = new Map<string, number>();
  /** In order of arrival, oldest first. */
  const arriving = new Set<Arriving>();
  const line: (() => void)[] = [];
  let isWorking = false;
  let bytes = 0;
  let lookups = 0;

  function accountOf(address: string): Account {
    const key = network(address);
    const known = addresses.get(key);
    if (known) return known;
    if (addresses.size >= mostCounted) addresses = new Map();
    const account = { left: anonymousLoop.address.saved, at: clock() };
    addresses.set(key, account);
    return account;
  }

  function check(address: string): void {
    if (!isOn) return;
    const own = accountOf(address);
    for (const [account, { perSecond, saved }] of [
      [all, anonymousLoop],
      [own, anonymousLoop.address],
    ] as const) {
      refill(account, clock(), perSecond, saved);
      if (account.left > 0) continue;
      throw new Problem('server.busy', { seconds: Math.max(1, Math.ceil(-account.left / perSecond)) });
    }
  }

  /** Whether so many more bytes fit, if necessary after canceling older bodies. */
  function makeRoom(own: Arriving | undefined, key: string, more: number): boolean {
    for (;;) {
      const isOwnFull = (held.get(key) ?? 0) + more > anonymousBytes.address;
      if (!isOwnFull && bytes + more <= anonymousBytes.all) return true;
      const oldest = arriving.values().find((one) => one !== own && (!isOwnFull || one.key === key));
      if (!oldest) return false;
      arriving.delete(oldest);
      oldest.giveUp();
    }
  }

  function run<Result>(address: string, work: () => Result): Result {
    const start = ownTime();
    try {
      return work();
    } finally {
      const spent = ownTime() - start;
      all.left -= spent;
      accountOf(address).left -= spent;
    }
  }

  /** Runs the next piece, then pauses for as long as it took, so that other requests get their turn. */
  function next(): void {
    const start = clock();
    line.shift()?.();
    setImmediate(() => {
      if (line.length > 0) setTimeout(next, Math.min(longestPause, clock() - start));
      else isWorking = false;
    });
  }

  return {
    check,
    run,
    async inTurn(address, work, goesFirst = false) {
      check(address);
      if (!isOn) return run(address, work);
      if (line.length >= mostInLine) throw new Problem('server.busy', { seconds: 1 });
      await new Promise<void>((resolve) => {
        if (goesFirst) line.unshift(resolve);
        else line.push(resolve);
        if (isWorking) return;
        isWorking = true;
        setImmediate(next);
      });
      // Earlier pieces may have used up the time.
      check(address);
      return run(address, work);
    },
    meter(address) {
      const key = network(address);
      let taken = 0;
      let own: Arriving | undefined;
      const arrived = () => void (own && arriving.delete(own));
      return {
        take(more) {
          if (isOn && !makeRoom(own, key, more)) return false;
          bytes += more;
          taken += more;
          held.set(key, (held.get(key) ?? 0) + more);
          return true;
        },
        arriving(giveUp) {
          own = { key, giveUp };
          arriving.add(own);
        },
        arrived,
        release() {
          arrived();
          bytes -= taken;
          const rest = (held.get(key) ?? 0) - taken;
          taken = 0;
          if (rest > 0) held.set(key, rest);
          else held.delete(key);
        },
      };
    },
    async lookUp(ask) {
      if (isOn && lookups >= mostLookups) throw new Problem('server.busy', { seconds: 1 });
      lookups += 1;
      try {
        return await ask();
      } finally {
        lookups -= 1;
      }
    },
    get bytes() {
      return bytes;
    },
  };
}

function refill(account: Account, now: number, perSecond: number, saved: number): void {
  account.left = Math.min(saved, account.left + ((now - account.at) / 1000) * perSecond);
  account.at = now;
}
