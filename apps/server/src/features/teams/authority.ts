import type { HeldRole } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { listProjects } from '../sites/index.ts';
import { listOwnRoles } from './own-role-queries.ts';
import { listGrants, lockMemberships, type Grant } from './queries.ts';
import { areExclusive, heldBy, isPlaced, lacking, type Held, type OwnRoles } from './rules.ts';

/** What somebody may give in an account, and what its people have. */
export type Authority = {
  readonly mine: Held;
  readonly own: OwnRoles;
  readonly projects: ReadonlySet<string>;
  /** All grants of a person, of teams too. */
  readonly grantsOf: (personId: string) => readonly Grant[];
};

/** Reads what somebody may give. Rights that are about to change are to be locked before. */
export async function authorityOf(tx: Tx, accountId: string, personId: string): Promise<Authority> {
  const own = new Map((await listOwnRoles(tx, accountId)).map(({ id, permissions }) => [id, permissions]));
  const projects = new Set((await listProjects(tx, accountId)).map(({ id }) => id));
  const grants = Map.groupBy(await listGrants(tx, accountId), (grant) => grant.personId);
  const grantsOf = (id: string) => grants.get(id) ?? [];
  return { mine: heldBy(grantsOf(personId), own), own, projects, grantsOf };
}

/** Locks the memberships of people and reads what `personId` may give them. @throws Problem `person.not-found` */
export async function lockedAuthority(
  tx: Tx,
  accountId: string,
  personId: string,
  people: readonly string[],
): Promise<Authority> {
  const locked = await lockMemberships(tx, accountId, people);
  if (people.some((id) => !locked.has(id))) throw new Problem('person.not-found');
  return authorityOf(tx, accountId, personId);
}

/**
 * Nobody gives what they lack, or what there is not.
 * @throws Problem `role.owner`, `role.project`, `role.missing`
 */
export function checkGiven({ mine, own, projects }: Authority, given: readonly HeldRole[]): void {
  if (given.some(({ role }) => role === 'owner')) throw new Problem('role.owner');
  if (given.some((role) => !isPlaced(role, projects, own))) throw new Problem('role.project');
  checkHeld(mine, heldBy(given, own));
}

/** @throws Problem `role.missing` with the first permission that `mine` lacks */
export function checkHeld(mine: Held, wanted: Held): void {
  const missing = lacking(mine, wanted);
  if (missing) throw new Problem('role.missing', undefined, undefined, { permission: missing });
}

/** Nobody changes the roles of somebody who may do more. @throws Problem `role.higher` */
export function checkNotHigher({ mine, own, grantsOf }: Authority, people: Iterable<string>): void {
  for (const id of people) if (lacking(mine, heldBy(grantsOf(id), own))) throw new Problem('role.higher');
}

/** @throws Problem `role.exclusive` when somebody would run the account and handle reports */
export function checkNotExclusive(held: readonly HeldRole[]): void {
  if (areExclusive(held)) throw new Problem('role.exclusive');
}
