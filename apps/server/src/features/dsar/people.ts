import type { Tx } from '#platform/database/database.ts';
import type { Actor } from '#platform/http/context.ts';
import { findPersonOf } from '../accounts/index.ts';

export type Named = (id: string | null) => { readonly id: string; readonly email: string | null } | null;

/** Names people by their address, as far as they still belong to the account and the actor may know them. */
export async function namesFor(
  tx: Tx,
  { id: own, accountId, rights }: Pick<Actor, 'id' | 'accountId' | 'rights'>,
  ids: readonly (string | null)[],
): Promise<Named> {
  const emails = new Map<string, string | null>();
  for (const id of new Set(ids.flatMap((one) => one ?? []))) {
    const mayKnow = id === own || rights.account.has('people.read');
    emails.set(id, mayKnow ? ((await findPersonOf(tx, accountId, id))?.email ?? null) : null);
  }
  return (id) => (id === null ? null : { id, email: emails.get(id) ?? null });
}
