import { necessary, type PurposeSet } from '@app/consent';
import { check } from './hold.ts';
import { guard as shared, type Releasing } from './joint.ts';
import { followReading, releaseAll, restore, visible } from './release.ts';

export const guard = Object.assign(shared, {
  allow(set: PurposeSet) {
    const { allowed } = guard;
    guard.allowed = set | necessary;
    // At first, checks the elements that were there before the guard. Only an element that is inserted anew stops a
    // load that has begun, and only `load()` makes a media element let go of its file.
    if (allowed & ~guard.allowed || !guard.start)
      for (const element of document.querySelectorAll<HTMLMediaElement>(visible))
        if (check(element)) {
          element.replaceWith(element);
          element.load?.();
        }
    releaseAll();
  },
  restore,
}) as Releasing;

/** Releases what is allowed and marked up, now and later. */
export function startReleasing(allowed: PurposeSet): void {
  followReading();
  guard.allow(allowed);
}
