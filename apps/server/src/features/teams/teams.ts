import type { HeldRole, Team } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Actor, Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent, recordEvents } from '../audit/index.ts';
import { checkGiven, checkHeld, checkNotExclusive, checkNotHigher, lockedAuthority } from './authority.ts';
import { withFreeName } from './free-name.ts';
import { listGrants, refreshAccess, refreshTeam } from './queries.ts';
import { areExclusive, changeOf, heldBy, recordedRoles, uniqueRoles } from './rules.ts';
import { deleteTeam, hasRoles, listTeams, lockTeam, writeTeam, type StoredTeam } from './team-queries.ts';

type Form = { readonly name: string; readonly roles: readonly HeldRole[]; readonly people: readonly string[] };

export async function readTeams({ services, actor: { accountId } }: Context): Promise<Team[]> {
  return services.db.inAccount(accountId, async (tx) => (await listTeams(tx, accountId)).map(shown));
}

/** @throws Problem as `writeChecked` does */
export async function createTeam({ services, actor }: Context, form: Form): Promise<Team> {
  const now = services.now();
  const empty = { id: newId(now), name: '', createdAt: now, people: [], roles: [] };
  return withFreeName('team.name-taken', () =>
    services.db.asSystem(async (tx) => {
      const team = await writeChecked(tx, now, actor, empty, form);
      await recordEvent(tx, now, actor, 'team.created', { target: team.id, changes: changesBetween({}, said(team)) });
      await recordMoves(tx, now, actor, empty, team);
      return shown(team);
    }),
  );
}

/** @throws Problem `team.not-found`, and as `writeChecked` does */
export async function changeTeam({ services, actor }: Context, teamId: string, form: Form): Promise<Team> {
  const now = services.now();
  return withFreeName('team.name-taken', () =>
    services.db.asSystem(async (tx) => {
      const before = await lockTeam(tx, actor.accountId, teamId);
      if (!before) throw new Problem('team.not-found');
      const team = await writeChecked(tx, now, actor, before, form);
      const changes = changesBetween(said(before), said(team));
      await recordEvent(tx, now, actor, 'team.changed', { target: teamId, changes });
      await recordMoves(tx, now, actor, before, team);
      return shown(team);
    }),
  );
}

/** @throws Problem `team.not-found`, `role.missing`, `role.higher` */
export async function removeTeam({ services, actor }: Context, teamId: string): Promise<void> {
  const { accountId } = actor;
  await services.db.asSystem(async (tx) => {
    const team = await lockTeam(tx, accountId, teamId);
    if (!team) throw new Problem('team.not-found');
    const authority = await lockedAuthority(tx, accountId, actor.id, team.people);
    checkHeld(authority.mine, heldBy(team.roles, authority.own));
    checkNotHigher(authority, team.people);
    await deleteTeam(tx, accountId, teamId);
    await refreshAccess(tx, accountId, team.people);
    await recordEvent(tx, services.now(), actor, 'team.deleted', { target: teamId, details: { name: team.name } });
  });
}

/** Deletes a team with the roles that it gave, because the directory of the account deleted its group. */
export async function endTeam(tx: Tx, accountId: string, teamId: string): Promise<void> {
  const team = await lockTeam(tx, accountId, teamId);
  await deleteTeam(tx, accountId, teamId);
  if (team) await refreshAccess(tx, accountId, team.people);
}

/** Whether somebody of these would run the account and handle reports, by the roles of a team. */
export async function isExclusive(
  tx: Tx,
  accountId: string,
  teamId: string,
  personIds: readonly string[],
): Promise<boolean> {
  if (!(await hasRoles(tx, accountId, teamId))) return false;
  const grants = Map.groupBy(await listGrants(tx, accountId), ({ personId }) => personId);
  return personIds.some((id) => areExclusive(grants.get(id) ?? []));
}

/**
 * Writes a team, after the checks: nobody gives or takes by a team what they may not give or take by hand.
 * @throws Problem `person.not-found`, `role.owner`, `role.project`, `role.missing`, `role.higher`, `role.exclusive`
 */
async function writeChecked(tx: Tx, now: Date, actor: Actor, before: StoredTeam, form: Form): Promise<StoredTeam> {
  const { accountId } = actor;
  const team = { ...before, name: form.name, roles: uniqueRoles(form.roles), people: [...new Set(form.people)] };
  const affected = new Set([...before.people, ...team.people]);
  const authority = await lockedAuthority(tx, accountId, actor.id, [...affected]);
  const { given, taken } = changeOf(before.roles, team.roles);
  const moved = new Set(before.people).symmetricDifference(new Set(team.people));
  const touched = given.length + taken.length > 0 ? affected : moved;
  if (touched.size > 0 || given.length + taken.length > 0) {
    checkHeld(authority.mine, heldBy(before.roles, authority.own));
    checkGiven(authority, team.roles);
    checkNotHigher(authority, touched);
    for (const id of team.people)
      checkNotExclusive([...authority.grantsOf(id).filter(({ teamId }) => teamId !== team.id), ...team.roles]);
  }
  await writeTeam(tx, accountId, team);
  await refreshTeam(tx, accountId, team.id, now);
  return team;
}

const isAdmin = ({ role }: HeldRole) => role === 'admin';
const adminsBy = ({ roles, people }: StoredTeam) => new Set(roles.some(isAdmin) ? people : []);

/** Records who came into a team and who left it, and who becomes an admin by it: the other admins are told of that. */
async function recordMoves(tx: Tx, now: Date, actor: Actor, before: StoredTeam, after: StoredTeam): Promise<void> {
  const details = { name: after.name };
  const [had, have] = [new Set(before.people), new Set(after.people)];
  const of = (people: ReadonlySet<string>) => [...people].map((target) => ({ target, details }));
  await recordEvents(tx, now, actor, 'team.joined', of(have.difference(had)));
  await recordEvents(tx, now, actor, 'team.left', of(had.difference(have)));
  const admins = [...adminsBy(after).difference(adminsBy(before))];
  await recordEvents(
    tx,
    now,
    actor,
    'roles.changed',
    admins.map((target) => ({ target, details: { ...details, newAdmin: true } })),
  );
}

const said = ({ name, roles, people }: StoredTeam) => ({ name, roles: recordedRoles(roles), people: people.length });

function shown({ createdAt, people, roles, ...team }: StoredTeam): Team {
  return { ...team, roles: [...roles], people: [...people], createdAt: createdAt.toISOString() };
}
