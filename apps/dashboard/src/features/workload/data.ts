import { workload } from '@app/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export const workloadQuery = queryOptions({
  queryKey: ['sites', 'workload'],
  queryFn: ({ signal }) => call(workload.read, {}, { signal }),
});
