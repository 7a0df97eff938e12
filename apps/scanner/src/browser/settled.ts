/** A page's activity; all times are milliseconds on the same clock. */
export type Activity = {
  /** When the page loaded; left out: not yet. */
  readonly loadedAt?: number;
  /** The number of pending requests. */
  readonly open: number;
  /** When a request last started or ended. */
  readonly requestAt: number;
  /** When data last arrived. */
  readonly dataAt: number;
};

/** The same threshold as the "network idle" of browser drivers. */
export const usualQuietMs = 500;
// A request that stays unanswered this long is polling.
const pendingMs = 2000;
// Pages that never become idle have shown their behavior by then.
const restlessMs = 5000;
// The page waits for a response that never comes.
const stalledMs = 5000;

/** Whether a page has shown everything it does without interaction. */
export function isSettled(
  { loadedAt, open, requestAt, dataAt }: Activity,
  now: number,
  quietMs = usualQuietMs,
): boolean {
  if (loadedAt === undefined) return now - Math.max(requestAt, dataAt) >= stalledMs;
  const idle = now - Math.max(requestAt, loadedAt);
  return idle >= (open === 0 ? quietMs : pendingMs) || now - loadedAt >= restlessMs;
}
