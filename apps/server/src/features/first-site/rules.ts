/** Limits of drafts for visitors, who need no account: what one costs, and how often a site is looked at. */
export const draftLimits = {
  lastsMs: 24 * 3_600_000,
  /** How long a finished draft serves others who ask for the same address. */
  reusedMs: 10 * 60_000,
  countedMs: 3_600_000,
  /** Scans of one host in that time, whoever asks. */
  perHost: 6,
  /** Longer than all drafts that may wait take: whoever still waits then waits for a job that died. */
  waitsMs: 25 * 60_000,
  /** Drafts that may wait for a scan. */
  waiting: 20,
  /** Drafts that one network may ask for in a minute. */
  perMinute: 6,
} as const;

/** Limits of the scan of a draft: one page, less than a minute. */
export const draftCaps = {
  pages: 1,
  pageMs: 20_000,
  pageBytes: 20_000_000,
  pageRequests: 600,
  totalMs: 60_000,
  totalBytes: 60_000_000,
  totalRequests: 1_800,
} as const;

type DraftStartUrl = { readonly url: string; readonly host: string };

/** The start page of a site by what was typed as its address: without path, query and fragment, so that pages are not fished for. */
export function startOf(address: string): DraftStartUrl | undefined {
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  if (!url || url.hostname === '' || url.username !== '' || url.password !== '') return undefined;
  return { url: `${url.origin}/`, host: url.hostname };
}
