import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const plan = z.enum(['free', 'pro', 'ultra', 'self-hosted']);
export type Plan = z.infer<typeof plan>;

export const billing = {
  entitlements: endpoint({
    method: 'GET',
    path: '/api/v1/entitlements',
    access: 'signed-in',
    summary: 'What the plan of the account allows; null means no limit',
    answer: z.object({ plan, hosted: z.boolean(), services: z.int().nullable(), proServices: z.boolean() }),
  }),
  /** The Go-PRO modal's content (PRODUCT §2): `args[]` pairs such as privacy_policy, {id}, service, {id}. */
  upgradeOffer: endpoint({
    method: 'GET',
    path: '/api/v1/upgrade-offer',
    access: 'signed-in',
    sessionOnly: true,
    query: z.object({
      query: z.enum(['add_service', 'add_pro_services', 'feature']),
      args: z.array(z.string().max(100)).max(10).default([]),
      returning_url: z.string().max(2000).optional(),
    }),
    answer: z.object({ title: z.string(), text: z.string(), points: z.array(z.string()), url: z.string().nullable() }),
  }),
};
