import type { Tx } from '#platform/database/database.ts';
import { permissionsAt, rightsOf } from '#platform/http/rights.ts';
import { findPerson, findPersonOf, findRoles, listProjectRoles } from '../../accounts/index.ts';
import { findProjectOfSite } from '../../sites/index.ts';
import { listVaultKeys, type VaultKeys } from './queries.ts';

type Place = { readonly accountId: string; readonly siteId: string };

/**
 * Whether somebody may handle the reports of a site: with the role there, and without running the account. Where the site was
 * deleted, the role anywhere in the account does. READINGS 19
 */
export async function isManager(tx: Tx, { accountId, siteId }: Place, personId: string): Promise<boolean> {
  const held = await findRoles(tx, accountId, personId);
  if (!held) return false;
  const rights = rightsOf({ account: held.roles, projects: held.projectRoles });
  if (rights.account.has('people.manage') || rights.account.has('teams.manage')) return false;
  const projectId = await findProjectOfSite(tx, accountId, siteId);
  if (!projectId) return rights.anywhere.has('reports.manage');
  const roles = (await listProjectRoles(tx, accountId, personId)).find(({ id }) => id === projectId)?.roles ?? [];
  return permissionsAt(rights, roles).has('reports.manage');
}

/** The keys of everybody who may handle the reports of a site. */
export async function listManagerKeys(tx: Tx, place: Place): Promise<VaultKeys[]> {
  const managers: VaultKeys[] = [];
  for (const keys of await listVaultKeys(tx, place.accountId))
    if (await isManager(tx, place, keys.personId)) managers.push(keys);
  return managers;
}

export type Addressee = { readonly email: string; readonly locale: string | null };

/** The addresses of people of an account. */
export async function addressesOf(tx: Tx, accountId: string, personIds: readonly string[]): Promise<Addressee[]> {
  const found: Addressee[] = [];
  for (const personId of personIds) {
    const person = await findPersonOf(tx, accountId, personId);
    if (person) found.push({ email: person.email, locale: person.locale });
  }
  return found;
}

/** The addresses of people who may have left the account since. Needs a transaction of the system. */
export async function formerAddressesOf(tx: Tx, personIds: readonly string[]): Promise<Addressee[]> {
  const found: Addressee[] = [];
  for (const personId of new Set(personIds)) {
    const person = await findPerson(tx, personId);
    if (person) found.push({ email: person.email, locale: person.locale });
  }
  return found;
}
