import type { HeldRole } from '@app/contract';
import { fill } from '@app/texts';
import { Group, Text } from '@mantine/core';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useRoleName } from './role-name.ts';
import { useTeamWords } from './words.ts';

type Props = {
  readonly roles: readonly HeldRole[];
  /** Names of teams that give more roles. */
  readonly teams?: readonly string[];
};

/** Roles and teams side by side, or that there are none. */
export function RoleBadges({ roles, teams = [] }: Props) {
  const words = useTeamWords();
  const nameOf = useRoleName();
  return (
    <Group gap={6}>
      {roles.map((role) => (
        <StatusBadge key={`${role.role} ${role.projectId}`} tone={role.projectId === null ? 'info' : 'neutral'}>
          {nameOf(role)}
        </StatusBadge>
      ))}
      {teams.map((team) => (
        <StatusBadge key={team} tone="neutral">
          {fill(words.inTeam, { team })}
        </StatusBadge>
      ))}
      {roles.length + teams.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.noRole}
        </Text>
      )}
    </Group>
  );
}
