export const guardRelease = 500;

/**
 * Lets a press through, and none that follows within half a second: the second click of a double click must not send a
 * form twice. `now` is in milliseconds. Whoever sends something else meanwhile has not clicked twice: `sent` is told by
 * identity.
 */
export function doubleClickGuard(): (now: number, sent?: unknown) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  let before: unknown;
  return (now, sent) => {
    if (now - last < guardRelease && sent === before) return false;
    last = now;
    before = sent;
    return true;
  };
}
