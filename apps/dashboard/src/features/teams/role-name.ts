import { projectsQuery } from '#app/sites.ts';
import { isRole, type HeldRole } from '@app/contract';
import { fill } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { ownRolesQuery, teamsQuery } from './data.ts';
import { useTeamWords } from './words.ts';

/** Names a role: one that every account has, or one of its own. */
export function useRoleTitle(): (role: string) => string {
  const words = useTeamWords();
  const { data } = useQuery(ownRolesQuery);
  return (role) =>
    isRole(role) ? words.roles[role] : (data?.roles.find(({ id }) => id === role)?.name ?? words.deletedRole);
}

/** Names a role with the project that it holds in, and the team that gives it. */
export function useRoleName(): (held: HeldRole & { readonly teamId?: string | null }) => string {
  const words = useTeamWords();
  const titleOf = useRoleTitle();
  const { data: projects } = useQuery(projectsQuery);
  const { data: teams } = useQuery(teamsQuery);
  return ({ role, projectId, teamId }) => {
    const project = projects?.projects.find(({ id }) => id === projectId)?.name ?? words.deletedProject;
    const title = projectId === null ? titleOf(role) : fill(words.inProject, { role: titleOf(role), project });
    const team = teams?.teams.find(({ id }) => id === teamId)?.name;
    return team === undefined ? title : fill(words.byTeam, { role: title, team });
  };
}
