import type { OptIn, SubscriptionStatus } from '@app/contract';

const hour = 3_600_000;
const day = 24 * hour;

/** What is said of a newsletter by a consent. */
export type Answer = {
  readonly wanted: boolean;
  /** Whether somebody vouches that the person confirmed it: a private key alone can say so (RULES C5). */
  readonly verified: boolean;
  /** Whether it was said so long ago that the person would wonder at a mail. */
  readonly late: boolean;
  /** Whether a page said it and nobody vouches for it (RULES C4). */
  readonly claimed: boolean;
  /** Whether anybody ever vouched for anything of the person: then no page decides for them. */
  readonly known: boolean;
};

/**
 * `remind`: asked again while it waits. `lapse`: kept, as nobody confirmed it in time. `claim`: a page says that it is not
 * wanted any more, which the address is asked by mail.
 */
export type Change = 'ask' | 'remind' | 'confirm' | 'lapse' | 'unsubscribe' | 'claim';

type Before = { readonly status: SubscriptionStatus; readonly source: 'public' | 'private' };

/** What an answer changes. Undefined: nothing. */
export function changeOf(
  before: Before | undefined,
  { wanted, verified, late, claimed, known }: Answer,
  optIn: OptIn,
): Change | undefined {
  const status = before?.status;
  if (!wanted) {
    if (status === 'confirmed') return claimed ? 'claim' : 'unsubscribe';
    // What a page began, a page may end. What a server began ends by itself, if nobody confirms it.
    return status === 'pending' && !(claimed && before?.source === 'private') ? 'unsubscribe' : undefined;
  }
  if (status === 'confirmed') return undefined;
  if (verified || (optIn === 'single' && !(claimed && known))) return 'confirm';
  if (late) return status === undefined ? 'lapse' : undefined;
  return status === 'pending' ? 'remind' : 'ask';
}

type Times = { readonly at: Date; readonly receivedAt: Date };

/** When something counts as said: by the sender's clock, but never after it came. */
export function saidAt({ at, receivedAt }: Times): Date {
  return at < receivedAt ? at : receivedAt;
}

/** Whether a server brought what was said longer ago than a link works, as an import does. */
export function isLate({ at, receivedAt }: Times, source: 'public' | 'private', confirmHours: number): boolean {
  return source === 'private' && receivedAt.getTime() - at.getTime() > confirmHours * hour;
}

export function expiryOf(confirmHours: number, now: Date): Date {
  return new Date(now.getTime() + confirmHours * hour);
}

/** Mails of us within a day, to a subscription and to an address of an account; and of a site within an hour. */
export const mostMails = { ofSubscription: 3, toAddress: 6, ofSite: 1000, toReplyAddress: 3 } as const;
export const mailSpan = { day, hour } as const;
/** What a site may not send now is tried again then. */
export const sendLater = 10 * 60_000;

/** For so long whoever unsubscribed on the page may take it back there, without another mail. */
export const undoSpan = hour;
/** Subscriptions confirmed in a row within a day by going back and forth. */
export const mostTurns = 10;

/** How long the link to a reply address works, and how long one is remembered that no newsletter names any more. */
export const replyLinkSpan = 7 * day;
export const replyGrace = 30 * day;

/**
 * How long what nobody confirmed is kept: an expired link can be sent anew, and of one that was declined the limits of
 * mails still hold.
 */
export const graceOf = { expired: 7 * day, declined: day, unsubscribed: day } as const;

/** An address that its owner knows again and nobody else reads: newsletters are forwarded. */
export function masked(email: string): string {
  return `${[...email][0] ?? ''}•••${email.slice(email.lastIndexOf('@'))}`;
}
