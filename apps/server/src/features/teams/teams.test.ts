import { roles, type AccountPerson, type HeldRole, type Role } from '@app/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp({ limits: 'off' });

const inAccount = (role: Role): HeldRole => ({ role, projectId: null });
const rolesOf = async (owner: Person, { id }: Person) =>
  (await owner.get(`/api/v1/people/${id}`)).json<AccountPerson>().roles;
const setRoles = (by: Person, { id }: Person, wanted: readonly HeldRole[]) =>
  by.put(`/api/v1/people/${id}/roles`, { roles: wanted });

async function project(owner: Person, name: string): Promise<string> {
  return (await owner.post('/api/v1/projects', { name })).json<{ id: string }>().id;
}

describe('roles', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await app.signUp();
  });

  test('are given and taken, hold at the next request, and the list says who has which', async () => {
    const person = await app.join(await app.signUp(), owner, 'analyst');
    const projectId = await project(owner, 'North');
    expect((await person.post('/api/v1/projects', { name: 'Mine' })).statusCode).toBe(403);
    const wanted = [inAccount('admin'), { role: 'author', projectId } as const];
    const answer = await setRoles(owner, person, wanted);
    expect(answer.json()).toMatchObject({ id: person.id, roles: wanted });
    expect((await person.post('/api/v1/projects', { name: 'Mine' })).statusCode).toBe(201);
    await setRoles(owner, person, [{ role: 'author', projectId }]);
    expect((await person.post('/api/v1/projects', { name: 'Again' })).statusCode).toBe(403);
    const { projects } = (await person.get('/api/v1/projects')).json<{ projects: { id: string }[] }>();
    expect(projects.map(({ id }) => id)).toEqual([projectId]);
    const { people } = (await owner.get('/api/v1/people')).json<{ people: AccountPerson[] }>();
    expect(people.find(({ id }) => id === owner.id)?.roles).toEqual([inAccount('owner')]);
    expect(people.find(({ id }) => id === person.id)?.roles).toEqual([{ role: 'author', projectId }]);
  });

  test('say what somebody may do and why', async () => {
    const person = await app.join(await app.signUp(), owner, 'billing');
    const projectId = await project(owner, 'East');
    await setRoles(owner, person, [inAccount('billing'), { role: 'approver', projectId }]);
    const { rights } = (await owner.get(`/api/v1/people/${person.id}`)).json<{ rights: object[] }>();
    expect(rights).toContainEqual({
      permission: 'billing.manage',
      projectId: null,
      because: [{ role: 'billing', projectId: null, teamId: null }],
    });
    expect(rights).toContainEqual({
      permission: 'banner.approve',
      projectId,
      because: [{ role: 'approver', projectId, teamId: null }],
    });
  });

  test('of the owner are neither given nor taken, and nobody else changes them', async () => {
    const admin = await app.join(await app.signUp(), owner, 'admin');
    expect((await setRoles(owner, owner, [])).json()).toMatchObject({ code: 'role.owner' });
    expect((await setRoles(owner, admin, [inAccount('owner')])).json()).toMatchObject({ code: 'role.owner' });
    expect((await setRoles(admin, owner, [inAccount('owner'), inAccount('billing')])).json()).toMatchObject({
      code: 'role.higher',
    });
    expect(await rolesOf(owner, owner)).toEqual([inAccount('owner')]);
  });

  test('for reports are given by an admin, who may not hold them; whoever has them does not run the account', async () => {
    const admin = await app.join(await app.signUp(), owner, 'admin');
    const person = await app.join(await app.signUp(), owner, 'analyst');
    const manager = [inAccount('whistleblowing-manager')];
    expect((await setRoles(admin, person, manager)).statusCode).toBe(200);
    expect((await setRoles(admin, person, [...manager, inAccount('admin')])).json()).toMatchObject({
      code: 'role.exclusive',
    });
    expect((await setRoles(admin, admin, [inAccount('admin'), ...manager])).json()).toMatchObject({
      code: 'role.exclusive',
    });
    expect(await rolesOf(owner, person)).toEqual(manager);
  });

  test('that are no role here, in a project of others, or twice', async () => {
    const person = await app.join(await app.signUp(), owner, 'analyst');
    const foreign = await project(await app.signUp(), 'Foreign');
    const projectId = await project(owner, 'South');
    for (const wrong of [
      { role: 'editor', projectId: foreign },
      { role: 'admin', projectId },
      { role: 'billing', projectId },
    ] as const)
      expect((await setRoles(owner, person, [wrong])).json()).toMatchObject({ code: 'role.project' });
    const twice = [inAccount('editor'), inAccount('editor')];
    expect((await setRoles(owner, person, twice)).json()).toMatchObject({ roles: [inAccount('editor')] });
    expect((await setRoles(owner, await app.signUp(), [])).json()).toMatchObject({ code: 'person.not-found' });
  });

  test('of both kinds are never held at once, however often two admins try at the same time', async () => {
    const [one, two] = [
      await app.join(await app.signUp(), owner, 'admin'),
      await app.join(await app.signUp(), owner, 'admin'),
    ];
    const person = await app.join(await app.signUp(), owner, 'analyst');
    for (let round = 0; round < 40; round += 1) {
      await setRoles(owner, person, []);
      await Promise.all([
        setRoles(one, person, [inAccount('admin')]),
        setRoles(two, person, [inAccount('whistleblowing-manager')]),
      ]);
      const held = (await rolesOf(owner, person)).map(({ role }) => role);
      expect(held).toHaveLength(1);
    }
  });

  test('nobody holds what nobody entitled gave: random changes by random people, against a model', async () => {
    const host = await app.signUp();
    const names = Object.keys(roles) as Role[];
    const people = [host];
    for (const role of ['admin', 'editor', 'analyst'] as const)
      people.push(await app.join(await app.signUp(), host, role));
    const model = new Map(people.map(({ id }, at) => [id, [names[[0, 1, 2, 6][at] ?? 0] as Role]]));
    const mayManage = (held: readonly Role[]) => held.some((role) => role === 'owner' || role === 'admin');
    const command = fc.record({
      by: fc.integer({ min: 0, max: 3 }),
      to: fc.integer({ min: 0, max: 3 }),
      wanted: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 6 }), async (commands) => {
        for (const { by, to, wanted } of commands) {
          const [actor, target] = [people[by] as Person, people[to] as Person];
          const [mine, theirs] = [model.get(actor.id) ?? [], model.get(target.id) ?? []];
          const answer = await setRoles(actor, target, wanted.map(inAccount));
          const keepsOwner = theirs.includes('owner') === wanted.includes('owner');
          const exclusive = wanted.includes('whistleblowing-manager') && mayManage(wanted);
          const outranked = theirs.includes('owner') && !mine.includes('owner');
          const isAllowed = mayManage(mine) && keepsOwner && !exclusive && !outranked;
          expect([answer.statusCode === 200, answer.body]).toEqual([isAllowed, answer.body]);
          if (isAllowed) model.set(target.id, wanted);
          const held = (await rolesOf(host, target)).map(({ role }) => role);
          expect(held.toSorted()).toEqual([...(model.get(target.id) ?? [])].toSorted());
        }
      }),
      { numRuns: 25 },
    );
  });

  test('of an admin are told to all who manage people, by mail', async () => {
    const host = await app.signUp();
    const admin = await app.join(await app.signUp(), host, 'admin');
    const analyst = await app.join(await app.signUp(), host, 'analyst');
    const person = await app.join(await app.signUp(), host, 'editor');
    await setRoles(host, person, [inAccount('admin')]);
    const told = async ({ email }: Person) =>
      (await app.outbox.all()).filter(({ to, subject }) => to === email && subject.includes('has a new admin'));
    expect((await told(host))[0]?.text).toContain(`${person.email} became an admin`);
    expect(await told(admin)).toHaveLength(1);
    expect(await told(analyst)).toEqual([]);
    await setRoles(host, person, [inAccount('editor')]);
    expect(await told(host)).toHaveLength(1);
  });

  test('that change are in the log, with what they were', async () => {
    const person = await app.join(await app.signUp(), owner, 'analyst');
    await setRoles(owner, person, [inAccount('editor')]);
    const { events } = (await owner.get(`/api/v1/audit-events?target=${person.id}`)).json();
    expect(events).toMatchObject([
      { kind: 'roles.changed', changes: { roles: { before: 'analyst', after: 'editor' } } },
    ]);
  });
});

