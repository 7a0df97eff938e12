/** Time units, from the shortest to the longest. */
export const timeUnits = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** A whole number of units, at least one. */
export type Period = { readonly amount: number; readonly unit: TimeUnit };

/** The lifetime of a tracker in the browser. `indefinite`: until deleted manually. `unspecified`: not stated. */
export type Lifetime =
  | { readonly kind: 'session' }
  /** `longest`: the period is a maximum. */
  | { readonly kind: 'period'; readonly period: Period; readonly longest?: true | undefined }
  | { readonly kind: 'indefinite' }
  | { readonly kind: 'unspecified' };

/** How the site's owner states the lifetimes of a service's trackers. `none` is "do not specify". */
export const lifetimeModes = ['auto', 'custom', 'session', 'indefinite', 'none'] as const;
export type LifetimeMode = (typeof lifetimeModes)[number];

/** `range_one`: one maximum for all trackers. `range_all`: one lifetime for each. */
export const lifetimeRanges = ['range_one', 'range_all'] as const;
export type LifetimeRange = (typeof lifetimeRanges)[number];

// Months and years as commonly computed for the Max-Age of cookies: 30 and 365 days.
const secondsIn: Record<TimeUnit, number> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  month: 2_592_000,
  year: 31_536_000,
};

export function seconds({ amount, unit }: Period): number {
  return amount * secondsIn[unit];
}

/** The period in the largest unit that divides it: 34,128,000 seconds become 395 days. */
export function periodOf(wholeSeconds: number): Period {
  const largestFirst = [...timeUnits].reverse();
  const unit = largestFirst.find((each) => wholeSeconds % secondsIn[each] === 0) ?? 'second';
  return { amount: wholeSeconds / secondsIn[unit], unit };
}

/** Compares lifetimes, the shortest first. An unspecified one counts as the longest, because it may be. */
export function compareLifetimes(a: Lifetime, b: Lifetime): number {
  return kindRank[a.kind] - kindRank[b.kind] || length(a) - length(b);
}

const kindRank: Record<Lifetime['kind'], number> = { session: 0, period: 1, indefinite: 2, unspecified: 3 };

function length(lifetime: Lifetime): number {
  return lifetime.kind === 'period' ? seconds(lifetime.period) : 0;
}

/** The longest of several, or `undefined` if there are none. */
export function longestLifetime(lifetimes: readonly Lifetime[]): Lifetime | undefined {
  return lifetimes.reduce<Lifetime | undefined>(
    (longest, each) => (longest && compareLifetimes(longest, each) >= 0 ? longest : each),
    undefined,
  );
}

/** Formats a lifetime as in the catalogue's files: `session`, `indefinite`, `2 year`. */
export function writtenLifetime(lifetime: Lifetime): string {
  return lifetime.kind === 'period' ? `${lifetime.period.amount} ${lifetime.period.unit}` : lifetime.kind;
}

/** Parses the output of `writtenLifetime`; `undefined` for anything else. */
export function readLifetime(written: string): Lifetime | undefined {
  if (written === 'session' || written === 'indefinite' || written === 'unspecified') return { kind: written };
  const [amount, unit, rest] = written.split(' ');
  const known = timeUnits.find((each) => each === unit);
  if (!amount || !known || rest !== undefined || !/^[1-9]\d{0,9}$/.test(amount)) return undefined;
  return { kind: 'period', period: { amount: Number(amount), unit: known } };
}
