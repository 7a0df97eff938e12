import { createBudget, fetchOnce, type Guard } from '@app/scanner';
import { listLasts } from '@app/tcf';

/** Where lists that others publish stand. We fetch them, and pass them on: browsers ask nobody else (RULES T9). */
export type PublishedLists = {
  /** The vendor list of IAB Europe: an origin. */
  readonly vendors: string;
  /** Google's list of its ad technology providers: an address. */
  readonly providers: string;
};

export const publishedLists: PublishedLists = {
  vendors: 'https://vendor-list.consensu.org',
  providers: 'https://storage.googleapis.com/tcfac/additional-consent-providers.csv',
};

const limits = { ms: 60_000, bytes: 40_000_000, requests: 5 };
// Seconds. It is looked every morning, and has to be here again well before a list is out of date.
const [shortest, longest] = [3_600, 7 * 86_400];

type Wanted = {
  /** What it is called where it does not come. */
  readonly what: string;
  readonly url: string;
  readonly accept: string;
  readonly maxBytes: number;
};

export type Downloaded = { readonly text: string; readonly fetchedAt: Date; readonly freshUntil: Date };

/** Fetches a list that others publish. It is fresh as long as its `max-age` says: from an hour to a week. @throws Error where it does not come */
export async function downloadList(
  guard: Guard,
  { what, url, accept, maxBytes }: Wanted,
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

/** From when on nothing is published with a list, though it may still be the newest we have. */
export function outdatedFrom({ fetchedAt }: Pick<Downloaded, 'fetchedAt'>): string {
  return new Date(fetchedAt.getTime() + listLasts).toISOString();
}
