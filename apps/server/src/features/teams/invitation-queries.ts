import type { HeldRole } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { InvitationTable } from '#platform/database/tables.ts';

export type StoredInvitation = {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly HeldRole[];
  readonly teamIds: readonly string[];
  readonly locale: string;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

const columns = ['id', 'email', 'roles', 'teamIds', 'locale', 'invitedBy', 'createdAt', 'expiresAt'] as const;

type Row = Pick<InvitationTable, (typeof columns)[number]>;

// Only checked roles are stored.
const stored = (row: Omit<Row, 'roles'> & { roles: unknown }) => ({ ...row, roles: row.roles as HeldRole[] });

/** The invitations of an account that work, newest first. */
export async function listInvitations(tx: Tx, accountId: string, now: Date): Promise<StoredInvitation[]> {
  const rows = await tx
    .selectFrom('invitation')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(stored);
}

export async function findInvitation(
  tx: Tx,
  accountId: string,
  id: string,
  now: Date,
): Promise<StoredInvitation | undefined> {
  const row = await tx
    .selectFrom('invitation')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row && stored(row);
}

/** Deletes and returns an invitation, so that it works once even if it is accepted many times at once. */
export async function takeInvitation(
  tx: Tx,
  accountId: string,
  id: string,
  now: Date,
): Promise<StoredInvitation | undefined> {
  const row = await tx
    .deleteFrom('invitation')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .returning(columns)
    .executeTakeFirst();
  return row && stored(row);
}

/** Inserts invitations in place of earlier ones to the same addresses. */
export async function insertInvitations(
  tx: Tx,
  accountId: string,
  invitations: readonly StoredInvitation[],
): Promise<void> {
  const emails = invitations.map(({ email }) => email);
  await tx.deleteFrom('invitation').where('accountId', '=', accountId).where('email', 'in', emails).execute();
  await tx
    .insertInto('invitation')
    .values(
      invitations.map(({ roles, teamIds, ...invitation }) => ({
        ...invitation,
        accountId,
        roles: JSON.stringify(roles),
        teamIds: [...teamIds],
      })),
    )
    .execute();
}

/** Deletes expired invitations of all accounts. */
export async function deleteEndedInvitations(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('invitation').where('expiresAt', '<=', now).execute();
}
