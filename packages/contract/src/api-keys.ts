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
    summary: 'The API keys of the account, without their secrets',
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
    summary: 'Makes an API key. The key itself is in this answer and nowhere else',
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
      'Replaces an API key by one of the same name, scope and lifetime. The old one works for 7 more days at most',
    ...shownOnce,
    answer: apiKey.extend({ key: z.string(), replaced: apiKey }),
    rate: perHour,
  }),
  deleteApiKey: endpoint({
    method: 'DELETE',
    path: '/api/v1/api-keys/{apiKeyId}',
    access: 'keys.manage',
    audit: 'api-key.deleted',
    summary: 'Ends an API key at once',
    sessionOnly: true,
    answer: z.object({ done: z.literal(true) }),
  }),
};
