import type { OwnerData } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type StoredMember = {
  readonly id: string;
  readonly owner: OwnerData;
  readonly isDefault: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const columns = ['id', 'owner', 'isDefault', 'createdAt', 'updatedAt'] as const;

/** The members of an account, ordered by name. */
export async function listMembers(tx: Tx, accountId: string): Promise<StoredMember[]> {
  const rows = await tx
    .selectFrom('member')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy(sql`lower(owner ->> 'name')`)
    .orderBy('id')
    .execute();
  return rows.map(asMember);
}

export async function findMember(tx: Tx, accountId: string, memberId: string): Promise<StoredMember | undefined> {
  const row = await tx
    .selectFrom('member')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row && asMember(row);
}

/** The owner data of whoever owns the sites for which nobody else is named. */
export async function findDefaultMember(tx: Tx, accountId: string): Promise<OwnerData | undefined> {
  const row = await tx
    .selectFrom('member')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('isDefault', '=', true)
    .executeTakeFirst();
  return row && asMember(row).owner;
}

/** Locks the member until the transaction ends. */
export async function lockMember(tx: Tx, accountId: string, memberId: string): Promise<StoredMember | undefined> {
  const row = await tx
    .selectFrom('member')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row && asMember(row);
}

/** Locks all members of the account until the transaction ends: only one of them may be the default. */
export async function lockMembers(tx: Tx, accountId: string): Promise<StoredMember[]> {
  const rows = await tx
    .selectFrom('member')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(asMember);
}

export async function insertMember(tx: Tx, accountId: string, member: StoredMember): Promise<void> {
  await tx
    .insertInto('member')
    .values({ ...member, accountId, owner: JSON.stringify(member.owner) })
    .execute();
}

export async function updateOwner(
  tx: Tx,
  accountId: string,
  memberId: string,
  owner: OwnerData,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ owner: JSON.stringify(owner), updatedAt: at })
    .where('accountId', '=', accountId)
    .where('id', '=', memberId)
    .execute();
}

/** Makes one member the default, or none if null. */
export async function updateDefault(tx: Tx, accountId: string, memberId: string | null): Promise<void> {
  const members = tx.updateTable('member').where('accountId', '=', accountId);
  // In this order, because there may never be two defaults.
  await members.set({ isDefault: false }).where('isDefault', '=', true).execute();
  if (memberId) await members.set({ isDefault: true }).where('id', '=', memberId).execute();
}

export async function deleteMember(tx: Tx, accountId: string, memberId: string): Promise<void> {
  await tx.deleteFrom('member').where('accountId', '=', accountId).where('id', '=', memberId).execute();
}

// The contract validated `owner` when it was written.
function asMember(row: { readonly owner: unknown } & Omit<StoredMember, 'owner'>): StoredMember {
  return { ...row, owner: row.owner as OwnerData };
}
