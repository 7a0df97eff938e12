import type { Services } from '#platform/http/context.ts';
import { findPersonOf } from '../accounts/index.ts';
import { listGroupsOf, updateUserPerson } from './queries.ts';
import { refreshGroups } from './team-members.ts';

/**
 * Connects somebody who joined by the company sign-in with what the directory says of them: they come into the teams of their
 * groups. A second run finds nothing to connect.
 */
export async function connectJoined(
  { db, now }: Services,
  { accountId, personId }: { readonly accountId: string; readonly personId: string },
): Promise<void> {
  await db.asSystem(async (tx) => {
    const person = await findPersonOf(tx, accountId, personId);
    if (!person) return;
    const directory = { accountId, now: now(), db, doer: { accountId, directory: true as const } };
    for (const userId of await updateUserPerson(tx, accountId, person.email, personId))
      await refreshGroups(tx, directory, await listGroupsOf(tx, accountId, userId));
  });
}
