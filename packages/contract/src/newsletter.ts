import { z } from 'zod';
import { word } from './consent-records-shapes.ts';
import { endpoint } from './endpoint.ts';
import { exportEndpoints, csvExport } from './exports.ts';
import { email, isoDate, locale, oneLine, pageSize, publicName } from './fields.ts';

/** How an address becomes subscribed: at once, or after the link mailed to it was opened (RULES C7). */
export const optIn = z.enum(['double', 'single']);
export type OptIn = z.infer<typeof optIn>;

/**
 * `pending`: requested, not confirmed. `confirmed`: receives e-mails. `unsubscribed`: no longer receives them.
 * `declined`: said that they did not request it. `expired`: did not confirm in time.
 */
export const subscriptionStatus = z.enum(['pending', 'confirmed', 'unsubscribed', 'declined', 'expired']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

const newsletterSettings = z.object({
  /** Name shown to subscribers. */
  name: publicName(100),
  /** The consent preference that subscribes if true and unsubscribes if false. Each preference has at most one newsletter. */
  preference: oneLine(100),
  optIn,
  /** Hours for which a confirmation link is valid. */
  confirmHours: z.int().min(1).max(720),
  /** Sender's name in e-mails. Null: the name of the site. */
  senderName: publicName(100).nullable(),
  /** Reply-To address. Null: none. */
  replyTo: email.nullable(),
  /** URL to which a subscriber is redirected after confirming. Null: stays on our page. */
  confirmedUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable(),
  /** Whether an e-mail with the link to unsubscribe is sent after a confirmation. */
  welcome: z.boolean(),
});

/**
 * Whether the owner of an address accepts the replies. `own`: it belongs to a person of the account who verified it.
 * `confirmed`, `declined`: answered by the link mailed to it. `waiting`: the link was mailed, with no answer yet.
 * `unasked`: it was set before this was required. E-mails only use it if it is `own` or `confirmed`.
 */
const replyToProof = z.object({
  status: z.enum(['own', 'confirmed', 'waiting', 'declined', 'unasked']),
  /** When it was confirmed, declined or asked. */
  at: z.iso.datetime().nullable(),
});

export const newsletter = newsletterSettings.extend({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Null if there is no Reply-To address. */
  replyToProof: replyToProof.nullable(),
  /** Number of subscriptions by status. */
  counts: z.record(subscriptionStatus, z.int()),
});
export type Newsletter = z.infer<typeof newsletter>;

export const subscription = z.object({
  id: z.uuid(),
  newsletterId: z.uuid(),
  subject: z.object({
    id: z.uuid(),
    externalId: z.string().nullable(),
    email: z.string().nullable(),
    fullName: z.string().nullable(),
  }),
  /** Whether the request came from a page or from a server with a private key. */
  source: z.enum(['public', 'private']),
  type: optIn,
  status: subscriptionStatus,
  /** Current value of the newsletter's preference for this person. Null if it was never set. */
  preference: word.nullable(),
  /**
   * A page reported that the newsletter is no longer wanted. That alone changes nothing: the address was asked by
   * e-mail. Null if there is no such report.
   */
  claimed: word.nullable(),
  /** Language of e-mails and pages. */
  language: z.string(),
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  /** When it was unsubscribed, declined or expired. */
  endedAt: z.iso.datetime().nullable(),
  /** When the request to confirm a pending one expires. */
  expiresAt: z.iso.datetime().nullable(),
});
export type Subscription = z.infer<typeof subscription>;

export const subscriptionDetail = subscription.extend({
  /** Events, oldest first, each with the consent that proves it; null if there is none, such as for an e-mail that was sent. */
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      event: z.enum(['asked', 'mailed', 'confirmed', 'declined', 'expired', 'unsubscribed', 'claimed']),
      consentId: z.uuid().nullable(),
    }),
  ),
  /** URL where this person unsubscribes without signing in, for use in the newsletter's e-mails. */
  unsubscribeUrl: z.string(),
});
export type SubscriptionDetail = z.infer<typeof subscriptionDetail>;

const filter = {
  newsletterId: z.uuid().optional(),
  status: subscriptionStatus.optional(),
  source: z.enum(['public', 'private']).optional(),
  type: optIn.optional(),
  /** Times in UTC. `from` is inclusive, `to` is exclusive. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  /** The beginning of an address or name, or an id. */
  text: z.string().trim().max(200).optional(),
};
const paging = { after: z.uuid().optional(), before: z.uuid().optional(), limit: pageSize };

/** Filter of an export: days in UTC, both inclusive, neither in the future. */
export const subscriptionExportFilter = z.object({
  newsletterId: z.uuid().optional(),
  status: subscriptionStatus.optional(),
  source: z.enum(['public', 'private']).optional(),
  type: optIn.optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  text: z.string().trim().max(200).optional(),
});

