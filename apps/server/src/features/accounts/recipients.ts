import type { Permission } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { permissionsAt, rightsOf } from '#platform/http/rights.ts';
import { listReachableWithRoles, type Person } from './queries.ts';

export type Recipient = Pick<Person, 'email' | 'locale'>;

/**
 * The people of an account who may be told of something by mail: those with a verified address and the permission, in the
 * account or in the project of the site that the mail is about. Guests learn nothing of other projects.
 */
export async function listRecipients(
  tx: Tx,
  accountId: string,
  permission: Permission,
  siteId: string | null = null,
): Promise<Recipient[]> {
  const people = await listReachableWithRoles(tx, accountId, siteId);
  return people
    .filter(({ roles, projectRoles }) =>
      permissionsAt(rightsOf({ account: roles, projects: [] }), projectRoles).has(permission),
    )
    .map(({ email, locale }) => ({ email, locale }));
}

/** Whether a mail that was queued may still be sent: its recipient can lose the permission in the meantime. */
export async function isRecipient(
  tx: Tx,
  accountId: string,
  to: string,
  permission: Permission,
  siteId: string | null = null,
): Promise<boolean> {
  return (await listRecipients(tx, accountId, permission, siteId)).some(({ email }) => email === to);
}
