import type { PurposeSet } from './purposes.ts';

/**
 * The packs of law a visitor may fall under. The place in this list is what choices and events store, so new ones go to
 * the end. `us` is any state of the USA, of which a country lookup does not know which.
 */
export const regimeIds = [
  'strictest',
  'eu',
  'it',
  'fr',
  'es',
  'uk',
  'ch',
  'br',
  'ca-qc',
  'ca',
  'us',
  'us-ca',
  'jp',
  'kr',
  'in',
  'za',
  'au',
  'other',
] as const;
export type RegimeId = (typeof regimeIds)[number];

/** Whether trackers wait for a yes, run until a no, or run with a notice: the strictest first. */
export const modes = ['opt-in', 'opt-out', 'notice'] as const;
export type Mode = (typeof modes)[number];

/**
 * What runs without being asked where a law allows it with a notice and an easy no, if the owner wants it. `fr`: the
 * owner's own audience measurement (RULES B19). `uk`: statistics (RULES B20).
 */
export const exemptions = ['fr', 'uk'] as const;
export type Exemption = (typeof exemptions)[number];

/** What one pack asks of a banner, on a given day. */
export type Regime = {
  readonly id: RegimeId;
  readonly mode: Mode;
  /** Runs before a choice, beside what is necessary. 0 in opt-in packs. */
  readonly before: PurposeSet;
  /** Runs before a choice, too, where the owner uses the exemption. */
  readonly exempt?: { readonly by: Exemption; readonly purposes: PurposeSet };
  /** The closing cross is required and stores a refusal (RULES B7). */
  readonly closeRequired: boolean;
  /** Reject stands on the first layer, as easy as accept (RULES B3). */
  readonly rejectOnFirst: boolean;
  /** Global Privacy Control opts out with no click (RULES G1). */
  readonly gpc: boolean;
  /** Whether the site must show that the signal was honoured (RULES G2). */
  readonly gpcShown: boolean;
  /** Not asked again for so many months, unless something changed (RULES B13, B14). */
  readonly reaskMonths: number;
  /** A choice ends after so many months at the latest (RULES B15). */
  readonly mostMonths: number;
  /** Whether `gdprApplies` is said to TCF vendors. */
  readonly gdpr: boolean;
  /** The section of the Global Privacy Platform, by its number (RULES G7). */
  readonly gpp?: number;
  /** Where it is said. */
  readonly sources: readonly string[];
};
