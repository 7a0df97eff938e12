import { createBudget } from './budget.ts';
import { decodeText } from './charset.ts';
import type { Ending, Reason } from './engine.ts';
import type { Guard } from './guard.ts';
import type { Installed } from './installed-tags.ts';
import { startObserver } from './observe-apart.ts';
import { fetchOnce } from './transfer.ts';

export type InstalledPage = {
  /** The address after redirects. */
  readonly url: string;
  readonly ending: Ending;
  readonly reason?: Reason;
  readonly status?: number;
  /** Undefined if the page could not be read. */
  readonly installed?: Installed;
};

const limits = { ms: 15_000, bytes: 5_000_000, requests: 12 };

/** Reads one page through the guard and looks for the tag of its banner. Never throws because of the other side. */
export async function checkInstalledPage(guard: Guard, address: string, publicId: string): Promise<InstalledPage> {
  const budget = createBudget(limits);
  const observer = startObserver();
  try {
    const page = await fetchOnce(guard, address, { budget, maxBytes: limits.bytes });
    const { url, ending, reason, hops, body, contentType } = page;
    const status = hops.at(-1)?.status;
    const isRead = ending === 'done' && body.length > 0 && status !== undefined && status < 400;
    const text = isRead ? decodeText(body, contentType) : undefined;
    const installed = text && (await observer.findTags(text, url, publicId, budget.signal));
    return {
      url,
      ending,
      ...(reason && { reason }),
      ...(status !== undefined && { status }),
      ...(installed && { installed }),
    };
  } finally {
    budget.close();
    await observer.close();
  }
}
