import type { HeldRole } from '@app/contract';
import { fill } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from './data.ts';
import { useTeamWords } from './words.ts';

/** Names a role with the project that it holds in. */
export function useRoleName(): (held: HeldRole) => string {
  const words = useTeamWords();
  const { data } = useQuery(projectsQuery);
  return ({ role, projectId }) => {
    if (projectId === null) return words.roles[role];
    const project = data?.projects.find(({ id }) => id === projectId)?.name ?? words.deletedProject;
    return fill(words.inProject, { role: words.roles[role], project });
  };
}
