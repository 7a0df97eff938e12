import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** `consents` and `withdrawals` come to the total, as `public` and `private` do. */
const counts = z.object({
  total: z.int(),
  consents: z.int(),
  withdrawals: z.int(),
  public: z.int(),
  private: z.int(),
  verified: z.int(),
});
export type ConsentCounts = z.infer<typeof counts>;

const at = z.iso.datetime();

const statistics = z.object({
  /** The range counted: what was asked for, widened to whole steps. `to` is no longer in it. */
  from: at,
  to: at,
  step: z.enum(['hour', 'day', 'month']),
  totals: counts,
  /** Steps in which there were consents, in order. */
  series: z.array(counts.extend({ at })),
  /** The versions of notices that most consents name, at most 20. A consent may name several. */
  notices: z.array(
    z.object({
      identifier: z.string(),
      /** Null: the site had no text of that name. */
      version: z.string().nullable(),
      total: z.int(),
      series: z.array(z.object({ at, total: z.int() })),
    }),
  ),
});
export type ConsentStatistics = z.infer<typeof statistics>;

export const consentStatistics = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/consent-statistics',
    access: 'consents.read',
    summary:
      'Get consents over time by kind, source and notice. Hours cover two months; days and months cover everything',
    query: z.object({
      /** Times in UTC. `from` is in the range, `to` is not. */
      from: at.optional(),
      to: at.optional(),
      step: z.enum(['hour', 'day', 'month']).default('day'),
    }),
    answer: statistics,
  }),
};
