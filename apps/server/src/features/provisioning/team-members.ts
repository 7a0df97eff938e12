import type { Tx } from '#platform/database/database.ts';
import { recordEvents } from '../audit/index.ts';
import { isExclusive, refreshTeam } from '../teams/index.ts';
import type { Directory } from './directory.ts';
import { refreshTeamMembers } from './queries.ts';
import { ScimError } from './scim-error.ts';

/**
 * Brings teams in line with their groups: people of the account who are in the group are in the team, and have its roles.
 * @throws ScimError where somebody would run the account and handle reports of wrongdoing
 */
export async function refreshGroups(tx: Tx, directory: Directory, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  const { accountId, now, doer } = directory;
  const moves = await refreshTeamMembers(tx, accountId, groupIds);
  for (const teamId of new Set(moves.map((move) => move.teamId))) {
    const moved = moves.filter((move) => move.teamId === teamId);
    await refreshTeam(tx, accountId, teamId, now);
    const came = moved.filter(({ isIn }) => isIn).map(({ personId }) => personId);
    if (came.length > 0 && (await isExclusive(tx, accountId, teamId, came)))
      throw new ScimError(409, 'invalidValue', 'Somebody would run the account and handle reports of wrongdoing.');
    const of = (isIn: boolean) =>
      moved.filter((move) => move.isIn === isIn).map(({ personId }) => ({ target: personId }));
    await recordEvents(tx, now, doer, 'team.joined', of(true));
    await recordEvents(tx, now, doer, 'team.left', of(false));
  }
}
