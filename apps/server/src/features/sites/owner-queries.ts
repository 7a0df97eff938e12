import type { OwnerData, OwnerFrom } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

/** Who owns a site, and where that is said. */
export type SiteOwner = {
  readonly data: OwnerData;
  readonly from: OwnerFrom;
  /** The member it comes from. */
  readonly memberId: string | null;
  readonly updatedAt: Date;
};

/** The owners of those sites that have one: the site's own data, else the member it names, else the default one. */
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
    // Both were checked by the contract when they were written.
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

/** When the site, which member it names, or its owner last changed. */
export async function findChangedAt(tx: Tx, accountId: string, siteId: string): Promise<Date | undefined> {
  const row = await sitesWithOwners(tx, accountId)
    .select(['site.updatedAt', 'siteOwner.updatedAt as ownUpdatedAt', 'member.updatedAt as memberUpdatedAt'])
    .where('site.id', '=', siteId)
    .executeTakeFirst();
  if (!row) return undefined;
  const ownerUpdatedAt = row.ownUpdatedAt ?? row.memberUpdatedAt;
  return ownerUpdatedAt && ownerUpdatedAt > row.updatedAt ? ownerUpdatedAt : row.updatedAt;
}

/** Each site with its own data, if any, and the member it names; where it names none, with the default one. */
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

/** Makes it the site's own: the site names no member from then on. */
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

/** Says which member these sites name, and that their owner changed. */
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

/** The sites without an owner of their own that name one of these members; null stands for those that name none. */
export async function listSitesNaming(
  tx: Tx,
  accountId: string,
  memberIds: readonly (string | null)[],
): Promise<NamedSite[]> {
  return sitesNaming(tx, accountId, memberIds).execute();
}

/** The same, held until the transaction ends. */
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

/** How many sites without an owner of their own name each member; under null, how many name none. */
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
