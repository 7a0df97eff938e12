import type { Newsletter, SubscriptionStatus } from '@app/contract';
import { statuses } from './filter.ts';

type Part = { readonly status: SubscriptionStatus; readonly count: number; readonly share: number };
type Tally = {
  /** The number of people who ever asked for it. */
  readonly asked: number;
  /** The number of people who receive it. */
  readonly confirmed: number;
  /** The confirmed share, from 0 to 1. Undefined if nobody asked. */
  readonly share: number | undefined;
  /** The statuses with at least one subscription, in the order of a subscription's life. */
  readonly parts: readonly Part[];
};

const order = [
  'confirmed',
  'pending',
  'unsubscribed',
  'declined',
  'expired',
] as const satisfies readonly SubscriptionStatus[];

/** Sums up the subscriptions of a newsletter. */
export function tallyOf(counts: Newsletter['counts']): Tally {
  const asked = statuses.reduce((sum, status) => sum + counts[status], 0);
  const parts = order
    .filter((status) => counts[status] > 0)
    .map((status) => ({ status, count: counts[status], share: counts[status] / asked }));
  return { asked, confirmed: counts.confirmed, share: asked === 0 ? undefined : counts.confirmed / asked, parts };
}
