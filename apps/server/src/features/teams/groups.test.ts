import type { AccountPerson, HeldRole, OwnRole, Permission, Role, Team } from '@app/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp({ limits: 'off' });

const inAccount = (role: string): HeldRole => ({ role, projectId: null });

async function project(owner: Person, name: string): Promise<string> {
  return (await owner.post('/api/v1/projects', { name })).json<{ id: string }>().id;
}

async function member(owner: Person, role: Role = 'billing'): Promise<Person> {
  return app.join(await app.signUp(), owner, role);
}

const newTeam = (by: Person, name: string, people: readonly Person[], roles: readonly HeldRole[]) =>
  by.post('/api/v1/teams', { name, people: people.map(({ id }) => id), roles });
const change = (by: Person, { id, ...team }: Team, to: object) =>
  by.put(`/api/v1/teams/${id}`, { name: team.name, people: team.people, roles: team.roles, ...to });

const projectsOf = async (person: Person) =>
  (await person.get('/api/v1/projects')).json<{ projects: { name: string }[] }>().projects?.map(({ name }) => name);

describe('a team', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await app.signUp();
  });

  test('gives its roles to its people at the next request, and takes them with the team alone', async () => {
    const [one, two] = [await member(owner), await member(owner)];
    const [north, south] = [await project(owner, 'North'), await project(owner, 'South')];
    const made = await newTeam(owner, 'Northerners', [one, two], [{ role: 'author', projectId: north }]);
    expect(made.statusCode).toBe(201);
    const team = made.json<Team>();
    expect([await projectsOf(one), await projectsOf(two)]).toEqual([['North'], ['North']]);

    await change(owner, team, { roles: [{ role: 'author', projectId: south }], people: [one.id] });
    expect(await projectsOf(one)).toEqual(['South']);
    expect((await two.get('/api/v1/projects')).statusCode).toBe(403);

    // What somebody holds by themselves stays when the team goes.
    await owner.put(`/api/v1/people/${one.id}/roles`, { roles: [{ role: 'author', projectId: south }] });
    expect((await owner.delete(`/api/v1/teams/${team.id}`)).statusCode).toBe(204);
    expect(await projectsOf(one)).toEqual(['South']);
    const { people } = (await owner.get('/api/v1/people')).json<{ people: AccountPerson[] }>();
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, two.id]));
    expect(await app.stored('role_grant', { teamId: team.id })).toEqual([]);
  });

  test('is named in what somebody may do and why', async () => {
    const person = await member(owner);
    const team = (await newTeam(owner, 'Readers', [person], [inAccount('analyst')])).json<Team>();
    const read = (await owner.get(`/api/v1/people/${person.id}`)).json();
    expect(read).toMatchObject({ roles: [inAccount('billing')], teams: [{ id: team.id, name: 'Readers' }] });
    expect(read.rights).toContainEqual({
      permission: 'sites.read',
      projectId: null,
      because: [{ role: 'analyst', projectId: null, teamId: team.id }],
    });
  });

  test('never makes somebody run the account and handle reports', async () => {
    const person = await member(owner);
    await owner.put(`/api/v1/people/${person.id}/roles`, { roles: [inAccount('whistleblowing-manager')] });
    expect((await newTeam(owner, 'Admins', [person], [inAccount('admin')])).json()).toMatchObject({
      code: 'role.exclusive',
    });
    const team = (await newTeam(owner, 'Writers', [person], [inAccount('author')])).json<Team>();
    expect((await change(owner, team, { roles: [inAccount('admin')] })).json()).toMatchObject({
      code: 'role.exclusive',
    });
    await owner.put(`/api/v1/people/${person.id}/roles`, { roles: [] });
    await change(owner, team, { roles: [inAccount('admin')] });
    const both = await owner.put(`/api/v1/people/${person.id}/roles`, { roles: [inAccount('whistleblowing-manager')] });
    expect(both.json()).toMatchObject({ code: 'role.exclusive' });
  });

  test('of both kinds are never held at once, however often a team and a person are changed at the same time', async () => {
    const person = await member(owner);
    const team = (await newTeam(owner, 'Racers', [person], [])).json<Team>();
    for (let round = 0; round < 40; round += 1) {
      await owner.put(`/api/v1/people/${person.id}/roles`, { roles: [] });
      await change(owner, team, { roles: [] });
      await Promise.all([
        change(owner, team, { roles: [inAccount('admin')] }),
        owner.put(`/api/v1/people/${person.id}/roles`, { roles: [inAccount('whistleblowing-manager')] }),
      ]);
      const held = (await app.stored('role_grant', { personId: person.id, accountId: owner.accountId })).map(
        ({ role }) => role,
      );
      expect(held).toHaveLength(1);
    }
  });

  test('raises nobody beyond who changes it', async () => {
    const admin = await member(owner, 'admin');
    const helper = (
      await owner.post('/api/v1/roles', {
        name: 'Team lead',
        permissions: ['people.read', 'teams.manage', 'sites.read'],
      })
    ).json<OwnRole>();
    const lead = await member(owner);
    await owner.put(`/api/v1/people/${lead.id}/roles`, { roles: [inAccount(helper.id)] });
    expect((await newTeam(lead, 'Mine', [lead], [inAccount('admin')])).json()).toMatchObject({ code: 'role.missing' });
    const team = (await newTeam(owner, 'Chiefs', [admin], [inAccount('editor')])).json<Team>();
    expect((await change(lead, team, { people: [admin.id, lead.id] })).json()).toMatchObject({ code: 'role.missing' });
    expect((await lead.delete(`/api/v1/teams/${team.id}`)).json()).toMatchObject({ code: 'role.missing' });
    const weak = (await newTeam(owner, 'Lookers', [], [inAccount(helper.id)])).json<Team>();
    expect((await change(lead, weak, { people: [admin.id] })).json()).toMatchObject({ code: 'role.higher' });
    expect((await newTeam(owner, 'Bosses', [admin], [inAccount('owner')])).json()).toMatchObject({
      code: 'role.owner',
    });
  });

  test('has people of this account, roles of this account, and a name of its own', async () => {
    const stranger = await app.signUp();
    const foreign = await project(stranger, 'Foreign');
    expect((await newTeam(owner, 'Strangers', [stranger], [])).json()).toMatchObject({ code: 'person.not-found' });
    expect((await newTeam(owner, 'Abroad', [], [{ role: 'author', projectId: foreign }])).json()).toMatchObject({
      code: 'role.project',
    });
    expect((await newTeam(owner, 'Unique', [], [])).statusCode).toBe(201);
    expect((await newTeam(owner, 'Unique', [], [])).json()).toMatchObject({ code: 'team.name-taken' });
    expect((await owner.delete(`/api/v1/teams/${stranger.id}`)).json()).toMatchObject({ code: 'team.not-found' });
  });

  test('is in the log: who came, who left, and who became an admin by it, of which the admins are told', async () => {
    const host = await app.signUp();
    const person = await member(host);
    const team = (await newTeam(host, 'Rising', [person], [inAccount('author')])).json<Team>();
    await change(host, team, { roles: [inAccount('admin')] });
    await change(host, { ...team, roles: [inAccount('admin')] }, { people: [] });
    const { events } = (await host.get('/api/v1/audit-events?group=changes')).json<{ events: { kind: string }[] }>();
    expect(events.map(({ kind }) => kind).slice(0, 6)).toEqual([
      'team.left',
      'team.changed',
      'roles.changed',
      'team.changed',
      'team.joined',
      'team.created',
    ]);
    expect((await app.outbox.last(host.email)).text).toContain(`${person.email} became an admin`);
  });
});

