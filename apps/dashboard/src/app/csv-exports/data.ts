import type { CsvExport } from '@app/contract';
import { queryOptions } from '@tanstack/react-query';
import { isUnderWay } from './under-way.ts';

type List<One> = (signal: AbortSignal) => Promise<{ readonly exports: readonly One[] }>;

/** The newest files of a feature and site. Polled every two seconds while a file is being written. */
export const exportsQueryOf = <One extends CsvExport>(
  key: readonly [feature: string, siteId: string],
  list: List<One>,
) =>
  queryOptions({
    queryKey: [...key, 'exports'],
    queryFn: ({ signal }) => list(signal),
    refetchInterval: ({ state }) => (state.data?.exports.some(isUnderWay) ? 2000 : false),
    staleTime: 0,
  });
