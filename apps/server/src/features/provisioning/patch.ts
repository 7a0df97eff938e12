import { entryOf, passedOver, text, userChanges, type UserAttributes } from './attributes.ts';
import { ScimError } from './scim-error.ts';

// PATCH of SCIM (RFC 7644, 3.5.2), as Entra and Okta send it, over a closed table of paths: nothing that was sent is ever the
// name of a property that is written.

const mostOperations = 1000;

export type Operation = {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string | undefined;
  readonly value: unknown;
};

/** The operations of a request. Letters of `op` may be of either case. @throws ScimError */
export function readOperations(body: unknown): readonly Operation[] {
  const list = entryOf(body).get('operations');
  if (!Array.isArray(list)) throw new ScimError(400, 'invalidSyntax', 'Operations has to be a list.');
  if (list.length > mostOperations)
    throw new ScimError(400, 'tooMany', `A request has at most ${mostOperations} operations.`);
  return list.map((one) => {
    const entry = entryOf(one);
    const op = text(entry.get('op'), 'op').toLowerCase();
    if (op !== 'add' && op !== 'replace' && op !== 'remove')
      throw new ScimError(400, 'invalidSyntax', 'op has to be add, replace or remove.');
    const path = entry.get('path');
    return {
      op,
      path: path === undefined || path === null || path === '' ? undefined : text(path, 'path'),
      value: entry.get('value'),
    };
  });
}

/** A person after these operations. @throws ScimError */
export function patchUser(user: UserAttributes, operations: readonly Operation[]): UserAttributes {
  return operations.reduce(patched, user);
}

function patched(user: UserAttributes, { op, path, value }: Operation): UserAttributes {
  if (path === undefined) {
    if (op === 'remove') throw new ScimError(400, 'noTarget', 'remove needs a path.');
    // Keys may be paths themselves, as Entra writes `name.givenName`.
    return [...entryOf(value)].reduce((one, [key, given]) => changed(one, key, given), user);
  }
  if (op !== 'remove') return changed(user, path, value);
  const target = targetOf(path);
  if (target === 'active' || target === 'username')
    throw new ScimError(400, 'mutability', 'This attribute cannot be removed.');
  return changed(user, path, null);
}

function changed(user: UserAttributes, path: string, value: unknown): UserAttributes {
  const target = targetOf(path);
  if (target === undefined || passedOver.has(target)) return user;
  const change = userChanges.get(target);
  if (!change) throw new ScimError(400, 'invalidPath', 'There is no such attribute.');
  return change(user, value);
}

const ofExtension = /^urn:ietf:params:scim:schemas:extension:/i;
const ofCore = /^urn:ietf:params:scim:schemas:core:2\.0:user:/i;
const filtered = /^([a-z]+)\[[^\][]{1,200}\](?:\.([a-z]+))?$/;

/** The name of what a path leads to, without the filter: each list has one entry here. Undefined: of an extension. */
function targetOf(path: string): string | undefined {
  if (ofExtension.test(path)) return undefined;
  const plain = path.replace(ofCore, '').toLowerCase();
  const [, list, part] = filtered.exec(plain) ?? [];
  if (list === undefined) return plain;
  return part === undefined ? list : `${list}.${part}`;
}

/** What operations change about a group. */
export type GroupChange = {
  readonly displayName?: string;
  readonly externalId?: string | null;
  /** Ids in the order of the operations: the last one about somebody counts. */
  readonly members: ReadonlyMap<string, boolean>;
  /** Whether those who are not named go. */
  readonly replaces: boolean;
};

/** @throws ScimError */
export function patchGroup(operations: readonly Operation[]): GroupChange {
  let change: GroupChange = { members: new Map(), replaces: false };
  for (const { op, path, value } of operations) {
    if (path === undefined) {
      if (op === 'remove') throw new ScimError(400, 'noTarget', 'remove needs a path.');
      for (const [key, given] of entryOf(value)) change = groupChanged(change, op, key, given);
    } else change = groupChanged(change, op, path, value);
  }
  return change;
}

const ofCoreGroup = /^urn:ietf:params:scim:schemas:core:2\.0:group:/i;
const oneMember = /^members\[value eq "([^"\\]{1,100})"\]$/i;

function groupChanged(change: GroupChange, op: Operation['op'], path: string, value: unknown): GroupChange {
  const plain = path.replace(ofCoreGroup, '');
  const [, named] = oneMember.exec(plain) ?? [];
  if (named !== undefined) return withMembers(change, [named], op !== 'remove');
  switch (plain.toLowerCase()) {
    case 'displayname':
      return { ...change, displayName: text(op === 'remove' ? undefined : value, 'displayName') };
    case 'externalid':
      return { ...change, externalId: op === 'remove' || value === null ? null : text(value, 'externalId') };
    case 'members':
      return membersChanged(change, op, value);
    case 'id':
    case 'schemas':
    case 'meta':
      return change;
    default:
      throw new ScimError(400, 'invalidPath', 'There is no such attribute.');
  }
}

function membersChanged(change: GroupChange, op: Operation['op'], value: unknown): GroupChange {
  if (op === 'remove' && (value === undefined || value === null))
    return { ...change, members: new Map(), replaces: true };
  const ids = membersOf(value);
  if (op === 'replace') return withMembers({ ...change, members: new Map(), replaces: true }, ids, true);
  return withMembers(change, ids, op === 'add');
}

/** The ids of members, as they are written in a group. @throws ScimError */
export function membersOf(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map((one) => text(typeof one === 'string' ? one : entryOf(one).get('value'), 'members.value'));
}

function withMembers(change: GroupChange, ids: readonly string[], isIn: boolean): GroupChange {
  return { ...change, members: new Map([...change.members, ...ids.map((id) => [id, isIn] as const)]) };
}
