export const guardRelease = 500;

/**
 * Accepts a press and refuses any other within half a second, so that a double click does not submit a form twice. `now` is in
 * milliseconds. A press with other content is not a double click: `sent` is compared by identity.
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
