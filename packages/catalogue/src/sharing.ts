import type { PurposeId } from './purposes.ts';

/** Purposes that serve cross-site behavioral advertising. CCPA § 1798.140(ah); Va. Code § 59.1-575. */
export const crossSitePurposes: ReadonlySet<string> = new Set<PurposeId>([
  'advertising',
  'remarketing',
  'data-management',
]);

/** What decides whether data is sold or shared through a service. */
export type SharingFacts = {
  /** IDs of purposes. */
  readonly purposes: readonly string[];
  /** The owner's statement. Left out: derived from the purposes. */
  readonly shares?: boolean | undefined;
  readonly sells?: boolean | undefined;
};

/**
 * Whether personal data is sold or shared through a service, in the sense of the US state laws: then it stops where a visitor
 * opts out of that.
 */
export function sellsOrShares({ purposes, shares, sells }: SharingFacts): boolean {
  return sells === true || (shares ?? purposes.some((purpose) => crossSitePurposes.has(purpose)));
}
