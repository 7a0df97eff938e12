import {
  cookiePreferences,
  cookieSolution,
  providerList,
  type Answer,
  type Banner,
  type Call,
  type SiteParts,
} from '@app/contract';
import type { BannerConfiguration } from '@app/consent';
import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { bannerKey, pendingKey } from '#app/sites.ts';

const keyOf = (siteId: string) => ['cookie-solution', siteId] as const;

export const bannerQuery = (siteId: string) =>
  queryOptions({
    queryKey: bannerKey(siteId),
    queryFn: ({ signal }) => call(cookieSolution.read, { params: { siteId } }, { signal }),
    staleTime: 0,
  });

/** The input of a preview: a configuration, saved or not, and a visitor. */
export type BannerPreview = Call<typeof cookieSolution.preview>['body'];
export type Preview = Answer<typeof cookieSolution.preview>;

/** The preview's address expires after a few minutes, so it is requested again at each preview. */
export const previewQuery = (siteId: string, shown: BannerPreview, round: number) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'preview', shown, round],
    queryFn: ({ signal }) => call(cookieSolution.preview, { params: { siteId }, body: shown }, { signal }),
    staleTime: 120_000,
    gcTime: 120_000,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Milliseconds between checks for a screenshot, which takes seconds. */
const untilPictured = 3000;

export const versionsQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'versions'],
    queryFn: ({ signal }) => call(cookieSolution.versions, { params: { siteId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.versions.some(({ pictures }) => pictures === 'pending') ? untilPictured : false,
  });

/** A version never changes, but its screenshots are added later. */
export const versionQuery = (siteId: string, number: number) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'version', number],
    queryFn: ({ signal }) =>
      call(cookieSolution.readVersion, { params: { siteId, number: String(number) } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.allPictures.some((picture) => picture.state === 'pending') ? untilPictured : false,
  });

export const approvalsQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'approvals'],
    queryFn: ({ signal }) => call(cookieSolution.approvals, { params: { siteId } }, { signal }),
    staleTime: 0,
  });

export const vendorListQuery = queryOptions({
  queryKey: ['cookie-solution', 'vendor-list'],
  queryFn: ({ signal }) => call(cookieSolution.vendorList, {}, { signal }),
  staleTime: 300_000,
});

/** Google's ad technology providers outside of the vendor list. */
export const providerListQuery = queryOptions({
  queryKey: ['cookie-solution', 'provider-list'],
  queryFn: ({ signal }) => call(providerList.read, {}, { signal }),
  staleTime: 300_000,
});

/** The results of the variants in the newest test. */
export const variantsQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'variants'],
    queryFn: ({ signal }) => call(cookiePreferences.variants, { params: { siteId }, query: {} }, { signal }),
    staleTime: 60_000,
  });

/** The number of choices in the last 30 days. */
export const choicesQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...keyOf(siteId), 'choices'],
    queryFn: ({ signal }) => {
      const from = new Date(Date.now() - 30 * 86_400_000).toISOString();
      return call(cookiePreferences.statistics, { params: { siteId }, query: { from, step: 'day' } }, { signal });
    },
    staleTime: 300_000,
    retry: false,
  });

export function useSave(siteId: string) {
  const put = usePutBanner(siteId);
  return useMutation({
    mutationFn: (body: { readonly revision: number; readonly configuration: BannerConfiguration }) =>
      call(cookieSolution.save, { params: { siteId }, body }),
    onSuccess: put,
  });
}

export function usePublish(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cookieSolution.publish, { params: { siteId }, body: {} }),
    // Documents state what the published banner does.
    onSuccess: () => invalidateSite(client, siteId),
  });
}

/** Publishes parts of a site at once: what its sheet listed, and nothing else. */
export function usePublishSite(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (only: SiteParts) => call(cookieSolution.publishSite, { params: { siteId }, body: { only } }),
    onSuccess: () => invalidateSite(client, siteId),
  });
}

async function invalidateSite(client: QueryClient, siteId: string): Promise<void> {
  await Promise.all([['policies'], keyOf(siteId)].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useRestore(siteId: string) {
  const put = usePutBanner(siteId);
  return useMutation({
    mutationFn: (number: number) =>
      call(cookieSolution.restore, { params: { siteId, number: String(number) }, body: {} }),
    onSuccess: put,
  });
}

export function useUpload(siteId: string) {
  return useMutation({
    mutationFn: (body: Call<typeof cookieSolution.upload>['body']) =>
      call(cookieSolution.upload, { params: { siteId }, body }),
  });
}

export function useStartExperiment(siteId: string) {
  const put = usePutBanner(siteId);
  return useMutation({
    mutationFn: () => call(cookieSolution.startExperiment, { params: { siteId }, body: {} }),
    onSuccess: put,
  });
}

export function useStopExperiment(siteId: string) {
  const put = usePutBanner(siteId);
  return useMutation({
    mutationFn: (winner: number) => call(cookieSolution.stopExperiment, { params: { siteId }, body: { winner } }),
    onSuccess: put,
  });
}

export function useFetchVendorList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cookieSolution.fetchVendorList, { body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: vendorListQuery.queryKey }),
  });
}

export function useFetchProviderList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(providerList.fetch, { body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: providerListQuery.queryKey }),
  });
}

/** Caches the banner in a response, and refetches what other queries show about it. */
function usePutBanner(siteId: string): (banner: Banner) => void {
  const client = useQueryClient();
  return (banner) => {
    client.setQueryData(bannerQuery(siteId).queryKey, banner);
    void client.invalidateQueries({ queryKey: approvalsQuery(siteId).queryKey });
    void client.invalidateQueries({ queryKey: versionsQuery(siteId).queryKey });
    // What a sheet lists must be what it publishes.
    void client.invalidateQueries({ queryKey: pendingKey(siteId) });
  };
}
