import type { Answer, provisioning } from '@app/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

/** What a directory does, in any order, held against a model that knows people and groups as two small tables. */
const app = testApp({ limits: 'off' });

const names = ['ann', 'ben', 'cleo', 'dan'] as const;
const groups = ['Sales', 'Legal'] as const;
type Name = (typeof names)[number];
type Group = (typeof groups)[number];

type Command =
  | { readonly does: 'create' | 'switchOff' | 'switchOn' | 'delete'; readonly who: Name }
  | { readonly does: 'form' | 'dissolve'; readonly group: Group }
  | { readonly does: 'add' | 'remove' | 'replace'; readonly group: Group; readonly members: readonly Name[] };

const who = fc.constantFrom(...names);
const group = fc.constantFrom(...groups);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('create', 'switchOff', 'switchOn', 'delete'), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('form', 'form', 'dissolve'), group }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('add', 'add', 'remove', 'replace'),
      group,
      members: fc.uniqueArray(who, { maxLength: 3 }),
    }),
  },
);

type Model = { readonly users: Map<Name, { active: boolean }>; readonly groups: Map<Group, Set<Name>> };

/** What a command does to the model, or false where the directory names what is not there. */
function applied({ users, groups: teams }: Model, given: Command): boolean {
  if ('who' in given) {
    const user = users.get(given.who);
    if (given.does === 'create') return !user && Boolean(users.set(given.who, { active: true }));
    if (!user) return false;
    if (given.does === 'delete') {
      for (const members of teams.values()) members.delete(given.who);
      return users.delete(given.who);
    }
    user.active = given.does === 'switchOn';
    return true;
  }
  const members = teams.get(given.group);
  if (given.does === 'form') return !members && Boolean(teams.set(given.group, new Set()));
  if (!members) return false;
  if (!('members' in given)) return teams.delete(given.group);
  if (given.does !== 'remove' && given.members.some((name) => !users.has(name))) return false;
  if (given.does === 'replace') members.clear();
  for (const name of given.members)
    if (given.does === 'remove') members.delete(name);
    else members.add(name);
  return true;
}

test('after any operations, the people and teams of the account are those of the directory', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 30 }), async (commands) => {
      runs += 1;
      const directory = await newDirectory(`model-${runs}.com`);
      const model: Model = { users: new Map(), groups: new Map() };
      for (const given of commands) {
        const status = await directory.run(given);
        expect([given, status < 300]).toEqual([given, applied(model, given)]);
        expect(status).toBeLessThan(500);
      }
      const active = names.filter((name) => model.users.get(name)?.active);
      expect(await directory.people()).toEqual(active);
      expect(await directory.teams()).toEqual(
        groups
          .filter((name) => model.groups.has(name))
          .map((name) => [name, active.filter((one) => model.groups.get(name)?.has(one))]),
      );
    }),
    { numRuns: 12 },
  );
});

/** An account with a proved domain, whose directory says what a command means. */
async function newDirectory(domain: string) {
  const owner = await app.signUp();
  await app.owner.query('insert into proved_domain values ($1, $2)', [domain, owner.accountId]);
  const { token } = (await owner.post('/api/v1/scim-tokens')).json<Answer<typeof provisioning.create>>();
  const ids = new Map<string, string>();
  const address = (name: Name) => `${name}@${domain}`;

  async function send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
    return app.http.inject({
      method,
      url: `/scim/v2${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      ...(body && { payload: JSON.stringify(body) }),
    });
  }
  // An id that was never given stands for what is not there.
  const idOf = (name: Name | Group) => ids.get(name) ?? '01890a5d-ac96-774b-bcce-b302099a8057';
  const patch = (path: string, operation: object) =>
    send('PATCH', path, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: [operation] });

  async function made(name: Name | Group, path: string, body: object): Promise<number> {
    const answer = await send('POST', path, body);
    if (answer.statusCode === 201) ids.set(name, answer.json<{ id: string }>().id);
    return answer.statusCode;
  }

  async function run(given: Command): Promise<number> {
    if ('who' in given) {
      const path = `/Users/${idOf(given.who)}`;
      if (given.does === 'create') return made(given.who, '/Users', { userName: address(given.who), active: true });
      if (given.does === 'delete') return (await send('DELETE', path)).statusCode;
      const value = given.does === 'switchOn' ? 'True' : 'False';
      return (await patch(path, { op: 'Replace', path: 'active', value })).statusCode;
    }
    const path = `/Groups/${idOf(given.group)}`;
    if (given.does === 'form') return made(given.group, '/Groups', { displayName: given.group });
    if (!('members' in given)) return (await send('DELETE', path)).statusCode;
    const value = given.members.map((name) => ({ value: idOf(name) }));
    return (await patch(path, { op: given.does, path: 'members', value })).statusCode;
  }

  const nameOf = (email: string) => names.find((name) => address(name) === email);
  async function peopleById(): Promise<Map<string, Name>> {
    const { people } = (await owner.get('/api/v1/people')).json<{ people: { id: string; email: string }[] }>();
    return new Map(people.flatMap(({ id, email }) => (nameOf(email) ? [[id, nameOf(email) ?? 'ann'] as const] : [])));
  }
  return {
    run,
    people: async () => [...(await peopleById()).values()].toSorted(),
    async teams() {
      const people = await peopleById();
      const { teams } = (await owner.get('/api/v1/teams')).json<{ teams: { name: Group; people: string[] }[] }>();
      const shown = teams.map(
        ({ name, people: in_ }) => [name, in_.flatMap((id) => people.get(id) ?? []).toSorted()] as const,
      );
      return groups.flatMap((name) => shown.filter(([of]) => of === name)).map(([name, members]) => [name, members]);
    },
  };
}
