import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const plan = z.enum(['free', 'pro', 'ultra', 'self-hosted']);
export type Plan = z.infer<typeof plan>;

export const billing = {
  entitlements: endpoint({
    method: 'GET',
    path: '/api/v1/entitlements',
    access: 'signed-in',
    summary: 'Get the limits of the account’s plan. Null means no limit',
    answer: z.object({ plan, hosted: z.boolean(), services: z.int().nullable(), proServices: z.boolean() }),
  }),
};
