import { detection, processingRecords } from '@app/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

/** Adds services that the last scan of a site found to its documents, then makes drafts of what has no record. */
export function useAdoptFound(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (services: readonly string[]) => {
      const { scans } = await call(detection.overview, { params: { siteId } });
      const scanId = scans.find(({ status }) => status === 'done')?.id ?? '';
      const body = { services: [...services], unknown: [] };
      const { message } = await call(detection.adopt, { params: { siteId, scanId }, body });
      await call(processingRecords.fill, { body: { siteId } });
      return message;
    },
    meta: { quiet: true },
    onSuccess: () =>
      Promise.all(
        ['processing-records', 'policies', 'detection', 'sites'].map((area) =>
          client.invalidateQueries({ predicate: ({ queryKey: [one, part] }) => one === area && part !== 'words' }),
        ),
      ),
  });
}
