import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// What each of them does stands in `listeners.ts`: they are asked for by what they run.

const mailKind = z.enum(['confirm', 'confirmed', 'claimed']);
export type MailKind = z.infer<typeof mailKind>;

/**
 * Sends a mail to a subscriber, where it is still to be sent by then. Run twice, it mails twice: the second time is
 * counted like the first.
 */
export const mailSubscriber = job({
  name: 'newsletter.mail',
  mails: true,
  payload: z.object({ accountId: z.uuid(), subscriptionId: z.uuid(), mail: mailKind }),
});

/** Asks an address whether it wants the answers to a newsletter, where that is still to be asked. Run twice, it mails twice. */
export const mailReplyAddress = job({
  name: 'newsletter.mail-reply-address',
  mails: true,
  payload: z.object({ accountId: z.uuid(), replyAddressId: z.uuid() }),
});

/** Takes over the consents that no worker did. Run twice, it finds nothing the second time. */
export const followConsents = job({
  name: 'newsletter.follow',
  payload: z.object({}),
  attempts: 3,
  cron: '* * * * *',
});

/** Ends what nobody confirmed in time, and erases what was to be erased of it. Run twice, it finds nothing. */
export const expireSubscriptions = job({
  name: 'newsletter.expire',
  payload: z.object({}),
  attempts: 3,
  cron: '*/10 * * * *',
});

/** Deletes reply addresses that no newsletter uses any more. Run twice, it finds nothing the second time. */
export const forgetReplyAddresses = job({
  name: 'newsletter.forget-reply-addresses',
  payload: z.object({}),
  attempts: 3,
  cron: '57 3 * * *',
});

/** Told when somebody receives a newsletter from now on, or does not any more, for the features above. */
export const subscriptionChanged = job({
  name: 'newsletter.subscription-changed',
  payload: z.object({
    accountId: z.uuid(),
    siteId: z.uuid(),
    newsletterId: z.uuid(),
    subscriptionId: z.uuid(),
    change: z.enum(['subscribed', 'unsubscribed']),
    at: z.iso.datetime(),
    /** The consent that says so, and who vouches for it. */
    consentId: z.uuid(),
    source: z.enum(['public', 'private']),
    verified: z.boolean(),
  }),
});