export const subscriptionExport = csvExport.extend({ filter: subscriptionExportFilter });
export type SubscriptionExport = z.infer<typeof subscriptionExport>;

export const newsletters = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/newsletters',
    access: 'newsletter.read',
    byConsentKey: true,
    summary: 'List a site’s newsletters, with subscriptions by status',
    answer: z.object({ newsletters: z.array(newsletter) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/newsletters',
    access: 'newsletter.write',
    audit: 'newsletter.created',
    summary: 'Create a newsletter. Consents with its preference subscribe from then on',
    creates: true,
    status: 201,
    body: newsletterSettings,
    answer: newsletter,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/sites/{siteId}/newsletters/{newsletterId}',
    access: 'newsletter.write',
    audit: 'newsletter.changed',
    summary: 'Change a newsletter. Pending subscriptions stay unchanged',
    body: newsletterSettings.partial(),
    answer: newsletter,
  }),
  resendReplyTo: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/newsletters/{newsletterId}/reply-to-confirmation',
    access: 'newsletter.write',
    audit: 'reply-to.requested',
    verified: true,
    summary: 'Resend the confirmation of the reply address, at most three times a day',
    creates: true,
    status: 202,
    answer: newsletter,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/sites/{siteId}/newsletters/{newsletterId}',
    access: 'newsletter.write',
    audit: 'newsletter.deleted',
    summary: 'Delete a newsletter with its subscriptions. Their consents stay as proof',
    status: 204,
    answer: z.unknown(),
  }),
  listSubscriptions: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/newsletter-subscriptions',
    access: 'newsletter.read',
    byConsentKey: true,
    summary: 'List a site’s subscriptions, newest first',
    query: z.object({ ...filter, ...paging }),
    answer: z.object({
      subscriptions: z.array(subscription),
      next: z.uuid().nullable(),
      previous: z.uuid().nullable(),
    }),
  }),
  countSubscriptions: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/newsletter-subscription-count',
    access: 'newsletter.read',
    byConsentKey: true,
    summary: 'Count the subscriptions that match a filter, exact up to 10,000',
    query: z.object(filter),
    answer: z.object({ count: z.int(), more: z.boolean() }),
  }),
  readSubscription: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/newsletter-subscriptions/{subscriptionId}',
    access: 'newsletter.read',
    audit: 'person.opened',
    byConsentKey: true,
    summary: 'Get a subscription with its history and unsubscribe address',
    answer: subscriptionDetail,
  }),
  addSubscription: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/newsletter-subscriptions',
    access: 'newsletter.write',
    audit: 'subscription.added',
    verified: true,
    byConsentKey: true,
    summary:
      'Subscribe somebody who asked for it elsewhere. With double opt-in they are asked by mail, unless verified',
    creates: true,
    status: 201,
    body: z.object({
      newsletterId: z.uuid(),
      email,
      fullName: oneLine(256).optional(),
      language: locale,
      /** True if the person is known to have confirmed: no e-mail is sent. */
      verified: z.boolean().default(false),
    }),
    answer: subscription,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/newsletter-subscriptions/{subscriptionId}/confirmation',
    access: 'newsletter.write',
    audit: 'subscription.resent',
    verified: true,
    summary: 'Resend the confirmation link, at most three times a day',
    creates: true,
    status: 202,
    answer: subscription,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/newsletter-subscriptions/{subscriptionId}/withdrawal',
    access: 'newsletter.write',
    audit: 'subscription.withdrawn',
    byConsentKey: true,
    summary: 'Unsubscribe someone who requested it elsewhere. Their consents get a new record',
    creates: true,
    status: 201,
    answer: subscription,
  }),
  ...exportEndpoints({
    audit: 'newsletter.exported',
    access: 'newsletter.export',
    name: 'newsletter-exports',
    listed: 'CSV files of subscriptions of a site, newest first, at most 20',
    started: 'Prepare a CSV of subscriptions; a mail says when it is ready',
    fresh: { keys: 'allowed' },
    body: subscriptionExportFilter,
    answer: subscriptionExport,
  }),
};

/** Pages behind the links in e-mails, without JavaScript or sign-in. GET changes nothing, because mail scanners open links. */
export const newsletterPages = {
  confirm: '/n/confirm/{token}',
  /** Page where the owner of an address accepts the replies to a newsletter. */
  replyTo: '/n/reply-to/{token}',
  /** POST with `List-Unsubscribe=One-Click` unsubscribes at once (RFC 8058). */
  unsubscribe: '/n/unsubscribe/{token}',
} as const;
