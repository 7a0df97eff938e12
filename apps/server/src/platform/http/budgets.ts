import { Problem } from './problem.ts';
import { network } from './rate.ts';

/** Bytes of bodies held at once for everybody who is not known, and the part of them one address may hold. */
export const anonymousBytes = { all: 16 * 1024 * 1024, address: 2 * 1024 * 1024 } as const;
/**
 * Milliseconds of the event loop that everybody who is not known may use in a second, and what may have been saved up;
 * and the same for one address. What is answered from memory does not count.
 */
export const anonymousLoop = { perSecond: 250, saved: 500, address: { perSecond: 60, saved: 200 } } as const;
/** Questions to the database at once that nobody known has asked. */
const mostLookups = 32;
/** Pieces of work that wait for their turn. */
const mostInLine = 500;
/** Milliseconds between two of them. */
const longestPause = 20;
/** Addresses counted at once. */
const mostCounted = 20_000;

/** Counts the bytes of one body. */
export type Meter = {
  /**
   * Where there is no room, the body that has been on its way for longest gives up its own: whoever sends slowly keeps
   * nobody out. @returns false where that does not suffice
   */
  take(bytes: number): boolean;
  /** It is on its way now, and can be given up. */
  arriving(giveUp: () => void): void;
  /** All of it is there: it is given up no more. */
  arrived(): void;
  /** Gives back all that was taken. */
  release(): void;
};

/** What all work for people and programs that are not known may cost together, in this process. */
export type Budgets = {
  /** @throws Problem `server.busy` where the time of the event loop is used up, for all or for this address */
  check(address: string): void;
  /** Runs something and counts the time that it takes. */
  run<Result>(address: string, work: () => Result): Result;
  /**
   * The same, one piece after the other, and others between them: however many come at once, whoever comes then waits for one.
   * @param goesFirst what many will read
   * @throws Problem `server.busy` where the time is used up, or too many wait already
   */
  inTurn<Result>(address: string, work: () => Result, goesFirst?: boolean): Promise<Result>;
  meter(address: string): Meter;
  /** Asks the database something for whoever is not known. @throws Problem `server.busy` where too many ask already */
  lookUp<Result>(ask: () => Promise<Result>): Promise<Result>;
  /** Bytes of bodies that are held now. */
  readonly bytes: number;
};

type Account = { left: number; at: number };
type Arriving = { readonly key: string; readonly giveUp: () => void };

/** Milliseconds of the processor that this thread used: where others keep it waiting, that is no work of strangers. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** @param clock in milliseconds, and never going back */
export function newBudgets(isOn = true, clock: () => number = () => performance.now()): Budgets {
  const all: Account = { left: anonymousLoop.saved, at: clock() };
  let addresses = new Map<string, Account>();
  const held = new Map<string, number>();
  /** The one that began first stands first. */
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

  /** Whether so many more bytes find room, now or after others gave up theirs. */
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

  /** Then everybody else has their turn, for as long as the piece took. */
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
      // Those before may have used it up.
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
