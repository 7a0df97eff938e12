import type { Share, VariantResult } from '@app/contract';
import { answeredIn, type CountedRow } from './counts.ts';

/** Quantile of the normal distribution for a two-sided 95% interval. */
const z = 1.959963984540054;
/** Fewest choices for which a difference is evaluated: with fewer, it would be chance. */
const fewest = 100;
const alpha = 0.05;

/**
 * A share with its 95% confidence interval (Wilson score), which is valid for few choices and for shares near 0 or 1.
 *
 * @see E. B. Wilson, Probable inference, the law of succession, and statistical inference (1927)
 */
export function wilson(count: number, of: number): Share {
  if (of === 0) return { count, share: 0, low: 0, high: 1 };
  const share = count / of;
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const [middle, scale] = [share + (z * z) / (2 * of), 1 + (z * z) / of];
  return { count, share, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** p-value of the difference between two shares: a pooled two-proportion z-test, two-sided. */
export function chanceOf(countA: number, ofA: number, countB: number, ofB: number): number {
  const pooled = (countA + countB) / (ofA + ofB);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / ofA + 1 / ofB));
  if (!(deviation > 0)) return 1;
  return 2 * (1 - normal(Math.abs(countA / ofA - countB / ofB) / deviation));
}

/** Cumulative normal distribution for a value of at least 0. @see Abramowitz and Stegun, 7.1.26: to within 2e-7 */
function normal(value: number): number {
  const x = value / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - (series * Math.exp(-x * x)) / 2;
}

export type VariantCounts = CountedRow & { readonly variant: number };

/**
 * Results of a test's variants, variant 0 first. A difference in acceptance is claimed only if it is significant after
 * correction for the number of comparisons (Bonferroni), and both sides have enough choices.
 */
export function variantResults(all: readonly VariantCounts[]): VariantResult[] {
  const inOrder = all.toSorted((one, other) => one.variant - other.variant);
  const control = inOrder.find(({ variant }) => variant === 0);
  const comparisons = inOrder.length - 1;
  return inOrder.map((row) => {
    const choices = answeredIn(row);
    return {
      variant: row.variant,
      choices,
      accept: wilson(row.accept, choices),
      reject: wilson(row.reject + row.close, choices),
      custom: wilson(row.custom, choices),
      waited: waitOf(row),
      against: control && row.variant !== 0 ? comparison(row, control, comparisons) : null,
    };
  });
}

function comparison(row: CountedRow, control: CountedRow, comparisons: number): NonNullable<VariantResult['against']> {
  const [ours, theirs] = [answeredIn(row), answeredIn(control)];
  if (Math.min(ours, theirs) === 0) return { difference: 0, p: 1, verdict: 'too-few' };
  const difference = row.accept / ours - control.accept / theirs;
  const p = Math.min(1, chanceOf(row.accept, ours, control.accept, theirs) * comparisons);
  if (Math.min(ours, theirs) < fewest) return { difference, p, verdict: 'too-few' };
  if (p >= alpha) return { difference, p, verdict: 'no-difference-shown' };
  return { difference, p, verdict: difference > 0 ? 'more' : 'fewer' };
}

/** The geometric mean of the times, with its confidence interval computed on logarithms. */
function waitOf({ waitedCount, waitedLn, waitedLnSquares }: CountedRow): VariantResult['waited'] {
  // A single value has no variance.
  if (waitedCount < 2) return null;
  const mean = waitedLn / waitedCount;
  const variance = Math.max(0, (waitedLnSquares - waitedCount * mean * mean) / (waitedCount - 1));
  const spread = z * Math.sqrt(variance / waitedCount);
  return { typical: Math.exp(mean), low: Math.exp(mean - spread), high: Math.exp(mean + spread) };
}
