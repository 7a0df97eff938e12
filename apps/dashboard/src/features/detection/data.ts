import { detection, policies, type Call, type DetectionOverview, type ScanSummary } from '@app/contract';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#app/api-error.ts';
import { call } from '#app/api.ts';
import { bannerKey } from '#app/sites.ts';
import { showToast } from '#ui/toast.tsx';

const keyOf = (siteId: string) => ['detection', siteId] as const;

export const overviewQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'overview'],
    queryFn: ({ signal }) => call(detection.overview, { params: { siteId } }, { signal }),
    staleTime: 0,
  });

/** Whether a scan has not ended yet. */
export function isUnderWay({ status }: Pick<ScanSummary, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}

/** One scan: its progress, polled every second while it runs, then its result. */
export const scanQuery = (siteId: string, scanId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'scan', scanId],
    queryFn: async ({ signal, client, queryKey }) => {
      const before = client.getQueryData<{ readonly scan: ScanSummary }>(queryKey);
      const now = await call(detection.read, { params: { siteId, scanId } }, { signal });
      // The list of scans includes its result from now on.
      if (before && isUnderWay(before.scan) && !isUnderWay(now.scan))
        void client.invalidateQueries({ queryKey: overviewQuery(siteId).queryKey });
      return now;
    },
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.scan) ? 1000 : false),
    staleTime: 0,
  });

/** The documents of the site: clause links go to one of them. */
export const documentsQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['sites', 'documents', siteId],
    queryFn: ({ signal }) => call(policies.listDocuments, { params: { siteId } }, { signal }),
    staleTime: 0,
  });

export function useStartScan(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (url: string | undefined) =>
      call(detection.start, { params: { siteId }, body: url === undefined ? {} : { url } }),
    onSuccess: (scan) => {
      client.setQueryData(scanQuery(siteId, scan.id).queryKey, { scan, report: null, comparison: null, cards: [] });
      changeOverview(client, siteId, (overview) => ({ ...overview, scans: [scan, ...overview.scans] }));
    },
    onError: (error) => {
      // Somebody else started a scan: it is shown instead.
      if (error instanceof ApiError && error.code === 'scan.running')
        void client.invalidateQueries({ queryKey: keyOf(siteId) });
    },
  });
}

export function useStopScan(siteId: string, scanId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(detection.stop, { params: { siteId, scanId }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(siteId) }),
  });
}

type Adoption = NonNullable<Call<typeof detection.adopt>['body']>;

/** Adds detected services to the documents. Resolves after the scan was compared with them again. */
export function useAdopt(siteId: string, scanId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Adoption) => call(detection.adopt, { params: { siteId, scanId }, body }),
    onSuccess: ({ added, message }) => {
      if (added === 0) return undefined;
      showToast({ message });
      void client.invalidateQueries({
        predicate: ({ queryKey: [area, part] }) => area === 'policies' && part !== 'words',
      });
      void client.invalidateQueries({ queryKey: ['sites'] });
      void client.invalidateQueries({ queryKey: bannerKey(siteId) });
      return client.invalidateQueries({ queryKey: keyOf(siteId) });
    },
  });
}

type Schedule = Pick<DetectionOverview['schedule'], 'every' | 'mail' | 'badge'>;

/** Changes the schedule. An optimistic update, rolled back if the server refuses. */
export function useSetSchedule(siteId: string) {
  const client = useQueryClient();
  const { queryKey } = overviewQuery(siteId);
  return useMutation({
    scope: { id: `schedule ${siteId}` },
    mutationFn: ({ schedule }: { readonly schedule: Schedule; readonly said: string }) =>
      call(detection.setSchedule, { params: { siteId }, body: schedule }),
    onMutate: async ({ schedule }) => {
      await client.cancelQueries({ queryKey });
      changeOverview(client, siteId, (overview) => ({ ...overview, schedule: { ...overview.schedule, ...schedule } }));
    },
    onSuccess: (overview, { said }) => {
      client.setQueryData(queryKey, overview);
      showToast({ message: said });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

function changeOverview(
  client: QueryClient,
  siteId: string,
  change: (overview: DetectionOverview) => DetectionOverview,
): void {
  client.setQueryData(overviewQuery(siteId).queryKey, (overview) => overview && change(overview));
}
