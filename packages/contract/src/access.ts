import { z } from 'zod';
import { apiKey } from './account-shapes.ts';
import { identityKey } from './dsar-keys.ts';
import { endpoint } from './endpoint.ts';

const consentKey = z.object({
  id: z.uuid(),
  siteId: z.uuid(),
  siteName: z.string(),
  kind: z.enum(['public', 'private', 'signing']),
  name: z.string(),
  shown: z.string().describe('Of a public key all of it, of a private one its beginning'),
  createdAt: z.iso.datetime(),
  lastUsedOn: z.iso.date().nullable(),
});

const calendar = z.object({
  id: z.uuid(),
  person: z.object({ id: z.uuid(), email: z.string().nullable() }).describe('Whose calendar it is'),
  createdAt: z.iso.datetime(),
});

/**
 * API keys and other credentials that work in an account without a sign-in; changing the password or e-mail address
 * does not revoke them.
 */
export const access = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/access',
    access: 'account.security',
    summary:
      'All keys, webhooks and addresses of calendars of the account, to look through after a new password or address',
    sessionOnly: true,
    answer: z.object({
      apiKeys: z.array(apiKey),
      consentKeys: z.array(consentKey),
      webhooks: z.array(z.object({ id: z.uuid(), url: z.string(), active: z.boolean(), createdAt: z.iso.datetime() })),
      identityKeys: z.array(identityKey.extend({ siteId: z.uuid(), siteName: z.string() })),
      calendars: z.array(calendar).describe('Secret addresses of calendars of requests'),
    }),
  }),
  endAll: endpoint({
    method: 'DELETE',
    path: '/api/v1/access',
    access: 'account.security',
    audit: ['api-key.deleted', 'consent-key.deleted', 'webhook.deleted', 'dsar-key.removed', 'dsar-calendar.revoked'],
    summary: 'Revoke all of the account’s keys, webhooks and calendar addresses immediately',
    sessionOnly: true,
    answer: z.object({ ended: z.int() }),
  }),
};
