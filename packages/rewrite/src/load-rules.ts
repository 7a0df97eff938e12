import { purposes, type Rules } from './rules.ts';

export type RulesSource = {
  /** The rules, fetched at most once per `seconds`. If fetching fails, the previous ones; undefined if there are none yet. */
  current(): Promise<Rules | undefined>;
};

export type SourceOptions = {
  /** How long rules are cached, in seconds. Default: 300. */
  readonly seconds?: number;
  readonly fetch?: (address: string) => Promise<Response>;
  /** A clock in milliseconds since any fixed moment. */
  readonly now?: () => number;
};

/** Milliseconds that a page waits while no rules are loaded yet; then it is sent without markup. */
const patience = 2000;
/** Seconds until a retry if no rules were loaded at all: pages are sent without markup meanwhile. */
const soon = 5;

/**
 * Caches the rules of a site: `rulesFrom('https://privacy.example.com/embed/cs/k7m2q9x4ab.rules.json')`. While it fetches new
 * ones, it serves the previous ones.
 */
export function rulesFrom(address: string, options: SourceOptions = {}): RulesSource {
  // The server's own clock, unless the caller passes another.
  // oxlint-disable-next-line app/pure
  const { seconds = 300, fetch: ask = globalThis.fetch, now = () => performance.now() } = options;
  let rules: Rules | undefined;
  let fetched = -Infinity;
  let coming: Promise<void> | undefined;

  async function renew(): Promise<void> {
    try {
      const answer = await ask(address);
      const read: unknown = answer.ok ? await answer.json() : undefined;
      if (isRules(read)) rules = read;
    } catch {
      // Keeps the previous rules. The next attempt follows when they expire again.
    }
    coming = undefined;
  }

  return {
    async current() {
      if (now() - fetched >= (rules ? seconds : Math.min(soon, seconds)) * 1000) {
        fetched = now();
        coming = renew();
      }
      if (!rules && coming) await Promise.race([coming, new Promise((done) => setTimeout(done, patience))]);
      return rules;
    },
  };
}

function isRules(value: unknown): value is Rules {
  const { version, hosts } = (value ?? {}) as Partial<Rules>;
  return (
    typeof version === 'number' &&
    typeof hosts === 'object' &&
    purposes.every(
      (purpose) =>
        Array.isArray(hosts[purpose] ?? []) && (hosts[purpose] ?? []).every((one) => typeof one === 'string'),
    )
  );
}
