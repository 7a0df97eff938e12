import { billing, policies } from '@app/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export const entitlementsQuery = queryOptions({
  queryKey: ['billing', 'entitlements'],
  queryFn: ({ signal }) => call(billing.entitlements, {}, { signal }),
});

export const wantedServiceQuery = (serviceId: string) =>
  queryOptions({
    queryKey: ['billing', 'service', serviceId],
    queryFn: ({ signal }) => call(policies.getService, { params: { serviceId } }, { signal }),
    staleTime: 300_000,
  });
