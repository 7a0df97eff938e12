import { invitationDays, type HeldRole, type Invitation } from '@app/contract';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { countEvents, recordEvent, recordEvents } from '../audit/index.ts';
import { lockAccount } from './account-lock.ts';
import { authorityOf, checkGiven, checkNotExclusive } from './authority.ts';
import { insertInvitations, listInvitations, takeInvitation, type StoredInvitation } from './invitation-queries.ts';
import { sendInvitation } from './jobs.ts';
import { listPeople } from './queries.ts';
import { recordedRoles, uniqueRoles } from './rules.ts';
import { listTeams } from './team-queries.ts';

const day = 24 * 3_600_000;
/** Invitations of an account in a day, and those that wait at once, where plans are hosted. */
const mostInvitations = 100;

export async function readInvitations({ services, actor: { accountId } }: Context): Promise<Invitation[]> {
  const found = await services.db.inAccount(accountId, (tx) => listInvitations(tx, accountId, services.now()));
  return found.map(shown);
}

type Form = {
  readonly emails: readonly string[];
  readonly roles: readonly HeldRole[];
  readonly teams: readonly string[];
  readonly locale?: Locale | undefined;
};

/**
 * Invites people by mail. Whoever is in the account already is left out.
 * @throws Problem `team.not-found`, `role.owner`, `role.project`, `role.missing`, `role.exclusive`, `invitation.limit`
 */
export async function invite({ services, actor, asked }: Exchange, form: Form) {
  const { accountId } = actor;
  const now = services.now();
  const roles = uniqueRoles(form.roles);
  const teamIds = [...new Set(form.teams)];
  return services.db.asSystem(async (tx) => {
    // An invitation replaces an earlier one, and both are counted: two who invite follow each other.
    await lockAccount(tx, accountId);
    await checkInvited(tx, accountId, actor.id, roles, teamIds);
    const known = new Set((await listPeople(tx, accountId)).map(({ email }) => email));
    const [members, emails] = parted([...new Set(form.emails)], (email) => known.has(email));
    if (services.config.hostedPlans) await checkLimit(tx, accountId, now, emails);
    const made = emails.map((email): StoredInvitation => ({
      id: newId(now),
      email,
      roles,
      teamIds,
      locale: form.locale ?? asked.locale,
      invitedBy: actor.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationDays * day),
    }));
    if (made.length > 0) await insertInvitations(tx, accountId, made);
    for (const { id } of made) await enqueue(tx, sendInvitation, { accountId, invitationId: id });
    const details = { roles: recordedRoles(roles), teams: teamIds.length };
    await recordEvents(
      tx,
      now,
      actor,
      'invitation.created',
      made.map(({ id }) => ({ target: id, details })),
    );
    return { invitations: made.map(shown), members };
  });
}

/**
 * Nobody invites into what they may not give: the roles, and those of the teams.
 * @throws Problem `team.not-found`, `role.owner`, `role.project`, `role.missing`, `role.exclusive`
 */
async function checkInvited(
  tx: Tx,
  accountId: string,
  inviterId: string,
  roles: readonly HeldRole[],
  teamIds: readonly string[],
): Promise<void> {
  const all = await listTeams(tx, accountId);
  const joined = teamIds.map((id) => all.find((team) => team.id === id));
  if (joined.includes(undefined)) throw new Problem('team.not-found');
  const given = [...roles, ...joined.flatMap((team) => team?.roles ?? [])];
  checkGiven(await authorityOf(tx, accountId, inviterId), given);
  checkNotExclusive(given);
}

/** @throws Problem `invitation.limit` */
async function checkLimit(tx: Tx, accountId: string, now: Date, emails: readonly string[]): Promise<void> {
  const waiting = (await listInvitations(tx, accountId, now)).length;
  const ofDay = await countEvents(tx, accountId, 'invitation.created', new Date(now.getTime() - day));
  if (Math.max(waiting, ofDay) + emails.length > mostInvitations)
    throw new Problem('invitation.limit', { most: mostInvitations });
}

/** @throws Problem `invitation.not-found` */
export async function withdrawInvitation({ services, actor }: Context, id: string): Promise<void> {
  const now = services.now();
  await services.db.asSystem(async (tx) => {
    if (!(await takeInvitation(tx, actor.accountId, id, now))) throw invitationGone();
    await recordEvent(tx, now, actor, 'invitation.withdrawn', { target: id });
  });
}

export function invitationGone(): Problem {
  return new Problem('invitation.not-found', { days: invitationDays });
}

function parted<One>(all: readonly One[], test: (one: One) => boolean): readonly [One[], One[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

function shown({ roles, teamIds, createdAt, expiresAt, ...invitation }: StoredInvitation): Invitation {
  return {
    ...invitation,
    roles: [...roles],
    teams: [...teamIds],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
