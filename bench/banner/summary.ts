import type { Accessibility } from './accessibility.ts';
import type { Bytes } from './bytes.ts';
import type { Cost } from './cost.ts';
import type { Timing } from './timing.ts';

/** A run with the load by other programs during it. */
export type Sampled<T> = T & { readonly others: number };

/** All measurements of a candidate. */
export type Measured = {
  readonly name: string;
  readonly version: string;
  readonly bytes: Bytes | undefined;
  readonly access: Accessibility | undefined;
  readonly timings: Sampled<Timing>[];
  readonly slow: Sampled<Timing>[];
  readonly costs: Sampled<Cost>[];
  readonly returns: Sampled<Cost & { readonly bytes: number }>[];
};

/** The undisturbed runs, or at least the eight least disturbed. */
function calm<T extends { readonly others: number }>(runs: readonly T[]): readonly T[] {
  const ordered = runs.toSorted((one, other) => one.others - other.others);
  return ordered.slice(0, Math.max(8, ordered.filter(({ others }) => others <= 0.15).length));
}

export function median(values: readonly number[]): number | undefined {
  const sorted = values.filter(Number.isFinite).toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** The median over the calm runs at a rate. */
export function middleOf<T extends { readonly others: number; readonly rate: number }>(
  runs: readonly T[],
  rate: number,
  value: (run: T) => number | undefined,
): number | undefined {
  return median(calm(runs.filter((run) => run.rate === rate)).map((run) => value(run) ?? Number.NaN));
}

/** The worst value over the calm runs at these rates. */
export function worstOf<T extends { readonly others: number; readonly rate: number }>(
  runs: readonly T[],
  rates: readonly number[],
  value: (run: T) => number | undefined,
): number | undefined {
  const values = rates.flatMap((rate) => calm(runs.filter((run) => run.rate === rate)).map(value));
  const known = values.filter((one) => one !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** The same, as the difference from the page without a banner. */
export function above(
  measured: Measured,
  control: Measured,
  rate: number,
  value: (cost: Cost) => number,
  runs: 'costs' | 'returns' = 'costs',
): number | undefined {
  const [ours, bare] = [middleOf(measured[runs], rate, value), middleOf(control.costs, rate, value)];
  return ours === undefined || bare === undefined ? undefined : ours - bare;
}
