import type { Tx } from '#platform/database/database.ts';
import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Context, Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { deleteLonePeople, findOwnerEmail, findPersonOf, hasWayIn, moveSession } from '../accounts/index.ts';
import { recordEvent, type Doer } from '../audit/index.ts';
import { checkNotHigher, lockedAuthority, type Authority } from './authority.ts';
import { deleteMembership, listAccountsOf, lockMemberships } from './queries.ts';

/** The accounts of the person, and which one the session is in. */
export async function readMemberships({ services, actor }: Context) {
  const accounts = await services.db.asSystem((tx) => listAccountsOf(tx, actor.id));
  // The issuer of an account learns of no other account of the person.
  const shown = actor.byCompany ? accounts.filter(({ id }) => id === actor.accountId) : accounts;
  return shown.map(({ id, name }) => ({ id, name, current: id === actor.accountId }));
}

/** Goes on in another account of the person, under a new secret. @throws Problem `account.not-found` */
export async function switchAccount(exchange: Exchange, accountId: string): Promise<void> {
  const { services, actor } = exchange;
  await services.db.asSystem(async (tx) => {
    const accounts = await listAccountsOf(tx, actor.id);
    if (!accounts.some(({ id }) => id === accountId)) throw new Problem('account.not-found');
    await moveSession(tx, exchange, accountId);
    await recordEvent(tx, services.now(), { ...actor, accountId }, 'session.switched');
  });
}

/**
 * Takes a person out of the account: their sessions and keys in it end at once. Somebody who belongs to no other account is
 * deleted.
 * @throws Problem `person.not-found`, `role.owner`, `role.higher`
 */
export async function removePerson({ services, actor }: Context, personId: string): Promise<void> {
  const { accountId } = actor;
  await services.db.asSystem(async (tx) => {
    const authority = await lockedAuthority(tx, accountId, actor.id, [personId]);
    checkNotOwner(authority, personId);
    checkNotHigher(authority, [personId]);
    await endMembership(tx, services.now(), actor, personId);
  });
}

/** Leaves the account. @throws Problem `role.owner` */
export async function leaveAccount({ services, actor, reply }: Exchange): Promise<void> {
  await services.db.asSystem(async (tx) => {
    checkNotOwner(await lockedAuthority(tx, actor.accountId, actor.id, [actor.id]), actor.id);
    await endMembership(tx, services.now(), actor, actor.id);
  });
  reply.endSession();
}

/** @throws Problem `role.owner` */
function checkNotOwner({ grantsOf }: Authority, personId: string): void {
  if (grantsOf(personId).some(({ role }) => role === 'owner')) throw new Problem('role.owner');
}

/**
 * Ends a membership because the directory of the account says so. Who has a way in of their own stays a person.
 * @throws Problem `role.owner`
 */
export async function endDirectoryMembership(
  tx: Tx,
  { now, doer }: { readonly now: Date; readonly doer: Doer },
  personId: string,
): Promise<void> {
  const { accountId } = doer;
  if (!(await lockMemberships(tx, accountId, [personId])).has(personId)) return;
  const person = await findPersonOf(tx, accountId, personId);
  if (person?.email === (await findOwnerEmail(tx, accountId))) throw new Problem('role.owner');
  await endMembership(tx, now, doer, personId, await hasWayIn(tx, personId));
}

async function endMembership(tx: Tx, now: Date, actor: Doer, personId: string, isKept = false): Promise<void> {
  const { accountId } = actor;
  await recordEvent(tx, now, actor, 'membership.ended', { target: personId });
  for (const id of await deleteMembership(tx, accountId, personId)) {
    await noteErasure(tx, accountId, now, { kind: 'key', id });
    await recordEvent(tx, now, actor, 'api-key.deleted', { target: id });
  }
  if (!isKept) await deleteLonePeople(tx, [personId]);
}
