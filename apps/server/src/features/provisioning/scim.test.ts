import type { Answer, provisioning } from '@app/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp({ limits: 'off' });
let counted = 0;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Resource = { readonly id: string; readonly active: boolean; readonly members?: readonly { value: string }[] };

/** An account with a proved domain, and its directory. */
async function newDirectory() {
  counted += 1;
  const domain = `office-${counted}.com`;
  const owner = await app.signUp();
  await app.owner.query('insert into proved_domain values ($1, $2)', [domain, owner.accountId]);
  const made = await owner.post('/api/v1/scim-tokens');
  expect(made.statusCode, made.body).toBe(201);
  const { token } = made.json<Answer<typeof provisioning.create>>();
  const send = (method: Method, path: string, body?: object, bearer = token) =>
    app.http.inject({
      method,
      url: `/scim/v2${path}`,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/scim+json' },
      ...(body && { payload: JSON.stringify(body) }),
    });
  const create = async (name: string, more: object = {}) =>
    (
      await send('POST', '/Users', {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName: `${name}@${domain}`,
        active: true,
        ...more,
      })
    ).json<Resource>();
  return { owner, domain, token, send, create };
}
type Directory = Awaited<ReturnType<typeof newDirectory>>;

const peopleOf = async ({ owner }: { owner: Person }) =>
  (await owner.get('/api/v1/people'))
    .json<{ people: { id: string; email: string }[] }>()
    .people.map(({ email }) => email);