describe('a role of the account’s own', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await app.signUp();
  });
  const newRole = (by: Person, name: string, permissions: readonly Permission[]) =>
    by.post('/api/v1/roles', { name, permissions });

  test('allows what it says, in the account and in projects, and follows each change at once', async () => {
    const [one, guest] = [await member(owner), await member(owner)];
    const projectId = await project(owner, 'East');
    await project(owner, 'West');
    const role = (await newRole(owner, 'Looks', ['sites.read', 'people.read'])).json<OwnRole>();
    await owner.put(`/api/v1/people/${one.id}/roles`, { roles: [inAccount(role.id)] });
    await owner.put(`/api/v1/people/${guest.id}/roles`, { roles: [{ role: role.id, projectId }] });
    expect(await projectsOf(one)).toEqual(['East', 'West']);
    expect((await one.get('/api/v1/people')).statusCode).toBe(200);
    expect(await projectsOf(guest)).toEqual(['East']);
    expect((await guest.get('/api/v1/people')).statusCode).toBe(403);
    expect((await one.get('/api/v1/me')).json()).toMatchObject({
      permissions: ['sites.read', 'people.read'],
      roles: [],
    });

    await owner.put(`/api/v1/roles/${role.id}`, { name: 'Looks', permissions: ['people.read'] });
    expect((await one.get('/api/v1/projects')).statusCode).toBe(403);
    expect((await owner.delete(`/api/v1/roles/${role.id}`)).statusCode).toBe(204);
    expect((await one.get('/api/v1/people')).statusCode).toBe(403);
    expect(await app.stored('project_access', { accountId: owner.accountId })).toEqual([]);
  });

  test('holds nothing that who makes it lacks, and nothing that is for the owner or for reports alone', async () => {
    const manager = (await newRole(owner, 'Manager', ['people.read', 'people.manage'])).json<OwnRole>();
    const person = await member(owner);
    await owner.put(`/api/v1/people/${person.id}/roles`, { roles: [inAccount(manager.id)] });
    expect((await newRole(person, 'More', ['consents.export'])).json()).toMatchObject({ code: 'role.missing' });
    const raised = await person.put(`/api/v1/roles/${manager.id}`, {
      name: 'Manager',
      permissions: ['people.manage', 'keys.manage'],
    });
    expect(raised.json()).toMatchObject({ code: 'role.missing' });
    for (const reserved of ['account.transfer', 'account.delete', 'reports.manage'] as const)
      expect((await newRole(owner, 'Reserved', [reserved])).statusCode).toBe(400);
    expect((await newRole(owner, 'Manager', ['sites.read'])).json()).toMatchObject({ code: 'role.name-taken' });
  });

  test('is one of at most fifty', async () => {
    const host = await app.signUp();
    for (let made = 0; made < 50; made += 1)
      expect((await newRole(host, `Role ${made}`, ['sites.read'])).statusCode).toBe(201);
    expect((await newRole(host, 'One more', ['sites.read'])).json()).toMatchObject({ code: 'role.limit' });
  });
});
