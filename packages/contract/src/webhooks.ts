import { z } from 'zod';
import { eventKind } from './audit-events.ts';
import { endpoint } from './endpoint.ts';
import { optionalText, pageSize } from './fields.ts';
import { parseUrl } from './fields/parse-url.ts';
import { refused } from './fields/refused.ts';

/** Events that a webhook endpoint can subscribe to. */
export const webhookTypes = [
  'consent.recorded',
  'consent.withdrawn',
  'subject.updated',
  'subject.erased',
  'newsletter.subscribed',
  'newsletter.unsubscribed',
  'document.published',
  'preferences.summary',
  'register.drift',
  'request.task',
  'audit.recorded',
] as const;
export const webhookType = z.enum(webhookTypes);
export type WebhookType = z.infer<typeof webhookType>;

export const webhookStatus = z.enum(['pending', 'delivered', 'failed']);
export type WebhookStatus = z.infer<typeof webhookStatus>;

/** Why a delivery attempt failed. */
export const webhookFailure = z.enum(['status', 'redirect', 'time', 'address', 'name', 'certificate', 'connection']);
export type WebhookFailure = z.infer<typeof webhookFailure>;

const loopback = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/** Requires https; allows http to the machine itself, which only a development server can reach. */
export function isWebhookUrl(text: string): boolean {
  const url = parseUrl(text);
  if (!url || url.username || url.password || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
}

const fields = {
  url: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .refine(isWebhookUrl, refused('field.https-url'))
    .transform((text) => parseUrl(text)?.href ?? text)
    .describe('Where deliveries are posted to: an address that begins with https://'),
  description: optionalText(200),
  types: z.array(webhookType).min(1).max(webhookTypes.length),
  siteIds: z.array(z.uuid()).max(500).describe('Empty: every site'),
  eventKinds: z.array(eventKind).max(200).describe('Which audit events are sent. Empty: all of them'),
};

export const webhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  types: z.array(webhookType),
  siteIds: z.array(z.uuid()),
  eventKinds: z.array(eventKind),
  active: z.boolean(),
  disabled: z
    .enum(['failing', 'gone'])
    .nullable()
    .describe('Why it was switched off by itself: nothing came through for days, or it answered 410'),
  disabledAt: z.iso.datetime().nullable(),
  failingSince: z.iso.datetime().nullable(),
  oldSecretUntil: z.iso.datetime().nullable().describe('Until then the secret before signs as well'),
  createdAt: z.iso.datetime(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

const secret = z.string().describe('whsec_ and the key in Base64. It is in this answer and nowhere else');

const attempt = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  milliseconds: z.int(),
  statusCode: z.int().nullable(),
  failure: webhookFailure.nullable(),
  answer: z.string().describe('The first KiB of what was answered'),
});

export const webhookDelivery = z.object({
  id: z.uuid(),
  messageId: z.string().describe('As in the header webhook-id'),
  type: z.string(),
  siteId: z.uuid().nullable(),
  status: webhookStatus,
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  nextAt: z.iso.datetime().nullable().describe('When it is tried again'),
  last: attempt.omit({ answer: true }).nullable().describe('The last attempt'),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const delivery = webhookDelivery.extend({ body: z.string(), tries: z.array(attempt) });

const path = '/api/v1/webhooks';
const one = `${path}/{webhookEndpointId}` as const;
const access = 'webhooks.manage';
const often = { by: 'account', points: 60, seconds: 600 } as const;

export const webhooks = {
  list: endpoint({
    method: 'GET',
    path,
    access,
    summary: 'List the account’s webhook endpoints, without secrets',
    answer: z.object({ endpoints: z.array(webhookEndpoint) }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    access,
    audit: 'webhook.created',
    fresh: { keys: 'refused' },
    verified: true,
    summary: 'Add an endpoint. Only this response contains its secret',
    creates: true,
    secret: true,
    status: 201,
    body: z.object({
      ...fields,
      description: fields.description.default(''),
      siteIds: fields.siteIds.default([]),
      eventKinds: fields.eventKinds.default([]),
    }),
    answer: webhookEndpoint.extend({ secret }),
    rate: often,
  }),
  update: endpoint({
    method: 'PATCH',
    path: one,
    access,
    audit: 'webhook.changed',
    fresh: { when: 'handler', keys: 'refused' },
    verified: true,
    summary: 'Change an endpoint, or turn it off or on',
    body: z.object({ ...fields, active: z.boolean() }).partial(),
    answer: webhookEndpoint,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    access,
    audit: 'webhook.deleted',
    summary: 'Delete an endpoint with its deliveries',
    status: 204,
    answer: z.unknown(),
  }),
  rotate: endpoint({
    method: 'POST',
    path: `${one}/secret`,
    access,
    audit: 'webhook.secret-changed',
    fresh: { keys: 'refused' },
    verified: true,
    summary: 'Create a new secret. For 24 hours, deliveries are also signed with the previous one',
    secret: true,
    answer: z.object({ secret, oldSecretUntil: z.iso.datetime() }),
    rate: often,
  }),
  test: endpoint({
    method: 'POST',
    path: `${one}/test`,
    access,
    audit: 'webhook.tested',
    verified: true,
    summary: 'Send a test event, of the type webhook.test',
    status: 202,
    answer: webhookDelivery,
    rate: often,
  }),
  listDeliveries: endpoint({
    method: 'GET',
    path: `${one}/deliveries`,
    access,
    summary: 'List an endpoint’s deliveries of the last 30 days, newest first',
    query: z.object({ status: webhookStatus.optional(), after: z.uuid().optional(), limit: pageSize }),
    answer: z.object({ deliveries: z.array(webhookDelivery), next: z.uuid().nullable() }),
  }),
  readDelivery: endpoint({
    method: 'GET',
    path: `${one}/deliveries/{webhookDeliveryId}`,
    access,
    summary: 'Get a delivery with its content, attempts and responses',
    answer: delivery,
  }),
  replay: endpoint({
    method: 'POST',
    path: `${one}/deliveries/{webhookDeliveryId}/replay`,
    access,
    audit: 'webhook.replayed',
    verified: true,
    summary: 'Resend a delivery with the same webhook-id',
    status: 202,
    answer: webhookDelivery,
    rate: { by: 'account', points: 300, seconds: 600 },
  }),
  replayFailed: endpoint({
    method: 'POST',
    path: `${one}/replay`,
    access,
    audit: 'webhook.replayed',
    verified: true,
    summary: 'Resend failed deliveries since a time, at most 10,000 per call',
    status: 202,
    body: z.object({ since: z.iso.datetime() }),
    answer: z.object({ replayed: z.int() }),
    rate: often,
  }),
};
