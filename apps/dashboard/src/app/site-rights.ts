import { useQuery } from '@tanstack/react-query';
import { useMayIn, type May } from './rights.ts';
import { projectsQuery, siteQuery } from './sites.ts';

/** What the person may do on a site: by the project in which it lies. */
export function useMayOnSite(siteId: string): May {
  const { data: site } = useQuery(siteQuery(siteId));
  return useMayIn(site?.projectId);
}

/** Whether it is known how a site is published: its project decides that. */
export function useKnowsPublication(siteId: string): boolean {
  const { data: site } = useQuery(siteQuery(siteId));
  return useQuery(projectsQuery).isFetched && site !== undefined;
}

/**
 * How the person publishes on a site: by themselves, by asking for approval, or not at all. Whoever edits asks where the
 * project wants approval, or where they may not publish.
 */
export function usePublication(
  siteId: string,
  ...permissions: readonly ('documents.publish' | 'banner.publish')[]
): 'publish' | 'ask' | undefined {
  const { data: site } = useQuery(siteQuery(siteId));
  const { data } = useQuery(projectsQuery);
  const may = useMayIn(site?.projectId);
  const isByApproval = data?.projects.find(({ id }) => id === site?.projectId)?.signOff ?? false;
  if (permissions.every(may) && !isByApproval) return 'publish';
  return may('documents.edit') && may('banner.edit') ? 'ask' : undefined;
}
