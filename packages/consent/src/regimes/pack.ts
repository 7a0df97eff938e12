import type { Regime } from '../regimes.ts';

/** A regime from a given day, until the next pack of the same regime begins. */
export type Pack = Regime & {
  /** First day, ISO 8601. */
  readonly from: string;
  /** Why the pack is never applied. */
  readonly disabled?: string;
};

/** What most laws that require consent ask; a pack says where its law differs. */
export const asks = {
  mode: 'opt-in',
  before: 0,
  closeRequired: false,
  rejectOnFirst: true,
  gpc: false,
  gpcShown: false,
  reaskMonths: 6,
  mostMonths: 24,
  gdpr: false,
} as const satisfies Partial<Pack>;
