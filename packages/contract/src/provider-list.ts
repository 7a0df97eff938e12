import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const providerListState = z.object({
  /** Null if none was fetched yet. */
  fetchedAt: z.iso.datetime().nullable(),
  /** When it has to be fetched again. */
  freshUntil: z.iso.datetime().nullable(),
  /** From this time on, nothing is published with it. */
  outdatedFrom: z.iso.datetime().nullable(),
});
export type ProviderListState = z.infer<typeof providerListState>;

/** Google's ad technology providers outside the vendor list, for Additional Consent. */
export const providerList = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/provider-list',
    access: 'signed-in',
    summary: 'Get this installation’s copy of Google’s ad technology provider list',
    answer: providerListState.extend({ providers: z.array(z.object({ id: z.int(), name: z.string() })) }),
  }),
  fetch: endpoint({
    method: 'POST',
    path: '/api/v1/provider-list/fetch',
    access: 'banner.edit',
    audit: 'list.fetched',
    verified: true,
    summary: 'Download Google’s ad technology provider list now, unless it is fresh',
    status: 202,
    rate: { by: 'account', points: 6, seconds: 3600 },
    body: z.object({}).default({}),
    answer: providerListState,
  }),
};
