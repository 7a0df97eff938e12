import type { Regime } from '../regimes.ts';

/** A regime from a given day, until the next pack of the same regime begins. */
export type Pack = Regime & {
  /** First day, ISO 8601. */
  readonly from: string;
  /** Why the pack is never applied. */
  readonly disabled?: string;
};
