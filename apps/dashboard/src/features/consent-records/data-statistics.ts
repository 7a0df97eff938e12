import { consentStatistics } from '@app/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import type { Step } from '#app/over-time/steps.ts';
import { keyOf } from './data.ts';

/** @param from a time in ISO format; undefined: the whole history */
export const statisticsQuery = (siteId: string, from: string | undefined, step: Step) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'statistics', from, step],
    queryFn: ({ signal }) =>
      call(consentStatistics.read, { params: { siteId }, query: { step, ...(from && { from }) } }, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
