import type { Tx } from '#platform/database/database.ts';
import type { Actor } from '#platform/http/context.ts';
import { findPersonOf } from './queries.ts';

/** A person as others see them; without an address if they left or may not be named. */
export type NamedPerson = { readonly id: string; readonly email: string | null };

/** Names people by their id; null stays null. */
export type NamePerson = (id: string | null) => NamedPerson | null;

/** Whose addresses an actor may see: all people of the account with the permission, else their own. */
export type Viewer = Pick<Actor, 'id' | 'accountId' | 'rights'>;

/** Names people by their address, as far as they still belong to the account and the viewer may see them. */
export async function namePeople(
  tx: Tx,
  { id: own, accountId, rights }: Viewer,
  ids: readonly (string | null)[],
): Promise<NamePerson> {
  const emails = new Map<string, string | null>();
  for (const id of new Set(ids.flatMap((one) => one ?? []))) {
    const mayKnow = id === own || rights.account.has('people.read');
    emails.set(id, mayKnow ? ((await findPersonOf(tx, accountId, id))?.email ?? null) : null);
  }
  return (id) => (id === null ? null : { id, email: emails.get(id) ?? null });
}
