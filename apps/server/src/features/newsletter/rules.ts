import type { OptIn, SubscriptionStatus } from '@app/contract';

const hour = 3_600_000;
const day = 24 * hour;

/** The answer of a consent to a newsletter. */
export type Answer = {
  readonly wanted: boolean;
  /** Whether somebody vouches that the person confirmed it, which only a private key can do (RULES C5). */
  readonly verified: boolean;
  /** Whether the answer is so old that a mail would surprise the person. */
  readonly late: boolean;
  /** Whether it comes from a page and nobody vouches for it (RULES C4). */
  readonly claimed: boolean;
  /** Whether anybody ever vouched for anything about the person: then pages cannot decide for them. */
  readonly known: boolean;
};

/**
 * `remind`: asked again while pending. `lapse`: stored as not confirmed in time. `claim`: a page claims that it is no longer
 * wanted, and the address is asked by mail.
 */
export type Change = 'ask' | 'remind' | 'confirm' | 'lapse' | 'unsubscribe' | 'claim';

type Before = { readonly status: SubscriptionStatus; readonly source: 'public' | 'private' };

/** The change that an answer causes. Undefined: none. */
export function changeOf(
  before: Before | undefined,
  { wanted, verified, late, claimed, known }: Answer,
  optIn: OptIn,
): Change | undefined {
  const status = before?.status;
  if (!wanted) {
    if (status === 'confirmed') return claimed ? 'claim' : 'unsubscribe';
    // A page can end what a page requested. A server's request expires by itself if nobody confirms it.
    return status === 'pending' && !(claimed && before?.source === 'private') ? 'unsubscribe' : undefined;
  }
  if (status === 'confirmed') return undefined;
  if (verified || (optIn === 'single' && !(claimed && known))) return 'confirm';
  if (late) return status === undefined ? 'lapse' : undefined;
  return status === 'pending' ? 'remind' : 'ask';
}

type Times = { readonly at: Date; readonly receivedAt: Date };

/** The time of an answer: by the sender's clock, but never later than its receipt. */
export function saidAt({ at, receivedAt }: Times): Date {
  return at < receivedAt ? at : receivedAt;
}

/** Whether a server sent an answer that is older than the validity of a link, as imports do. */
export function isLate({ at, receivedAt }: Times, source: 'public' | 'private', confirmHours: number): boolean {
  return source === 'private' && receivedAt.getTime() - at.getTime() > confirmHours * hour;
}

export function expiryOf(confirmHours: number, now: Date): Date {
  return new Date(now.getTime() + confirmHours * hour);
}

/**
 * The maximum number of our mails within a day to a subscription, to an address of an account and to a reply address; and of a
 * site within an hour.
 */
export const mostMails = { ofSubscription: 3, toAddress: 6, ofSite: 1000, toReplyAddress: 3 } as const;
export const mailSpan = { day, hour } as const;
/** Milliseconds after which a mail above the site's limit is tried again. */
export const sendLater = 10 * 60_000;

/** For how long a person who unsubscribed on the page may undo it there, without another mail. */
export const undoSpan = hour;
/** How often a subscription may be confirmed again by undoing within a day. */
export const mostTurns = 10;

/** How long the link to a reply address works, and how long an address is kept that no newsletter uses any more. */
export const replyLinkSpan = 7 * day;
export const replyGrace = 30 * day;

/**
 * How long unconfirmed subscriptions are kept: an expired link can be sent again, and the mail limits still apply to a declined
 * address.
 */
export const graceOf = { expired: 7 * day, declined: day, unsubscribed: day } as const;
