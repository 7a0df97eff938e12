import type { Permission } from '@app/contract/permissions.ts';
import { useQuery } from '@tanstack/react-query';
import { useMe, type Me } from './session.ts';
import { projectsQuery, siteQuery } from './sites.ts';

/** Says whether the person has a permission. */
export type May = (permission: Permission) => boolean;

/** What the person may do in a project; without one, in the whole account. */
export function useMayIn(projectId: string | null | undefined): May {
  return mayIn(useMe(), projectId);
}

export function mayIn(
  { permissions, projects }: Pick<Me, 'permissions' | 'projects'>,
  projectId: string | null | undefined,
): May {
  const here = projects.find(({ id }) => id === projectId)?.permissions ?? [];
  return (permission) => permissions.includes(permission) || here.includes(permission);
}

/** What the person may do on a site: by the project in which it lies. */
export function useMayOnSite(siteId: string): May {
  const { data: site } = useQuery(siteQuery(siteId));
  return useMayIn(site?.projectId);
}

/** Whether the person has a permission in the account or in any of its projects. */
export function useMayAnywhere(permission: Permission): boolean {
  return mayAnywhere(useMe())(permission);
}

export function mayAnywhere({ permissions, projects }: Pick<Me, 'permissions' | 'projects'>): May {
  return (permission) =>
    permissions.includes(permission) || projects.some((project) => project.permissions.includes(permission));
}

/**
 * How the person publishes on a site: by themselves, by asking for approval, or not at all. Whoever edits asks where the
 * project wants approval, or where they may not publish.
 */
export function usePublication(
  siteId: string,
  permission: 'documents.publish' | 'banner.publish',
): 'publish' | 'ask' | undefined {
  const { data: site } = useQuery(siteQuery(siteId));
  const { data } = useQuery(projectsQuery);
  const may = useMayIn(site?.projectId);
  const isByApproval = data?.projects.find(({ id }) => id === site?.projectId)?.signOff ?? false;
  if (may(permission) && !isByApproval) return 'publish';
  return may('documents.edit') && may('banner.edit') ? 'ask' : undefined;
}
