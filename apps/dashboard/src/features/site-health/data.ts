import { isPolicy } from '@app/catalogue';
import { cookieSolution, policies, siteHealths, type SiteHealth } from '@app/contract';
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

/**
 * Publishes a site for the first time.
 * @param hasBanner whether its banner goes live with its policies; otherwise only the policies do
 */
export function usePublishTogether(siteId: string, hasBanner: boolean) {
  return useMutation({
    mutationFn: async () => {
      const params = { siteId };
      if (hasBanner) return call(cookieSolution.publishSite, { params, body: {} });
      const { documents } = await call(policies.listDocuments, { params });
      const first = documents.filter(({ type, status }) => isPolicy(type) && status === 'draft').map(({ id }) => id);
      return call(cookieSolution.publishSite, { params, body: { only: { banner: false, documents: first } } });
    },
    // The checklist leads to what is missing.
    meta: { quiet: true },
    onSuccess: useForgetAll(),
  });
}