const patchOf = (...Operations: readonly object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
const teamsOf = async ({ owner }: { owner: Person }) =>
  (await owner.get('/api/v1/teams')).json<{ teams: { id: string; name: string; people: string[] }[] }>().teams;

describe('tokens', () => {
  test('two at once, shown once, and dead at once when they are deleted', async () => {
    const { owner, send, token } = await newDirectory();
    const second = (await owner.post('/api/v1/scim-tokens')).json<{ id: string; token: string }>();
    expect((await owner.post('/api/v1/scim-tokens')).json().code).toBe('scim-token.limit');
    const read = await owner.get('/api/v1/scim-tokens');
    expect(read.json()).toMatchObject({ baseUrl: 'http://localhost:3000/scim/v2', tokens: [{}, { id: second.id }] });
    expect(read.body).not.toContain(token);
    expect((await send('GET', '/Users', undefined, second.token)).statusCode).toBe(200);
    await owner.delete(`/api/v1/scim-tokens/${second.id}`);
    const refused = await send('GET', '/Users', undefined, second.token);
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      expect.objectContaining({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' }),
    ]);
    expect((await send('GET', '/Users')).statusCode).toBe(200);
  });

  test('an API key or session opens nothing here', async () => {
    const owner = await app.signUp();
    const key = await app.apiKey(owner);
    const answer = await app.http.inject({ url: '/scim/v2/Users', headers: { authorization: `Bearer ${key}` } });
    expect(answer.statusCode).toBe(401);
    expect((await owner.get('/scim/v2/Users')).statusCode).toBe(401);
  });
});

test('discovery says what there is', async () => {
  const { send } = await newDirectory();
  const config = await send('GET', '/ServiceProviderConfig');
  expect(config.headers['content-type']).toContain('application/scim+json');
  expect(config.json()).toMatchObject({ patch: { supported: true }, filter: { supported: true, maxResults: 200 } });
  expect((await send('GET', '/ResourceTypes')).json()).toMatchObject({ totalResults: 2 });
  const [{ id }] = (await send('GET', '/Schemas')).json<{ Resources: [{ id: string }] }>().Resources;
  expect((await send('GET', `/Schemas/${id}`)).json()).toMatchObject({ id });
  expect((await send('GET', '/Schemas/none')).statusCode).toBe(404);
  expect((await send('GET', '/Bulk')).statusCode).toBe(404);
});

describe('people', () => {
  let of: Directory;
  beforeAll(async () => {
    of = await newDirectory();
  });

  test('somebody of a proved domain is made a person without roles, found, changed and read', async () => {
    const user = await of.create('Ann', { externalId: 'ext-ann', name: { givenName: 'Ann', familyName: 'Bell' } });
    expect(user).toMatchObject({
      userName: `Ann@${of.domain}`,
      externalId: 'ext-ann',
      active: true,
      emails: [{ value: `ann@${of.domain}` }],
      meta: { resourceType: 'User', location: `http://localhost:3000/scim/v2/Users/${user.id}` },
    });
    expect(await peopleOf(of)).toContain(`ann@${of.domain}`);
    const filter = encodeURIComponent(`userName eq "ANN@${of.domain}"`);
    expect((await of.send('GET', `/Users?filter=${filter}`)).json()).toMatchObject({
      totalResults: 1,
      Resources: [{ id: user.id }],
    });
    const changed = await of.send('PUT', `/Users/${user.id}`, { userName: `ann@${of.domain}`, displayName: 'Ann B.' });
    expect(changed.json()).toMatchObject({ displayName: 'Ann B.', active: true });
    expect((await of.send('GET', `/Users/${user.id}`)).json()).toMatchObject({ displayName: 'Ann B.' });
  });

  test('when active: false answers, membership, sessions and keys have ended', async () => {
    const user = await of.create('leaves');
    const [{ personId }] = (await app.stored('directory_user', { id: user.id })) as [{ personId: string }];
    const off = await of.send('PATCH', `/Users/${user.id}`, patchOf({ op: 'Replace', path: 'active', value: 'False' }));
    expect(off.json()).toMatchObject({ active: false });
    expect(await peopleOf(of)).not.toContain(`leaves@${of.domain}`);
    expect(await app.stored('person', { id: personId })).toEqual([]);
    const on = await of.send('PATCH', `/Users/${user.id}`, patchOf({ op: 'replace', value: { active: true } }));
    expect(on.json()).toMatchObject({ active: true });
    expect(await peopleOf(of)).toContain(`leaves@${of.domain}`);
    expect((await of.send('DELETE', `/Users/${user.id}`)).statusCode).toBe(204);
    expect(await peopleOf(of)).not.toContain(`leaves@${of.domain}`);
    expect((await of.send('GET', `/Users/${user.id}`)).statusCode).toBe(404);
  });

  test('whom an admin takes out is gone for the directory, and can be made again', async () => {
    const user = await of.create('taken');
    const [{ personId }] = (await app.stored('directory_user', { id: user.id })) as [{ personId: string }];
    expect((await of.owner.delete(`/api/v1/people/${personId}`)).statusCode).toBe(204);
    expect((await of.send('GET', `/Users/${user.id}`)).statusCode).toBe(404);
    expect(await of.create('taken')).toMatchObject({ active: true });
    expect(await peopleOf(of)).toContain(`taken@${of.domain}`);
  });

  test('who has another account is neither made nor changed, and keeps it when the directory takes them out', async () => {
    const other = await app.signUp({ email: `busy@${of.domain}` });
    const user = await of.create('busy');
    expect(user).toMatchObject({ active: true });
    expect(await peopleOf(of)).not.toContain(other.email);
    await app.join(other, of.owner, 'editor');
    const again = await of.send('PATCH', `/Users/${user.id}`, patchOf({ op: 'replace', path: 'active', value: true }));
    expect(again.statusCode).toBe(200);
    const email = `renamed@${of.domain}`;
    await of.send(
      'PATCH',
      `/Users/${user.id}`,
      patchOf({ op: 'replace', path: 'emails[type eq "work"].value', value: email }),
    );
    expect((await app.stored('person', { id: other.id }))[0]).toMatchObject({ email: other.email });
    expect((await of.send('DELETE', `/Users/${user.id}`)).statusCode).toBe(204);
    expect(await app.stored('person', { id: other.id })).toHaveLength(1);
    const back = await app.visitor();
    const signedIn = await back.post('/users/sign-in', { email: other.email, password: other.password });
    expect(signedIn.json()).toMatchObject({ success: true });
  });

  test('addresses of other domains, names that are taken and bodies that are wrong are refused in the form of SCIM', async () => {
    await of.create('first', { externalId: 'one' });
    for (const [body, status, scimType] of [
      [{ userName: 'ceo@elsewhere.com' }, 400, 'invalidValue'],
      [{ userName: `FIRST@${of.domain}` }, 409, 'uniqueness'],
      [{ userName: `second@${of.domain}`, externalId: 'one' }, 409, 'uniqueness'],
      [{ userName: 'no address' }, 400, 'invalidValue'],
      [{ displayName: 'nobody' }, 400, 'invalidValue'],
      [{ userName: `third@${of.domain}`, active: 'maybe' }, 400, 'invalidValue'],
    ] as const) {
      const answer = await of.send('POST', '/Users', body);
      expect([answer.statusCode, answer.json().scimType, answer.json().status], answer.body).toEqual([
        status,
        scimType,
        String(status),
      ]);
    }
    const { rows } = await app.owner.query('select 1 from person where email like $1', [`%elsewhere.com`]);
    expect(rows).toEqual([]);
  });

  test('the owner cannot be taken out', async () => {
    await app.owner.query('update person set email = $1 where id = $2', [`owner@${of.domain}`, of.owner.id]);
    const user = await of.create('owner');
    const answer = await of.send(
      'PATCH',
      `/Users/${user.id}`,
      patchOf({ op: 'replace', path: 'active', value: false }),
    );
    expect([answer.statusCode, answer.json().detail]).toEqual([409, 'role.owner']);
    expect(await peopleOf(of)).toContain(`owner@${of.domain}`);
  });

  test.each([
    ['a body of a megabyte', 'POST', '/Users', { userName: 'x'.repeat(2 ** 20) }, 413],
    ['a filter of 10 kB', 'GET', `/Users?filter=${'('.repeat(10_000)}`, undefined, 400],
    ['a filter by what is not kept', 'GET', '/Users?filter=title%20eq%20%22x%22', undefined, 400],
    ['a filter that is none', 'GET', '/Users?filter=eq', undefined, 400],
    ['no JSON object', 'POST', '/Users', [1], 400],
  ] as const)('%s is refused', async (_, method, path, body, status) => {
    const answer = await of.send(method, path, body);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status);
  });

  test('pages are counted from one, and hold 200 at most', async () => {
    const small = await newDirectory();
    for (const name of ['a', 'b', 'c']) await small.create(name);
    const page = (await small.send('GET', '/Users?startIndex=2&count=1')).json();
    expect(page).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
    expect((await small.send('GET', '/Users?count=0')).json()).toMatchObject({ totalResults: 3, itemsPerPage: 0 });
    expect((await small.send('GET', '/Users?count=100000')).json()).toMatchObject({ itemsPerPage: 3 });
  });
});

