/** How busy a page is, in milliseconds on one clock. */
export type Activity = {
  /** Since when it is loaded; left out: it is not yet. */
  readonly loadedAt?: number;
  /** Requests that are on their way. */
  readonly open: number;
  /** When a request last began or ended. */
  readonly requestAt: number;
  /** When anything last arrived. */
  readonly dataAt: number;
};

/** As long as browsers' drivers take it for "network idle". */
export const usualQuietMs = 500;
// What asks and is not answered asks for news.
const pendingMs = 2000;
// Pages that never rest have shown by then what they do.
const restlessMs = 5000;
// A page waits for what never comes.
const stalledMs = 5000;

/** Whether a page has shown what it does by itself. */
export function isSettled(
  { loadedAt, open, requestAt, dataAt }: Activity,
  now: number,
  quietMs = usualQuietMs,
): boolean {
  if (loadedAt === undefined) return now - Math.max(requestAt, dataAt) >= stalledMs;
  const idle = now - Math.max(requestAt, loadedAt);
  return idle >= (open === 0 ? quietMs : pendingMs) || now - loadedAt >= restlessMs;
}
