import { isEmail, normalizeEmail } from '@app/contract';
import { isUniqueViolation, type Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { findPersonByEmail, findPersonOf, insertMembership, insertPerson, updateEmail } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { domainOf, isOfOthers, isProvedDomain } from '../identities/index.ts';
import { endDirectoryMembership } from '../teams/index.ts';
import { entryOf, nobody, userChanges, type UserAttributes } from './attributes.ts';
import type { Directory } from './directory.ts';
import { patchUser, type Operation } from './patch.ts';
import { deleteUser, insertUser, listGroupsOf, lockUser, updateUser, type StoredUser } from './queries.ts';
import { ScimError } from './scim-error.ts';
import { refreshGroups } from './team-members.ts';

/** A person as a body says them; what is not kept is passed over. @throws ScimError */
export function readUser(body: unknown): UserAttributes {
  const given = entryOf(body);
  const user = [...userChanges].reduce(
    (one, [name, change]) => (given.has(name) ? change(one, given.get(name)) : one),
    nobody,
  );
  if (user.userName === '') throw new ScimError(400, 'invalidValue', 'userName is required.');
  return user;
}

/** @throws ScimError `uniqueness`, `invalidValue` */
export async function createUser(directory: Directory, attributes: UserAttributes): Promise<StoredUser> {
  const { accountId, now, db } = directory;
  return withFreeName(() =>
    db.asSystem(async (tx) => {
      const user: StoredUser = {
        ...attributes,
        email: await addressOf(tx, accountId, attributes),
        accountId,
        id: newId(now),
        personId: null,
        createdAt: now,
        changedAt: now,
      };
      const made = { ...user, personId: await admitted(tx, directory, user) };
      await insertUser(tx, made);
      return made;
    }),
  );
}

/** Replaces what is said of a person. @throws ScimError */
export async function replaceUser(directory: Directory, id: string, attributes: UserAttributes): Promise<StoredUser> {
  return changeUser(directory, id, () => attributes);
}

/** @throws ScimError */
export async function patchStoredUser(
  directory: Directory,
  id: string,
  operations: readonly Operation[],
): Promise<StoredUser> {
  return changeUser(directory, id, (user) => patchUser(user, operations));
}

async function changeUser(
  directory: Directory,
  id: string,
  change: (user: UserAttributes) => UserAttributes,
): Promise<StoredUser> {
  const { accountId, now, db } = directory;
  return withFreeName(() =>
    db.asSystem(async (tx) => {
      const before = await lockUser(tx, accountId, id);
      if (!before) throw notFound();
      const attributes = change(before);
      if (attributes.userName === '') throw new ScimError(400, 'invalidValue', 'userName is required.');
      const email = await addressOf(tx, accountId, attributes, before);
      const after: StoredUser = { ...before, ...attributes, email, changedAt: now };
      const personId = await personAfter(tx, directory, before, after);
      await updateUser(tx, { ...after, personId });
      if (personId !== before.personId) await refreshGroups(tx, directory, await listGroupsOf(tx, accountId, id));
      return { ...after, personId };
    }),
  );
}

/** Deletes a person of the directory, and ends their membership. @throws ScimError */
export async function removeUser(directory: Directory, id: string): Promise<void> {
  const { accountId, db } = directory;
  await db.asSystem(async (tx) => {
    const user = await lockUser(tx, accountId, id);
    if (!user) throw notFound();
    const groups = await listGroupsOf(tx, accountId, id);
    await deleteUser(tx, accountId, id);
    if (user.personId !== null) await endDirectoryMembership(tx, directory, user.personId);
    await refreshGroups(tx, directory, groups);
  });
}

/** The person of somebody who changed: they come, go, or get another address. */
async function personAfter(
  tx: Tx,
  directory: Directory,
  before: StoredUser,
  after: StoredUser,
): Promise<string | null> {
  const { personId } = before;
  if (!after.active) {
    if (personId !== null) {
      // What the directory says of them stays when the membership goes.
      await updateUser(tx, { ...before, personId: null });
      await endDirectoryMembership(tx, directory, personId);
    }
    return null;
  }
  if (personId === null) return admitted(tx, directory, after);
  if (before.email !== after.email) await move(tx, directory, personId, after.email);
  return personId;
}

/**
 * The person of the account with the address of somebody who is active. Who has another account or a way in of their own is
 * not the directory's: they join when they connect the company sign-in.
 */
async function admitted(tx: Tx, directory: Directory, { email, active }: StoredUser): Promise<string | null> {
  const { accountId, now } = directory;
  if (!active) return null;
  const person = await findPersonByEmail(tx, email);
  if (person) {
    if (await findPersonOf(tx, accountId, person.id)) return person.id;
    if (await isOfOthers(tx, accountId, person.id)) return null;
  }
  const id = person?.id ?? newId(now);
  if (!person) {
    const made = { locale: null, country: null, emailDrip: null, emailNl: null, createdAt: now };
    await insertPerson(tx, { id, email, passwordHash: null, emailVerifiedAt: now, ...made });
  }
  await insertMembership(tx, accountId, id, now);
  await recordEvent(tx, now, directory.doer, 'membership.created', { target: id });
  return id;
}

/** Gives a person another address, where they are nobody's but the directory's. */
async function move(tx: Tx, { accountId, now, doer }: Directory, personId: string, email: string): Promise<void> {
  if (await isOfOthers(tx, accountId, personId)) return;
  if (await findPersonByEmail(tx, email)) return;
  await updateEmail(tx, personId, email, now);
  await recordEvent(tx, now, doer, 'email.changed', { target: personId });
}

/** The address of somebody: in a proved domain, unless it was theirs before. @throws ScimError `invalidValue` */
async function addressOf(
  tx: Tx,
  accountId: string,
  { email, userName }: UserAttributes,
  before?: StoredUser,
): Promise<string> {
  const address = email ?? normalizeEmail(userName);
  if (!isEmail(address)) throw new ScimError(400, 'invalidValue', 'An e-mail address is required.');
  if (address === before?.email) return address;
  if (await isProvedDomain(tx, accountId, domainOf(address))) return address;
  throw new ScimError(400, 'invalidValue', 'The address lies in no domain that the account has proved.');
}

export function notFound(): ScimError {
  return new ScimError(404, undefined, 'There is no such resource.');
}

/** @throws ScimError `uniqueness` */
export async function withFreeName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error))
      throw new ScimError(409, 'uniqueness', 'Another resource has this name or externalId.');
    throw error;
  }
}
