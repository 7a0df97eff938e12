import type { OwnerData, OwnerFrom } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

/** The owner of a site, and the source of that data. */
export type SiteOwner = {
  readonly data: OwnerData;
  readonly from: OwnerFrom;
  /** The member that the data comes from. */
  readonly memberId: string | null;
  readonly updatedAt: Date;
};

/** Owners of those sites that have one: the site's own data, else the member it refers to, else the default member. */
export async function listOwners(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<Map<string, SiteOwner>> {
  if (siteIds.length === 0) return new Map();
  const rows = await sitesWithOwners(tx, accountId)
    .select(['site.id as siteId', 'site.memberId as named'])
    .select(['siteOwner.name', 'siteOwner.email', 'siteOwner.address', 'siteOwner.country', 'siteOwner.details'])
    .select(['siteOwner.updatedAt as ownUpdatedAt', 'member.id', 'member.owner', 'member.updatedAt'])
    .where('site.id', 'in', [...siteIds])
    .execute();
  const owners = new Map<string, SiteOwner>();
  for (const { siteId, named, ownUpdatedAt, id, owner, updatedAt, details, ...own } of rows) {
    // The contract validated both when they were written.
    if (ownUpdatedAt) {
      const data = { ...own, ...(details as object) } as OwnerData;
      owners.set(siteId, { data, from: 'own', memberId: null, updatedAt: ownUpdatedAt });
    } else if (id && updatedAt) {
      owners.set(siteId, { data: owner as OwnerData, from: named ? 'member' : 'default', memberId: id, updatedAt });
    }
  }
  return owners;
}

export async function findSiteOwner(tx: Tx, accountId: string, siteId: string): Promise<SiteOwner | undefined> {
  return (await listOwners(tx, accountId, [siteId])).get(siteId);
}

export async function findOwner(tx: Tx, accountId: string, siteId: string): Promise<OwnerData | undefined> {
  return (await findSiteOwner(tx, accountId, siteId))?.data;
}

/** The last change of the site, its reference to a member, or its owner. */
export async function findChangedAt(tx: Tx, accountId: string, siteId: string): Promise<Date | undefined> {
  const row = await sitesWithOwners(tx, accountId)
    .select(['site.updatedAt', 'siteOwner.updatedAt as ownUpdatedAt', 'member.updatedAt as memberUpdatedAt'])
    .where('site.id', '=', siteId)
    .executeTakeFirst();
  return row && changedAt(row);
}

type Times = {
  readonly updatedAt: Date;
  readonly ownUpdatedAt: Date | null;
  readonly memberUpdatedAt: Date | null;
};

function changedAt({ updatedAt, ownUpdatedAt, memberUpdatedAt }: Times): Date {
  const ownerUpdatedAt = ownUpdatedAt ?? memberUpdatedAt;
  return ownerUpdatedAt && ownerUpdatedAt > updatedAt ? ownerUpdatedAt : updatedAt;
}

export type SiteChange = {
  readonly siteId: string;
  readonly projectId: string | null;
  readonly changedAt: Date;
};

/** All sites that the transaction sees, each with its project and its last change as in `findChangedAt`. */
export async function listSiteChanges(tx: Tx, accountId: string): Promise<SiteChange[]> {
  const rows = await sitesWithOwners(tx, accountId)
    .select(['site.id', 'site.projectId', 'site.updatedAt'])
    .select(['siteOwner.updatedAt as ownUpdatedAt', 'member.updatedAt as memberUpdatedAt'])
    .execute();
  return rows.map(({ id, projectId, ...row }) => ({ siteId: id, projectId, changedAt: changedAt(row) }));
}

/** Joins each site with its own data, if any, and with its member: the one it refers to, else the default one. */
function sitesWithOwners(tx: Tx, accountId: string) {
  return tx
    .selectFrom('site')
    .leftJoin('siteOwner', (join) =>
      join.onRef('siteOwner.accountId', '=', 'site.accountId').onRef('siteOwner.siteId', '=', 'site.id'),
    )
    .leftJoin('member', (join) =>
      join
        .onRef('member.accountId', '=', 'site.accountId')
        .on(({ eb, or, and, ref }) =>
          or([
            eb('member.id', '=', ref('site.memberId')),
            and([eb('site.memberId', 'is', null), ref('member.isDefault')]),
          ]),
        ),
    )
    .where('site.accountId', '=', accountId);
}

/** Stores the site's own data: it no longer refers to a member. */
export async function saveOwner(tx: Tx, accountId: string, siteId: string, owner: OwnerData, at: Date): Promise<void> {
  const { name, email, address, country, ...details } = owner;
  const values = { name, email, address, country, details: JSON.stringify(details), updatedAt: at };
  await tx
    .insertInto('siteOwner')
    .values({ accountId, siteId, ...values })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet(values))
    .execute();
  await tx
    .updateTable('site')
    .set({ memberId: null })
    .where('accountId', '=', accountId)
    .where('id', '=', siteId)
    .execute();
}

export async function deleteOwner(tx: Tx, accountId: string, siteId: string): Promise<void> {
  await tx.deleteFrom('siteOwner').where('accountId', '=', accountId).where('siteId', '=', siteId).execute();
}

/** Sets the member that these sites refer to, and marks their owner as changed. */
export async function updateMember(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
  memberId: string | null,
  at: Date,
): Promise<void> {
  if (siteIds.length === 0) return;
  await tx
    .updateTable('site')
    .set({ memberId, updatedAt: at })
    .where('accountId', '=', accountId)
    .where('id', 'in', [...siteIds])
    .execute();
}

export type NamedSite = { readonly id: string; readonly name: string };

/** Sites without owner data of their own that refer to one of these members; null matches sites that refer to none. */
export async function listSitesNaming(
  tx: Tx,
  accountId: string,
  memberIds: readonly (string | null)[],
): Promise<NamedSite[]> {
  return sitesNaming(tx, accountId, memberIds).execute();
}

/** The same, locked until the transaction ends. */
export async function lockSitesNaming(
  tx: Tx,
  accountId: string,
  memberIds: readonly (string | null)[],
): Promise<NamedSite[]> {
  return sitesNaming(tx, accountId, memberIds).forUpdate().execute();
}

function sitesNaming(tx: Tx, accountId: string, memberIds: readonly (string | null)[]) {
  return tx
    .selectFrom('site')
    .select(['id', 'name'])
    .where('accountId', '=', accountId)
    .where(({ eb, or }) => or(memberIds.map((memberId) => eb('memberId', 'is not distinct from', memberId))))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('siteOwner')
            .select('siteId')
            .where('siteOwner.accountId', '=', accountId)
            .whereRef('siteOwner.siteId', '=', 'site.id'),
        ),
      ),
    )
    .orderBy('id');
}

/** Number of sites without owner data of their own, by the member they refer to; null is the key for none. */
export async function countSitesNaming(tx: Tx, accountId: string): Promise<ReadonlyMap<string | null, number>> {
  const rows = await tx
    .selectFrom('site')
    .leftJoin('siteOwner', (join) =>
      join.onRef('siteOwner.accountId', '=', 'site.accountId').onRef('siteOwner.siteId', '=', 'site.id'),
    )
    .select((e) => ['site.memberId', e.fn.countAll<string>().as('sites')])
    .where('site.accountId', '=', accountId)
    .where('siteOwner.siteId', 'is', null)
    .groupBy('site.memberId')
    .execute();
  return new Map(rows.map(({ memberId, sites }) => [memberId, Number(sites)]));
}
