import type { Tx } from '#platform/database/database.ts';
import { listRecipients } from '../../accounts/index.ts';
import { listPeople } from '../../teams/index.ts';

export type Manager = { readonly personId: string; readonly email: string };

/**
 * Who may be a recipient of reports of a site: those with the role, never those who run the account, however they came to both.
 * Directive (EU) 2019/1937, Art. 9(1)(c), 16(1); RULES W1.
 */
export async function listManagers(tx: Tx, accountId: string, siteId: string): Promise<Manager[]> {
  const emails = async (permission: 'reports.manage' | 'people.manage' | 'teams.manage') =>
    (await listRecipients(tx, accountId, permission, siteId)).map(({ email }) => email);
  const managers = new Set(await emails('reports.manage'));
  const admins = new Set([...(await emails('people.manage')), ...(await emails('teams.manage'))]);
  const people = await listPeople(tx, accountId);
  return people
    .filter(({ email }) => managers.has(email) && !admins.has(email))
    .map(({ id, email }) => ({ personId: id, email }));
}
