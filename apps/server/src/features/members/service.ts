import type { Member, MemberUse, OwnerData, Site } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { listDocuments } from '../policies/index.ts';
import {
  countSitesNaming,
  deleteOwner,
  findSiteOwner,
  listSitesNaming,
  lockSite,
  lockSitesNaming,
  readSite,
  saveOwner,
  updateMember,
  type NamedSite,
} from '../sites/index.ts';
import {
  deleteMember,
  findMember,
  insertMember,
  listMembers,
  lockMember,
  lockMembers,
  updateDefault,
  updateOwner,
  type StoredMember,
} from './queries.ts';

export async function readMembers({ services, actor }: Context): Promise<Member[]> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    const naming = await countSitesNaming(tx, actor.accountId);
    return (await listMembers(tx, actor.accountId)).map((member) => shown(member, naming));
  });
}

export async function createMember({ services, actor }: Context, owner: OwnerData): Promise<Member> {
  const now = services.now();
  const member = { id: newId(now), owner, isDefault: false, createdAt: now, updatedAt: now };
  await services.db.inAccount(actor.accountId, async (tx) => {
    await insertMember(tx, actor.accountId, member);
    await recordEvent(tx, now, actor, 'member.created', { target: member.id });
  });
  return shown(member, new Map());
}

/**
 * Changes a member's owner data. Every document that uses the member then counts as changed. @throws Problem
 * `member.not-found`
 */
export async function changeMember({ services, actor }: Context, memberId: string, owner: OwnerData): Promise<Member> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    await lockedMember(tx, actor.accountId, memberId);
    await updateOwner(tx, actor.accountId, memberId, owner, services.now());
    await recordEvent(tx, services.now(), actor, 'member.changed', { target: memberId });
    return readMember(tx, actor.accountId, memberId);
  });
}

/**
 * Deletes a member and removes it from all sites: they fall back to the default member, or have no owner. Returns the
 * documents that used it.
 * @throws Problem `member.not-found`
 */
export async function removeMember({ services, actor }: Context, memberId: string): Promise<MemberUse[]> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    const member = await lockedMember(tx, actor.accountId, memberId);
    const sites = await lockSitesNaming(tx, actor.accountId, namesOf(member));
    const uses = await documentsOf(tx, actor.accountId, sites);
    await updateMember(tx, actor.accountId, idsOf(sites), null, services.now());
    await deleteMember(tx, actor.accountId, memberId);
    await recordEvent(tx, services.now(), actor, 'member.deleted', { target: memberId });
    return uses;
  });
}

/** The documents that use a member. @throws Problem `member.not-found` */
export async function readUses({ services, actor }: Context, memberId: string): Promise<MemberUse[]> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    const member = await findMember(tx, actor.accountId, memberId);
    if (!member) throw new Problem('member.not-found');
    return documentsOf(tx, actor.accountId, await listSitesNaming(tx, actor.accountId, namesOf(member)));
  });
}

/** Makes a member the default, or not the default any more. @throws Problem `member.not-found` */
export async function changeDefault(
  { services, actor }: Context,
  memberId: string,
  isDefault: boolean,
): Promise<Member> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    const member = (await lockMembers(tx, actor.accountId)).find(({ id }) => id === memberId);
    if (!member) throw new Problem('member.not-found');
    if (member.isDefault !== isDefault) {
      const sites = await lockSitesNaming(tx, actor.accountId, [null]);
      await updateMember(tx, actor.accountId, idsOf(sites), null, services.now());
      await updateDefault(tx, actor.accountId, isDefault ? memberId : null);
      await recordEvent(tx, services.now(), actor, 'member.changed', {
        target: memberId,
        details: { default: isDefault },
      });
    }
    return readMember(tx, actor.accountId, memberId);
  });
}

/** Sets the member that owns a site; null means the default member. @throws Problem `member.not-found`, `site.not-found` */
export async function changeMemberOfSite(
  { services, actor }: Context,
  siteId: string,
  memberId: string | null,
): Promise<Site> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    // Locks the member before its sites, as everywhere: it cannot be deleted meanwhile, and deadlocks cannot occur.
    if (memberId) await lockedMember(tx, actor.accountId, memberId);
    if (!(await lockSite(tx, actor.accountId, siteId))) throw new Problem('site.not-found');
    const before = await findSiteOwner(tx, actor.accountId, siteId);
    const named = before?.from === 'member' ? before.memberId : null;
    if (before?.from === 'own' || named !== memberId) {
      await deleteOwner(tx, actor.accountId, siteId);
      await updateMember(tx, actor.accountId, [siteId], memberId, services.now());
      await recordEvent(tx, services.now(), actor, 'owner.changed', { siteId, details: { memberId } });
    }
    return readSite(tx, actor.accountId, siteId);
  });
}

/**
 * Copies the data of the site's member into the site's own. A site that already has its own keeps it.
 * @throws Problem `site.not-found`, `owner.no-member`
 */
export async function forkOwner({ services, actor }: Context, siteId: string): Promise<Site> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    if (!(await lockSite(tx, actor.accountId, siteId))) throw new Problem('site.not-found');
    const owner = await findSiteOwner(tx, actor.accountId, siteId);
    if (!owner) throw new Problem('owner.no-member');
    // Keeps the timestamp of the copied data, because the documents do not change.
    if (owner.from !== 'own') {
      await saveOwner(tx, actor.accountId, siteId, owner.data, owner.updatedAt);
      await recordEvent(tx, services.now(), actor, 'owner.changed', { siteId });
    }
    return readSite(tx, actor.accountId, siteId);
  });
}

async function lockedMember(tx: Tx, accountId: string, memberId: string): Promise<StoredMember> {
  const member = await lockMember(tx, accountId, memberId);
  if (!member) throw new Problem('member.not-found');
  return member;
}

async function readMember(tx: Tx, accountId: string, memberId: string): Promise<Member> {
  const member = await findMember(tx, accountId, memberId);
  if (!member) throw new Problem('member.not-found');
  return shown(member, await countSitesNaming(tx, accountId));
}

function shown(member: StoredMember, naming: ReadonlyMap<string | null, number>): Member {
  return {
    ...member,
    sites: namesOf(member).reduce((sum, name) => sum + (naming.get(name) ?? 0), 0),
    createdAt: member.createdAt.toISOString(),
    updatedAt: member.updatedAt.toISOString(),
  };
}

/** The member ids by which sites can refer to this member: sites that name none (null) use the default one. */
function namesOf({ id, isDefault }: StoredMember): readonly (string | null)[] {
  return isDefault ? [id, null] : [id];
}

async function documentsOf(tx: Tx, accountId: string, sites: readonly NamedSite[]): Promise<MemberUse[]> {
  const names = new Map(sites.map(({ id, name }) => [id, name]));
  const documents = await listDocuments(tx, accountId, idsOf(sites));
  return documents.map(({ id, siteId, type }) => ({ id, siteId, siteName: names.get(siteId) ?? '', type }));
}

function idsOf(sites: readonly NamedSite[]): string[] {
  return sites.map(({ id }) => id);
}
