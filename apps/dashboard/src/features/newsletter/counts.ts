import type { Newsletter, SubscriptionStatus } from '@app/contract';
import { statuses } from './filter.ts';

type Part = { readonly status: SubscriptionStatus; readonly count: number; readonly share: number };
type Tally = {
  /** All who ever asked for it. */
  readonly asked: number;
  /** Those who receive it. */
  readonly confirmed: number;
  /** From 0 to 1. Undefined where nobody asked. */
  readonly share: number | undefined;
  /** Those that somebody is in, in the order of their lives. */
  readonly parts: readonly Part[];
};

const order = [
  'confirmed',
  'pending',
  'unsubscribed',
  'declined',
  'expired',
] as const satisfies readonly SubscriptionStatus[];

/** What the subscriptions of a newsletter come to. */
export function tallyOf(counts: Newsletter['counts']): Tally {
  const asked = statuses.reduce((sum, status) => sum + counts[status], 0);
  const parts = order
    .filter((status) => counts[status] > 0)
    .map((status) => ({ status, count: counts[status], share: counts[status] / asked }));
  return { asked, confirmed: counts.confirmed, share: asked === 0 ? undefined : counts.confirmed / asked, parts };
}
