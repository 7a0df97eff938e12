import type { PurposeSet } from './purposes.ts';

/**
 * Regimes a visitor may fall under. The index in this list is stored in choices and events, so new ones go to the end.
 * `us` is any US state when a country lookup does not tell which one.
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

/** A regime without a pack: choices of earlier banners name it, and a banner that is set to it gets the strictest. */
export const retiredRegime = 'ca';
/** The law of one place, which an owner may apply to everybody. */
export type PlaceRegime = Exclude<RegimeId, 'strictest' | typeof retiredRegime>;
export const placeRegimes: readonly PlaceRegime[] = /* @__PURE__ */ regimeIds.filter(
  (id) => id !== 'strictest' && id !== retiredRegime,
);

/** Whether trackers wait for consent, run until a refusal, or run with a notice; the strictest first. */
export const modes = ['opt-in', 'opt-out', 'notice'] as const;
export type Mode = (typeof modes)[number];

/**
 * Purposes that may run without asking where a law allows it with a notice and an easy opt-out, if the owner wants it.
 * `fr`: the owner's own audience measurement (RULES B19). `uk`: statistics (RULES B20).
 */
export const exemptions = ['fr', 'uk'] as const;
export type Exemption = (typeof exemptions)[number];

/** What one regime requires of a banner on a given day. */
export type Regime = {
  readonly id: RegimeId;
  readonly mode: Mode;
  /** Purposes that run before a choice, besides necessary ones. 0 in opt-in regimes. */
  readonly before: PurposeSet;
  /** Purposes that also run before a choice if the owner uses the exemption. */
  readonly exempt?: { readonly by: Exemption; readonly purposes: PurposeSet };
  /** Whether a closing cross is required; it stores a refusal (RULES B7). */
  readonly closeRequired: boolean;
  /** Whether reject must be on the first layer, as easy as accept (RULES B3). */
  readonly rejectOnFirst: boolean;
  /** Whether Global Privacy Control opts out without a click (RULES G1). */
  readonly gpc: boolean;
  /** Whether the site must show that the signal was honored (RULES G2). */
  readonly gpcShown: boolean;
  /** Months before a visitor may be asked again, unless something changed (RULES B13, B14). */
  readonly reaskMonths: number;
  /** Months after which a choice expires at the latest (RULES B15). */
  readonly mostMonths: number;
  /** Whether TCF vendors are told `gdprApplies`. */
  readonly gdpr: boolean;
  /** Number of the section of the Global Privacy Platform (RULES G7). */
  readonly gpp?: number;
  /** Legal sources. */
  readonly sources: readonly string[];
};