describe('leaving', () => {
  test('a person who is taken out has no session, key or project there at the next request', async () => {
    const owner = await app.signUp();
    const person = await app.signUp();
    const own = person.accountId;
    await app.join(person, owner, 'admin');
    const { key } = (await person.post('/api/v1/api-keys', { name: 'Nightly' })).json<{ key: string }>();
    expect((await app.script(key).get('/api/v1/sites')).statusCode).toBe(200);
    const { apiKeys } = (await owner.get(`/api/v1/people/${person.id}`)).json();
    expect(apiKeys).toMatchObject([{ name: 'Nightly', lastUsedOn: app.clock.now().toISOString().slice(0, 10) }]);
    expect((await owner.delete(`/api/v1/people/${person.id}`)).statusCode).toBe(204);
    expect((await person.get('/api/v1/sites')).statusCode).toBe(401);
    expect((await app.script(key).get('/api/v1/sites')).statusCode).toBe(401);
    expect(await app.stored('project_access', { accountId: owner.accountId })).toEqual([]);
    const again = await app.visitor();
    await again.post('/users/sign-in', { email: person.email, password: person.password });
    const { accounts } = (await again.get('/api/v1/memberships')).json<{ accounts: { id: string }[] }>();
    expect(accounts.map(({ id }) => id)).toEqual([own]);
    const { events } = (await owner.get('/api/v1/audit-events?limit=2')).json();
    expect(events).toMatchObject([
      { kind: 'api-key.deleted' },
      { kind: 'membership.ended', target: { id: person.id } },
    ]);
  });

  test('an owner is not taken out and does not leave; others leave by themselves', async () => {
    const owner = await app.signUp();
    const admin = await app.join(await app.signUp(), owner, 'admin');
    expect((await admin.delete(`/api/v1/people/${owner.id}`)).json()).toMatchObject({ code: 'role.owner' });
    expect((await owner.delete('/api/v1/membership')).json()).toMatchObject({ code: 'role.owner' });
    expect((await admin.delete('/api/v1/membership')).statusCode).toBe(204);
    expect((await admin.get('/api/v1/me')).statusCode).toBe(401);
    const { people } = (await owner.get('/api/v1/people')).json<{ people: AccountPerson[] }>();
    expect(people.map(({ id }) => id)).toEqual([owner.id]);
  });

  test('what was done stays in the log, under an id without a name', async () => {
    const owner = await app.signUp();
    const person = await app.join(await app.signUp(), owner, 'admin');
    await person.post('/api/v1/projects', { name: 'Left behind' });
    await owner.delete(`/api/v1/people/${person.id}`);
    const { events } = (await owner.get(`/api/v1/audit-events?kind=project.created`)).json();
    expect(events).toMatchObject([{ actor: { person: { id: person.id, email: null } } }]);
  });
});

