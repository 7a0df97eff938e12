import type { Permission } from '@app/contract/permissions.ts';
import { useMe, type Me } from './session.ts';

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

/** Whether the person has a permission in the account or in any of its projects. */
export function useMayAnywhere(permission: Permission): boolean {
  return mayAnywhere(useMe())(permission);
}

export function mayAnywhere({ permissions, projects }: Pick<Me, 'permissions' | 'projects'>): May {
  return (permission) =>
    permissions.includes(permission) || projects.some((project) => project.permissions.includes(permission));
}
