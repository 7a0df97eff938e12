import { consentStatistics } from '@app/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import type { Step } from '#app/over-time/steps.ts';
import type { Range } from './counted.ts';
import { keyOf } from './data.ts';

export const statisticsQuery = (siteId: string, range: Range, step: Step) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'statistics', range, step],
    queryFn: ({ signal }) =>
      call(consentStatistics.read, { params: { siteId }, query: { step, ...range } }, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
