export const guardRelease = 500;

/**
 * Lets a press through, and none that follows within half a second: the second click of a double click must not send a
 * form twice. `now` is in milliseconds.
 */
export function doubleClickGuard(): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - last < guardRelease) return false;
    last = now;
    return true;
  };
}
