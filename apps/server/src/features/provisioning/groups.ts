import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { recordEvent } from '../audit/index.ts';
import { endTeam } from '../teams/index.ts';
import { entryOf, text } from './attributes.ts';
import type { Directory } from './directory.ts';
import { membersOf, patchGroup, type GroupChange, type Operation } from './patch.ts';
import { deleteMembers, insertMembers, lockGroup, upsertGroup, type StoredGroup } from './queries.ts';
import { ScimError } from './scim-error.ts';
import { refreshGroups } from './team-members.ts';
import { notFound, withFreeName } from './users.ts';

type GroupBody = { readonly name: string; readonly externalId: string | null; readonly members: readonly string[] };

/** A group as a body says it. @throws ScimError */
export function readGroup(body: unknown): GroupBody {
  const given = entryOf(body);
  const externalId = given.get('externalid');
  return {
    name: nameOf(given.get('displayname')),
    externalId: externalId === undefined || externalId === null ? null : text(externalId, 'externalId'),
    members: membersOf(given.get('members') ?? []),
  };
}

/** @throws ScimError `invalidValue` */
function nameOf(value: unknown): string {
  const name = text(value, 'displayName').trim();
  if (name === '' || name.length > 100)
    throw new ScimError(400, 'invalidValue', 'displayName has to be a text of 1 to 100 characters.');
  return name;
}

/** Makes a team without roles: those are for the admins of the account to give. @throws ScimError */
export async function createGroup(
  directory: Directory,
  { name, externalId, members }: GroupBody,
): Promise<StoredGroup> {
  const { accountId, now, db, doer } = directory;
  return withFreeName(() =>
    db.asSystem(async (tx) => {
      const group = { id: newId(now), name, externalId, createdAt: now };
      await upsertGroup(tx, accountId, group);
      await recordEvent(tx, now, doer, 'team.created', { target: group.id, details: { name } });
      await changeMembers(tx, directory, group.id, { members: membership(members), replaces: false });
      return group;
    }),
  );
}

/** @throws ScimError */
export async function replaceGroup(directory: Directory, id: string, body: GroupBody): Promise<StoredGroup> {
  const { name: displayName, externalId, members } = body;
  return changeGroup(directory, id, { displayName, externalId, members: membership(members), replaces: true });
}

/** @throws ScimError */
export async function patchStoredGroup(
  directory: Directory,
  id: string,
  operations: readonly Operation[],
): Promise<StoredGroup> {
  return changeGroup(directory, id, patchGroup(operations));
}

async function changeGroup(directory: Directory, id: string, change: GroupChange): Promise<StoredGroup> {
  const { accountId, now, db, doer } = directory;
  return withFreeName(() =>
    db.asSystem(async (tx) => {
      const before = await lockGroup(tx, accountId, id);
      if (!before) throw notFound();
      const after = {
        ...before,
        name: change.displayName === undefined ? before.name : nameOf(change.displayName),
        externalId: change.externalId === undefined ? before.externalId : change.externalId,
      };
      if (after.name !== before.name || after.externalId !== before.externalId) {
        await upsertGroup(tx, accountId, after);
        await recordEvent(tx, now, doer, 'team.changed', { target: id, details: { name: after.name } });
      }
      await changeMembers(tx, directory, id, change);
      return after;
    }),
  );
}

async function changeMembers(
  tx: Tx,
  directory: Directory,
  id: string,
  { members, replaces }: Pick<GroupChange, 'members' | 'replaces'>,
): Promise<void> {
  if (members.size === 0 && !replaces) return;
  const { accountId } = directory;
  const come = [...members].filter(([, isIn]) => isIn).map(([member]) => member);
  const gone = [...members].filter(([, isIn]) => !isIn).map(([member]) => member);
  if (replaces) await deleteMembers(tx, accountId, id, { kept: come });
  else if (gone.length > 0) await deleteMembers(tx, accountId, id, { gone });
  if (come.length > 0 && (await insertMembers(tx, accountId, id, come)) < come.length)
    throw new ScimError(400, 'invalidValue', 'A member is no person of this directory.');
  await refreshGroups(tx, directory, [id]);
}

/** Deletes the team of a group, with the roles that it gave. @throws ScimError */
export async function removeGroup(directory: Directory, id: string): Promise<void> {
  const { accountId, now, db, doer } = directory;
  await db.asSystem(async (tx) => {
    const group = await lockGroup(tx, accountId, id);
    if (!group) throw notFound();
    await endTeam(tx, accountId, id);
    await recordEvent(tx, now, doer, 'team.deleted', { target: id, details: { name: group.name } });
  });
}

function membership(ids: readonly string[]): ReadonlyMap<string, boolean> {
  return new Map(ids.map((id) => [id, true]));
}
