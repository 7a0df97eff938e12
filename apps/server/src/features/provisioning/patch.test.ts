import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nobody } from './attributes.ts';
import { patchGroup, patchUser, readOperations } from './patch.ts';
import { ScimError } from './scim-error.ts';

const ann = { ...nobody, userName: 'ann@example.com' };
const patch = (...operations: readonly unknown[]) => patchUser(ann, readOperations({ Operations: operations }));

// https://learn.microsoft.com/entra/identity/app-provisioning/use-scim-to-provision-users-and-groups
// https://developer.okta.com/docs/reference/scim/scim-20/
test.each([
  [{ op: 'Replace', path: 'active', value: 'False' }, { active: false }],
  [{ op: 'replace', value: { active: false } }, { active: false }],
  [{ op: 'Add', path: 'name.givenName', value: 'Ann' }, { givenName: 'Ann' }],
  [{ op: 'Add', path: 'emails[type eq "work"].value', value: 'Ann.B@Example.com' }, { email: 'ann.b@example.com' }],
  [
    { op: 'Replace', value: { 'name.familyName': 'Bell', displayName: 'Ann Bell' } },
    { familyName: 'Bell', displayName: 'Ann Bell' },
  ],
  [{ op: 'Remove', path: 'displayName' }, { displayName: null }],
  [{ op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Legal' }, {}],
  [{ op: 'Add', path: 'title', value: 'Judge' }, {}],
  [{ op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:userName', value: 'a' }, { userName: 'a' }],
])('as directories write it: %j', (operation, expected) => {
  expect(patch(operation)).toEqual({ ...ann, ...expected });
});

describe('refused', () => {
  test.each([
    [{ op: 'move', path: 'active' }, 'invalidSyntax'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'remove', path: 'userName' }, 'mutability'],
    [{ op: 'add', path: '__proto__.x', value: 1 }, 'invalidPath'],
    [{ op: 'add', value: { constructor: { prototype: 1 } } }, 'invalidPath'],
    [{ op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
    [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'none' }, 'invalidValue'],
    [{ op: 'replace', path: 'userName', value: 'x'.repeat(400) }, 'invalidValue'],
    ['text', 'invalidSyntax'],
  ])('%j', (operation, scimType) => {
    expect(() => patch(operation)).toThrow(expect.objectContaining({ status: 400, scimType }));
  });

  test('more operations than a request may have', () => {
    const many = Array.from({ length: 10_000 }, () => ({ op: 'add', path: 'active', value: true }));
    expect(() => patch(...many)).toThrow(expect.objectContaining({ scimType: 'tooMany' }));
  });
});

test('whatever is sent, nothing but the attributes of the person changes', () => {
  const json = fc.jsonValue();
  const path = fc.oneof(
    fc.string(),
    fc.constantFrom('__proto__', '__proto__.polluted', 'constructor.prototype.polluted', 'active'),
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          op: fc.constantFrom('add', 'Replace', 'remove'),
          path: fc.option(path, { nil: undefined }),
          value: json,
        }),
        { maxLength: 5 },
      ),
      (operations) => {
        try {
          expect(Object.keys(patch(...operations)).toSorted()).toEqual(Object.keys(ann).toSorted());
        } catch (error) {
          expect(error).toBeInstanceOf(ScimError);
        }
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      },
    ),
    { numRuns: 500 },
  );
});

describe('groups', () => {
  const group = (...operations: readonly object[]) => {
    const { members, ...change } = patchGroup(readOperations({ Operations: operations }));
    return { ...change, members: Object.fromEntries(members) };
  };

  test('members come and go, and the last word about somebody counts', () => {
    expect(
      group(
        { op: 'Add', path: 'members', value: [{ value: 'a' }, { value: 'b' }] },
        { op: 'Remove', path: 'members[value eq "a"]' },
        { op: 'Remove', path: 'members', value: [{ value: 'c' }] },
      ),
    ).toEqual({ replaces: false, members: { a: false, b: true, c: false } });
    expect(group({ op: 'Replace', path: 'members', value: [{ value: 'd' }] })).toEqual({
      replaces: true,
      members: { d: true },
    });
    expect(group({ op: 'Remove', path: 'members' })).toEqual({ replaces: true, members: {} });
  });

  test('names change, with or without a path', () => {
    expect(group({ op: 'replace', path: 'displayName', value: 'Legal' })).toMatchObject({ displayName: 'Legal' });
    expect(group({ op: 'replace', value: { id: 'x', displayName: 'Legal' } })).toMatchObject({ displayName: 'Legal' });
    expect(() => group({ op: 'replace', path: 'roles', value: ['admin'] })).toThrow(ScimError);
  });
});
