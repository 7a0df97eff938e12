import { createBudget, fetchOnce, type Guard } from '@app/scanner';
import { listLasts } from '@app/tcf';
import type { PublishedLists } from '#platform/feature.ts';

/**
 * URLs of third-party lists. We fetch them and pass them on: visitors' browsers send no request to the publishers
 * (RULES T9).
 */
export const publishedLists: PublishedLists = {
  vendors: 'https://vendor-list.consensu.org',
  providers: 'https://storage.googleapis.com/tcfac/additional-consent-providers.csv',
};

const limits = { ms: 60_000, bytes: 40_000_000, requests: 5 };
// Limits in seconds. A job runs every morning, and must fetch a new list well before the old one is outdated.
const [shortest, longest] = [3_600, 7 * 86_400];

type Download = {
  /** Name of the list in error messages. */
  readonly what: string;
  readonly url: string;
  readonly accept: string;
  readonly maxBytes: number;
};

export type Downloaded = { readonly text: string; readonly fetchedAt: Date; readonly freshUntil: Date };

/**
 * Fetches a third-party list. It is fresh for its `max-age`, but at least an hour and at most a week. @throws Error if
 * it cannot be fetched
 */
export async function downloadList(
  guard: Guard,
  { what, url, accept, maxBytes }: Download,
  at: Date,
): Promise<Downloaded> {
  const budget = createBudget(limits);
  try {
    const fetched = await fetchOnce(guard, url, { budget, maxBytes, headers: { accept } });
    const status = fetched.hops.at(-1)?.status;
    if (fetched.ending !== 'done' || status !== 200) {
      throw new Error(`The ${what} did not come: ${fetched.reason ?? fetched.ending} ${status ?? ''}`);
    }
    const [, seconds] = /max-age=(\d{1,9})/i.exec(fetched.cacheControl) ?? [];
    const age = Math.min(longest, Math.max(shortest, Number(seconds ?? longest)));
    return {
      text: fetched.body.toString('utf8'),
      fetchedAt: at,
      freshUntil: new Date(at.getTime() + age * 1000),
    };
  } finally {
    budget.close();
  }
}

/** Time from which nothing is published with a list, even if it is the newest one available. */
export function outdatedFrom({ fetchedAt }: Pick<Downloaded, 'fetchedAt'>): string {
  return new Date(fetchedAt.getTime() + listLasts).toISOString();
}
