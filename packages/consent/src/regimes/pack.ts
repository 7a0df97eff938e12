import type { Regime } from '../regimes.ts';

/** A regime as the law has it from a day on, until a later pack of the same regime begins. */
export type Pack = Regime & {
  /** First day, ISO 8601. */
  readonly from: string;
  /** Why it is not applied on any day. */
  readonly disabled?: string;
};
