import { purposes, type Rules } from './rules.ts';

export type RulesSource = {
  /** The rules, fetched at most once in `seconds`. Where they cannot be had, the last ones; none yet: undefined. */
  current(): Promise<Rules | undefined>;
};

export type SourceOptions = {
  /** How long rules are good for. 300 if not said. */
  readonly seconds?: number;
  readonly fetch?: (address: string) => Promise<Response>;
  /** Milliseconds since some moment. */
  readonly now?: () => number;
};

/** Milliseconds that a page waits for rules; then it goes out with the last. */
const patience = 2000;
/** Seconds until they are asked for again where there are none at all: pages go out unmarked meanwhile. */
const soon = 5;

/**
 * Keeps the rules of a site: `rulesFrom('https://privacy.example.com/embed/cs/k7m2q9x4ab.rules.json')`. While new ones
 * are fetched, the last serve.
 */
export function rulesFrom(address: string, options: SourceOptions = {}): RulesSource {
  // A server's own clock, where nobody gives another.
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
      // The last ones are better than none. It is tried again when they are old once more.
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
