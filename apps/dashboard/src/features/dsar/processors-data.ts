import { dsarProcessors, type Call, type DsarProcessor } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type { DsarProcessor } from '@app/contract';

const key = ['dsar', 'processors'] as const;

/** Processors that speak OpenDSR. */
export const processorsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(dsarProcessors.list, {}, { signal }),
  // Its discovery is read after it was saved.
  refetchInterval: ({ state }) => (state.data?.processors.some(({ check }) => check === null) ? 3000 : false),
});

/** Connects a processor, or changes the one that is given. */
export function useSaveProcessor(processor: DsarProcessor | undefined) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: Call<typeof dsarProcessors.add>['body']) =>
      processor
        ? call(dsarProcessors.update, { params: { dsarProcessorId: processor.id }, body })
        : call(dsarProcessors.add, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRemoveProcessor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dsarProcessorId: string) => call(dsarProcessors.delete, { params: { dsarProcessorId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Sends a task to its processor, or asks it to cancel. */
export function useProcessorOfTask(dsarRequestId: string, dsarTaskId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: 'send' | 'cancel') => call(dsarProcessors[action], { params: { dsarRequestId, dsarTaskId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['dsar'] }),
  });
}
