import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// The jobs are implemented in `listeners.ts`, since the code they run also queues them.

const mailKind = z.enum(['confirm', 'confirmed', 'claimed']);
export type MailKind = z.infer<typeof mailKind>;

/**
 * Sends a mail to a subscriber if it is still due by then. A second run mails again; that mail counts against the limits too.
 */
export const mailSubscriber = job({
  name: 'newsletter.mail',
  mails: true,
  payload: z.object({ accountId: z.uuid(), subscriptionId: z.uuid(), mail: mailKind }),
});

/** Asks an address whether it accepts replies to a newsletter, if that is still to be asked. A second run mails again. */
export const mailReplyAddress = job({
  name: 'newsletter.mail-reply-address',
  mails: true,
  payload: z.object({ accountId: z.uuid(), replyAddressId: z.uuid() }),
});

/** Applies the consents that no worker has applied. Idempotent. */
export const followConsents = job({
  name: 'newsletter.follow',
  payload: z.object({}),
  attempts: 3,
  cron: '* * * * *',
});

/** Expires unconfirmed subscriptions and erases their data when due. Idempotent. */
export const expireSubscriptions = job({
  name: 'newsletter.expire',
  payload: z.object({}),
  attempts: 3,
  cron: '*/10 * * * *',
});

/** Deletes reply addresses that no newsletter uses any more. Idempotent. */
export const forgetReplyAddresses = job({
  name: 'newsletter.forget-reply-addresses',
  payload: z.object({}),
  attempts: 3,
  cron: '57 3 * * *',
});

/** Announces, for higher features, that a person is now subscribed to a newsletter or unsubscribed. */
export const subscriptionChanged = job({
  name: 'newsletter.subscription-changed',
  payload: z.object({
    accountId: z.uuid(),
    siteId: z.uuid(),
    newsletterId: z.uuid(),
    subscriptionId: z.uuid(),
    change: z.enum(['subscribed', 'unsubscribed']),
    at: z.iso.datetime(),
    /** The consent with the answer, and who vouches for it. */
    consentId: z.uuid(),
    source: z.enum(['public', 'private']),
    verified: z.boolean(),
  }),
});
