import { cookieSolution, siteHealths, type SiteHealth } from '@app/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { useForgetAll } from '#app/forget.ts';

/** How sites are doing, in one request. */
export const healthQuery = (siteIds: readonly string[]) =>
  queryOptions({
    queryKey: ['sites', 'health', ...siteIds],
    queryFn: ({ signal }) => call(siteHealths.read, { query: { sites: siteIds.join(',') } }, { signal }),
    enabled: siteIds.length > 0,
  });

/** How one of these sites is doing. */
export function useHealth(
  siteId: string,
  siteIds: readonly string[],
): { readonly health: SiteHealth | undefined; readonly isLoading: boolean } {
  const { data, isLoading } = useQuery(healthQuery(siteIds));
  return { health: data?.sites.find((site) => site.siteId === siteId), isLoading };
}

/** Publishes the banner of a site and its policies together. */
export function usePublishTogether(siteId: string) {
  return useMutation({
    mutationFn: () => call(cookieSolution.publishSite, { params: { siteId }, body: {} }),
    // The checklist leads to what is missing.
    meta: { quiet: true },
    onSuccess: useForgetAll(),
  });
}
