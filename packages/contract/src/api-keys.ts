import { z } from 'zod';
import { apiKey } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';
import { oneLine } from './fields.ts';
import { permission } from './permissions.ts';

const shownOnce = {
  verified: true,
  sessionOnly: true,
  creates: true,
  secret: true,
  asJobs: true,
  status: 201,
} as const;
const perHour = { by: 'account', points: 30, seconds: 3600 } as const;
/** How many days a key still works after it was replaced. */
export const keyOverlapDays = 7;

/** Endpoints for the API keys of an account. */
export const apiKeys = {
  listApiKeys: endpoint({
    method: 'GET',
    path: '/api/v1/api-keys',
    access: 'keys.manage',
    summary: 'List the account’s API keys, without secrets',
    sessionOnly: true,
    answer: z.object({
      apiKeys: z.array(apiKey),
      endlessKeys: z.boolean().describe('Whether keys may be made without an end'),
    }),
  }),
  createApiKey: endpoint({
    method: 'POST',
    path: '/api/v1/api-keys',
    access: 'keys.manage',
    audit: 'api-key.created',
    fresh: { keys: 'refused' },
    summary: 'Create an API key. Only this response contains the key',
    ...shownOnce,
    refers: { projectIds: { to: 'project', permission: 'sites.read' } },
    body: z.object({
      name: oneLine(100),
      days: z
        .int()
        .min(1)
        .max(365)
        .nullable()
        .default(90)
        .describe('Days until the key ends; null: it does not, where the account allows that'),
      permissions: z
        .array(permission)
        .min(1)
        .max(100)
        .optional()
        .describe('What the key may do, in common with its maker. Default: everything the maker may'),
      projectIds: z
        .array(z.uuid())
        .min(1)
        .max(100)
        .optional()
        .describe('The projects the key is for. Default: all those of its maker'),
    }),
    answer: apiKey.extend({ key: z.string() }),
    rate: perHour,
  }),
  rotateApiKey: endpoint({
    method: 'POST',
    path: '/api/v1/api-keys/{apiKeyId}/rotation',
    access: 'keys.manage',
    audit: ['api-key.created', 'api-key.replaced'],
    fresh: { keys: 'refused' },
    summary:
      'Replace an API key with one of the same name, scope and lifetime. The old key works for up to 7 more days',
    ...shownOnce,
    answer: apiKey.extend({ key: z.string(), replaced: apiKey }),
    rate: perHour,
  }),
  deleteApiKey: endpoint({
    method: 'DELETE',
    path: '/api/v1/api-keys/{apiKeyId}',
    access: 'keys.manage',
    audit: 'api-key.deleted',
    summary: 'Revoke an API key immediately',
    sessionOnly: true,
    answer: z.object({ done: z.literal(true) }),
  }),
};
