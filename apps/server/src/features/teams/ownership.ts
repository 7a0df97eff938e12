import { ownershipDays, type OwnershipOffer } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Actor, Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import {
  findPersonOf,
  insertRoleGrant,
  listRecipients,
  pageAddress,
  tellPeople,
  usedFactor,
} from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { lockedAuthority, type Authority } from './authority.ts';
import { findOffer, takeOffer, upsertOffer, type StoredOffer } from './ownership-queries.ts';
import { deleteGrant, listGrants } from './queries.ts';

const day = 24 * 3_600_000;

export async function readOffer({ services, actor: { accountId } }: Context): Promise<OwnershipOffer | null> {
  const offer = await services.db.inAccount(accountId, (tx) => findOffer(tx, accountId, services.now()));
  return offer ? shown(offer) : null;
}

/**
 * Offers the ownership to an admin. Nothing changes until it is accepted.
 * @throws Problem `person.not-found`, `ownership.no-admin`
 */
export async function offerOwnership({ services, actor }: Context, personId: string): Promise<OwnershipOffer> {
  const { accountId } = actor;
  const now = services.now();
  const offer = { toPerson: personId, createdAt: now, expiresAt: new Date(now.getTime() + ownershipDays * day) };
  await services.db.asSystem(async (tx) => {
    const authority = await lockedAuthority(tx, accountId, actor.id, [personId]);
    const person = await findPersonOf(tx, accountId, personId);
    const owner = await findPersonOf(tx, accountId, actor.id);
    if (!person?.emailVerifiedAt || !isAdmin(authority, personId)) throw new Problem('ownership.no-admin');
    await upsertOffer(tx, accountId, offer);
    await recordEvent(tx, now, actor, 'ownership.offered', { target: personId });
    const values = { owner: owner?.email ?? '', days: String(ownershipDays) };
    await tellPeople(tx, accountId, 'ownershipOffered', [person], (locale) => ({
      ...values,
      link: pageAddress(services, locale, 'account/teams'),
    }));
  });
  return shown(offer);
}

/** @throws Problem `ownership.not-offered` */
export async function withdrawOwnership({ services, actor }: Context): Promise<void> {
  const now = services.now();
  await services.db.asSystem(async (tx) => {
    const offer = await takeOffer(tx, actor.accountId, now);
    if (!offer) throw new Problem('ownership.not-offered');
    await recordEvent(tx, now, actor, 'ownership.withdrawn', { target: offer.toPerson });
  });
}

/** @throws Problem `ownership.not-offered` */
export async function declineOwnership({ services, actor }: Context): Promise<void> {
  const now = services.now();
  await services.db.asSystem(async (tx) => {
    await takeOwn(tx, actor, now);
    await recordEvent(tx, now, actor, 'ownership.declined', { target: actor.id });
  });
}

/**
 * Makes the person the owner, and who owned the account an admin, in one transaction: it has exactly one owner at each moment.
 * @throws Problem `ownership.factor`, `ownership.not-offered`, `ownership.no-admin`
 */
export async function acceptOwnership({ services, actor }: Context): Promise<void> {
  if (!usedFactor(actor.ways)) throw new Problem('ownership.factor');
  const { accountId } = actor;
  const now = services.now();
  await services.db.asSystem(async (tx) => {
    const former = (await listGrants(tx, accountId)).find(({ role }) => role === 'owner');
    if (!former) throw new Error('The account has no owner.');
    const authority = await lockedAuthority(tx, accountId, actor.id, [actor.id, former.personId].toSorted());
    await takeOwn(tx, actor, now);
    if (!isAdmin(authority, actor.id)) throw new Problem('ownership.no-admin');
    const own = authority.grantsOf(actor.id).filter(({ role, teamId }) => role === 'admin' && teamId === null);
    for (const { id } of [former, ...own]) await deleteGrant(tx, accountId, id);
    const given = { accountId, projectId: null, createdAt: now };
    await insertRoleGrant(tx, { ...given, id: newId(now), personId: actor.id, role: 'owner' });
    if (!isAdmin(authority, former.personId))
      await insertRoleGrant(tx, { ...given, id: newId(now), personId: former.personId, role: 'admin' });
    await recordEvent(tx, now, actor, 'ownership.accepted', { target: actor.id, details: { former: former.personId } });
    const values = {
      owner: (await findPersonOf(tx, accountId, former.personId))?.email ?? '',
      newOwner: (await findPersonOf(tx, accountId, actor.id))?.email ?? '',
    };
    const admins = await listRecipients(tx, accountId, 'people.manage');
    await tellPeople(tx, accountId, 'ownershipChanged', admins, (locale) => ({
      ...values,
      link: pageAddress(services, locale, 'account/audit'),
    }));
  });
}

/** Takes the offer to this person. @throws Problem `ownership.not-offered` */
async function takeOwn(tx: Tx, { accountId, id }: Actor, now: Date): Promise<void> {
  const offer = await takeOffer(tx, accountId, now);
  if (offer?.toPerson !== id) throw new Problem('ownership.not-offered');
}

function isAdmin({ grantsOf }: Authority, personId: string): boolean {
  return grantsOf(personId).some(({ role, projectId }) => role === 'admin' && projectId === null);
}

function shown({ toPerson, createdAt, expiresAt }: StoredOffer): OwnershipOffer {
  return { to: toPerson, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
