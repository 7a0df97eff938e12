import type { Input, SignedIn, teams } from '@app/contract';
import { loadWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Exchange, PublicExchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import {
  checkSignUp,
  emailTaken,
  findAccount,
  findPersonByEmail,
  findPersonOf,
  insertInvited,
  insertMembership,
  insertRoleGrant,
  moveSession,
  prepareSignUp,
  proveEmail,
  startSession,
} from '../accounts/index.ts';
import { recordEvent, type Doer } from '../audit/index.ts';
import { authorityOf, checkNotExclusive } from './authority.ts';
import { findInvitation, takeInvitation, type StoredInvitation } from './invitation-queries.ts';
import { placeOf, type Place } from './invitation-link.ts';
import { invitationGone } from './invitations.ts';
import { lockMemberships, refreshTeam } from './queries.ts';
import { heldBy, isPlaced, lacking } from './rules.ts';
import { addPeople, listTeams } from './team-queries.ts';

/** What an invitation is for, to who followed its link. @throws Problem `invitation.not-found` */
export async function openInvitation({ services }: PublicExchange, token: string) {
  const place = knownPlace(services, token);
  return services.db.asSystem(async (tx) => {
    const { accountId, id } = place;
    const invitation = await findInvitation(tx, accountId, id, services.now());
    const account = await findAccount(tx, accountId);
    const inviter = invitation && (await findPersonOf(tx, accountId, invitation.invitedBy));
    if (!invitation || !account || !inviter) throw invitationGone();
    return {
      account: account.name,
      email: invitation.email,
      invitedBy: inviter.email,
      expiresAt: invitation.expiresAt.toISOString(),
      hasAccount: (await findPersonByEmail(tx, invitation.email)) !== undefined,
    };
  });
}

/**
 * Joins an account by an invitation to the own address, and goes on in it. The link proves the address, since it was mailed.
 * @throws Problem `invitation.not-found`, `invitation.other-address`, `role.exclusive`
 */
export async function acceptInvitation(exchange: Exchange, token: string): Promise<string> {
  const { services, actor } = exchange;
  const place = knownPlace(services, token);
  const { accountId } = place;
  await services.db.asSystem(async (tx) => {
    const invitation = await taken(tx, place, services.now());
    if (!(await proveEmail(tx, exchange, invitation.email)))
      throw new Problem('invitation.other-address', { email: invitation.email });
    const isMember = (await lockMemberships(tx, accountId, [actor.id])).has(actor.id);
    if (!isMember) await insertMembership(tx, accountId, actor.id, services.now());
    await giveInvited(tx, services.now(), place, invitation, { ...actor, accountId });
    await moveSession(tx, exchange, accountId);
  });
  return accountId;
}

type SignUpForm = Input<typeof teams.signUpInvited>['body'];

/**
 * Signs up with the address that was invited. The first submission, with `register_pre_check`, validates and creates nothing.
 * @throws Problem `invitation.not-found`, `role.exclusive`, and as `checkSignUp` and `prepareSignUp` do
 */
export async function signUpInvited(exchange: PublicExchange, { token, ...given }: SignUpForm): Promise<SignedIn> {
  const { services, asked } = exchange;
  const place = knownPlace(services, token);
  const { accountId, id } = place;
  const now = services.now();
  const invitation = await services.db.asSystem((tx) => findInvitation(tx, accountId, id, now));
  if (!invitation) throw invitationGone();
  const locale = given.locale ?? asked.locale;
  const form = { ...given, email: invitation.email };
  await checkSignUp(exchange, form);
  const words = await loadWords(locale, 'answers');
  const answer = { success: true as const, errors: {}, email: invitation.email, next: null, redirect_to: null };
  if (given.register_pre_check)
    return { ...answer, message: words.signUpPossible, tracking_id: null, tos_ok: false, signup: null };

  const ready = { ...(await prepareSignUp(services, form, locale)), accountId };
  const { personId } = ready;
  await services.db.asSystem(async (tx) => {
    const claimed = await taken(tx, place, now);
    if (!(await insertInvited(tx, ready))) throw emailTaken();
    await giveInvited(tx, now, place, claimed, { accountId, id: personId, origin: asked.origin });
    await startSession(tx, now, { personId, accountId }, exchange);
  });
  return { ...answer, message: words.welcome, tracking_id: personId, tos_ok: true, signup: 'email' };
}

/** @throws Problem `invitation.not-found` */
function knownPlace(services: Services, token: string): Place {
  const place = placeOf(services, token);
  if (!place) throw invitationGone();
  return place;
}

/** @throws Problem `invitation.not-found` */
async function taken(tx: Tx, { accountId, id }: Place, now: Date): Promise<StoredInvitation> {
  const invitation = await takeInvitation(tx, accountId, id, now);
  if (!invitation) throw invitationGone();
  return invitation;
}

/**
 * Gives the roles and teams of an invitation, as far as they are still there. An invitation of somebody who could no longer
 * give all of it is dead.
 * @throws Problem `invitation.not-found`, `role.exclusive`
 */
async function giveInvited(
  tx: Tx,
  now: Date,
  { accountId, id }: Place,
  { invitedBy, roles, teamIds }: StoredInvitation,
  doer: Doer & { readonly id: string },
): Promise<void> {
  const { mine, own, projects, grantsOf } = await authorityOf(tx, accountId, invitedBy);
  const left = roles.filter((role) => isPlaced(role, projects, own));
  const joined = (await listTeams(tx, accountId)).filter((team) => teamIds.includes(team.id));
  const given = [...left, ...joined.flatMap((team) => team.roles)];
  if (lacking(mine, heldBy(given, own))) throw invitationGone();
  const held = grantsOf(doer.id);
  checkNotExclusive([...held, ...given]);
  const isHeld = (role: string, projectId: string | null) =>
    held.some((one) => one.teamId === null && one.role === role && one.projectId === projectId);
  for (const { role, projectId } of left)
    if (!isHeld(role, projectId))
      await insertRoleGrant(tx, { accountId, id: newId(now), personId: doer.id, role, projectId, createdAt: now });
  for (const team of joined) {
    await addPeople(tx, accountId, team.id, [doer.id]);
    await refreshTeam(tx, accountId, team.id, now);
  }
  await recordEvent(tx, now, doer, 'invitation.accepted', { target: doer.id, details: { invitationId: id } });
  if (given.some(({ role }) => role === 'admin'))
    await recordEvent(tx, now, doer, 'roles.changed', { target: doer.id, details: { newAdmin: true } });
}
