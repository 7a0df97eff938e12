import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const scimToken = z.object({
  id: z.uuid(),
  prefix: z.string().describe('The first characters of the token, to know it again'),
  createdAt: z.iso.datetime(),
  lastUsedOn: z.iso.date().nullable(),
});

const fresh = { keys: 'refused' } as const;

/** How many tokens an account has at once: one that works, and one that replaces it. */
export const mostScimTokens = 2;

/** The tokens by which a directory provisions people and teams, at `/scim/v2` (RFC 7644). */
export const provisioning = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/scim-tokens',
    access: 'account.security',
    sessionOnly: true,
    summary: 'List the directory tokens, without secrets, and the provisioning address',
    answer: z.object({ baseUrl: z.string(), tokens: z.array(scimToken) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/scim-tokens',
    access: 'account.security',
    sessionOnly: true,
    verified: true,
    creates: true,
    asJobs: true,
    secret: true,
    fresh,
    audit: 'scim-token.created',
    summary: 'Create a directory token. Only this response contains the token',
    rate: { by: 'account', points: 30, seconds: 3600 },
    status: 201,
    answer: scimToken.extend({ token: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/scim-tokens/{scimTokenId}',
    access: 'account.security',
    sessionOnly: true,
    fresh,
    audit: 'scim-token.deleted',
    summary: 'Delete a token. The directory can no longer use it',
    answer: z.object({ done: z.literal(true) }),
  }),
};
