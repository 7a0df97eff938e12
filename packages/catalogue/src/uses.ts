import { categoryOf, isPurpose, stricterOf, type Category } from './purposes.ts';
import type { GroundId } from './grounds.ts';

/** What a tracker or a host is for, as documents describe it and banners control it. */
export type EffectiveUse = {
  /** IDs of purposes. Left out: those of the service. */
  readonly purposes?: readonly string[] | undefined;
  /** The ground on which it is strictly necessary. */
  readonly necessary?: GroundId | undefined;
  /** Left out: that of the service. */
  readonly category?: Category | undefined;
};

/** A service whose trackers and hosts are placed. */
export type PlacingService = {
  readonly purposes: readonly string[];
  /** The category without the owner's statement. */
  readonly usual: Category | undefined;
  /** The category that the owner stated for the whole service. */
  readonly stated?: Category | undefined;
};

/** The trackers of a service with their categories. Unnamed ones (`*`) stand for the service as a whole. */
export function placedTrackers<Each extends EffectiveUse & { readonly name: string }>(
  trackers: readonly Each[],
  service: PlacingService,
): readonly Each[] {
  return trackers.map((tracker) => (tracker.name === '*' ? tracker : placedUse(tracker, service)));
}

/**
 * The use with its category, where it is not the service's. What the owner states of a service moves the trackers and hosts that
 * are in the service's usual category; others keep theirs if it is stricter.
 */
export function placedUse<Each extends EffectiveUse>(use: Each, { purposes, usual, stated }: PlacingService): Each {
  const own = categoryOf((use.purposes ?? purposes).filter(isPurpose), use.necessary);
  const category = movedCategory(own, usual, stated);
  return category && category !== (stated ?? usual) ? { ...use, category } : use;
}

/** The category of a tracker or host after its service was moved from its usual category to the stated one. */
export function movedCategory(
  own: Category | undefined,
  usual: Category | undefined,
  stated: Category | undefined,
): Category | undefined {
  if (stated === undefined || stated === usual) return own;
  return own === undefined || own === usual ? stated : stricterOf(stated, own);
}