test('a session goes on in another account under a new secret, and the old one is dead', async () => {
  const host = await app.signUp();
  const own = await app.signUp();
  const guest = await app.join(own, host, 'analyst');
  const before = new Map(guest.cookies);
  const { accounts } = (await guest.get('/api/v1/memberships')).json<{
    accounts: { id: string; current: boolean }[];
  }>();
  expect(accounts).toHaveLength(2);
  const target = accounts.find(({ current }) => !current)?.id ?? '';
  expect((await guest.post('/api/v1/session/account', { accountId: target })).statusCode).toBe(200);
  const kept = new Map(guest.cookies);
  expect([...kept].filter(([name, value]) => before.get(name) !== value)).toHaveLength(1);
  const old = [...before].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await app.http.inject({ url: '/api/v1/me', headers: { cookie: old } })).statusCode).toBe(401);
  expect((await guest.get('/api/v1/me')).json()).toMatchObject({ account: { id: target } });
  // The next sign-in goes on there, and the list of sessions says where and how.
  await guest.post('/api/v1/session/account', { accountId: host.accountId });
  const again = await app.visitor();
  await again.post('/users/sign-in', { email: guest.email, password: guest.password });
  const { sessions } = (await again.get('/api/v1/sessions')).json();
  expect(sessions[0]).toMatchObject({ account: { id: host.accountId }, ways: ['password'], current: true });
  const foreign = (await app.signUp()).accountId;
  expect((await guest.post('/api/v1/session/account', { accountId: foreign })).json()).toMatchObject({
    code: 'account.not-found',
  });
});