describe('groups', () => {
  test('a group is a team without roles: its people come and go, and have what an admin gives the team', async () => {
    const of = await newDirectory();
    const ann = await of.create('ann');
    const ben = await of.create('ben');
    const made = (
      await of.send('POST', '/Groups', { displayName: 'Legal', members: [{ value: ann.id }] })
    ).json<Resource>();
    expect(made).toMatchObject({ displayName: 'Legal', members: [{ value: ann.id }] });
    const [team] = await teamsOf(of);
    expect(team).toMatchObject({ id: made.id, name: 'Legal', people: [expect.any(String)] });
    const roles = [{ role: 'editor', projectId: null }];
    const given = await of.owner.put(`/api/v1/teams/${made.id}`, { name: 'Legal', roles, people: team?.people });
    expect(given.statusCode, given.body).toBe(200);
    await of.send('PATCH', `/Groups/${made.id}`, patchOf({ op: 'Add', path: 'members', value: [{ value: ben.id }] }));
    const [{ personId }] = (await app.stored('directory_user', { id: ben.id })) as [{ personId: string }];
    const rights = (await of.owner.get(`/api/v1/people/${personId}`)).json<{ rights: { permission: string }[] }>()
      .rights;
    expect(rights.map(({ permission }) => permission)).toContain('documents.edit');
    await of.send('PATCH', `/Groups/${made.id}`, patchOf({ op: 'Remove', path: `members[value eq "${ben.id}"]` }));
    const after = (await of.owner.get(`/api/v1/people/${personId}`)).json<{ rights: unknown[] }>().rights;
    expect(after).toEqual([]);
    expect((await of.send('GET', `/Groups/${made.id}`)).json<Resource>().members).toEqual([
      { value: ann.id, display: `ann@${of.domain}` },
    ]);
    // Somebody who is off is in the group still, and not in the team.
    await of.send('PATCH', `/Users/${ann.id}`, patchOf({ op: 'replace', path: 'active', value: false }));
    expect((await teamsOf(of))[0]?.people).toEqual([]);
    await of.send('PATCH', `/Users/${ann.id}`, patchOf({ op: 'replace', path: 'active', value: true }));
    expect((await teamsOf(of))[0]?.people).toHaveLength(1);
    expect((await of.send('DELETE', `/Groups/${made.id}`)).statusCode).toBe(204);
    expect(await teamsOf(of)).toEqual([]);
  });

  test('teams of admins are no groups, and their names are taken', async () => {
    const of = await newDirectory();
    await of.owner.post('/api/v1/teams', { name: 'Ours', roles: [], people: [] });
    expect((await of.send('GET', '/Groups')).json()).toMatchObject({ totalResults: 0 });
    const taken = await of.send('POST', '/Groups', { displayName: 'Ours' });
    expect([taken.statusCode, taken.json().scimType]).toEqual([409, 'uniqueness']);
  });

  test('nobody gets both of the roles that exclude each other by a group', async () => {
    const of = await newDirectory();
    const ann = await of.create('ann');
    const made = (await of.send('POST', '/Groups', { displayName: 'Reports' })).json<Resource>();
    await app.owner.query(
      `insert into team_role (account_id, team_id, role) values ($1, $2, 'whistleblowing-manager')`,
      [of.owner.accountId, made.id],
    );
    const [{ personId }] = (await app.stored('directory_user', { id: ann.id })) as [{ personId: string }];
    await of.owner.put(`/api/v1/people/${personId}/roles`, { roles: [{ role: 'admin', projectId: null }] });
    const refused = await of.send(
      'PATCH',
      `/Groups/${made.id}`,
      patchOf({ op: 'add', path: 'members', value: [{ value: ann.id }] }),
    );
    expect(refused.statusCode).toBe(409);
    expect((await of.send('GET', `/Groups/${made.id}`)).json<Resource>().members).toEqual([]);
  });

  test('a directory sees its own account alone', async () => {
    const one = await newDirectory();
    const two = await newDirectory();
    const ann = await one.create('ann');
    const group = (await one.send('POST', '/Groups', { displayName: 'Legal' })).json<Resource>();
    for (const path of [`/Users/${ann.id}`, `/Groups/${group.id}`]) {
      expect((await two.send('GET', path)).statusCode).toBe(404);
      expect((await two.send('DELETE', path)).statusCode).toBe(404);
    }
    const stranger = await two.send('POST', '/Groups', { displayName: 'Theirs', members: [{ value: ann.id }] });
    expect(stranger.statusCode).toBe(400);
    expect((await two.send('GET', '/Users')).json()).toMatchObject({ totalResults: 0 });
  });
});

test('the log says that the directory did it', async () => {
  const of = await newDirectory();
  const ann = await of.create('ann');
  await of.send('DELETE', `/Users/${ann.id}`);
  const events = await app.stored('audit_event', { accountId: of.owner.accountId });
  const kinds = events.filter(({ actor }) => actor === 'directory').map(({ kind }) => kind);
  expect(kinds).toEqual(['membership.created', 'membership.ended']);
});
