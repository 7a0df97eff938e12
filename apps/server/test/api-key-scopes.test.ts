import { isProjectPermission, type Endpoint, type Permission } from '@app/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Client, type Person } from './app.ts';
import { ownedIds } from './owned-ids.ts';
import { ownerOfEverything } from './owner-of-everything.ts';
import { checkRefusal, having, routeRequests, uuidParams } from './route-requests.ts';

/** What an API key may do: what it was given and its maker has, and in the projects that both have in common. */
const app = testApp({ limits: 'off' });
const { send } = routeRequests(app);

const canary = 'Canary';
const restricted = having(({ access, sessionOnly }) => access !== 'public' && access !== 'signed-in' && !sessionOnly);
const namesPlace = ({ path, whole }: Endpoint) =>
  !whole &&
  /\{(siteId|documentId|projectId|document|processingRecordId|recordQuestionId|assessmentId|dsarRequestId|dsarTaskId)\}/.test(
    path,
  );

let owner: Person;
let ofOthers: Awaited<ReturnType<typeof ownedIds>>;
const own = { projectId: '', siteId: '', documentId: '', document: '' };
/** A key for one project, with all permissions of its maker. */
let guest: Client;

async function keyOf(person: Person, given: object): Promise<Client> {
  const answer = await person.post('/api/v1/api-keys', { name: 'Scoped', ...given });
  expect(answer.statusCode, answer.body).toBe(201);
  return app.script(answer.json<{ key: string }>().key);
}

beforeAll(async () => {
  owner = await ownerOfEverything(app, send, canary);
  ofOthers = await ownedIds(app.owner, owner);
  own.projectId = (await owner.post('/api/v1/projects', { name: 'Own project' })).json<{ id: string }>().id;
  const site = { name: 'Own site', type: 'Site', languages: ['en'], projectId: own.projectId };
  own.siteId = (await owner.post('/api/v1/sites', site)).json<{ id: string }>().id;
  const policy = { type: 'privacy_policy', languages: ['en'] };
  const made = await owner.post(`/api/v1/sites/${own.siteId}/documents`, policy);
  ({ id: own.documentId, publicId: own.document } = made.json<{ id: string; publicId: string }>());
  guest = await keyOf(owner, { projectIds: [own.projectId] });
});

function needs({ access, also = [] }: Endpoint): Permission[] {
  return access === 'public' || access === 'signed-in' ? [] : [access, ...also];
}

/** Calls a route so that nothing is done: what is admitted is refused for its input, or finds nothing. */
async function refusalOf(client: Client, endpoint: Endpoint, params: Readonly<Record<string, string>> = {}) {
  const answer = await send(client, endpoint, { params, ...(endpoint.method === 'GET' ? {} : { raw: '{' }) });
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  const isText = !String(answer.headers['content-type']).includes('json');
  return isText ? {} : answer.json<{ code?: string; permission?: string }>();
}

describe('a key with some permissions', () => {
  test.each(restricted)('$name needs its permission', async ({ endpoint }) => {
    const needed = needs(endpoint);
    const { code } = await refusalOf(await keyOf(owner, { permissions: needed }), endpoint, own);
    expect(code ?? '').not.toMatch(/^(api-key\.scope|role\.missing|api-key\.invalid)$/);
    for (const lacking of needed) {
      const others = ['account.edit', 'requests.task', ...needed].filter((one) => one !== lacking);
      const refused = await refusalOf(await keyOf(owner, { permissions: others }), endpoint, own);
      expect(refused).toMatchObject({ code: 'api-key.scope', permission: lacking });
    }
  });

  test('sees all projects where its maker does', async () => {
    const key = await keyOf(owner, { permissions: ['sites.read'] });
    const { total } = (await owner.get('/api/v1/sites')).json<{ total: number }>();
    expect(total).toBeGreaterThan(1);
    expect((await key.get('/api/v1/sites')).json()).toMatchObject({ total });
    expect((await key.get('/api/v1/me')).json()).toMatchObject({ permissions: ['sites.read'], projects: [] });
  });

  test('is not made with what its maker lacks', async () => {
    const admin = await app.join(await app.signUp(), owner, 'admin');
    for (const permission of ['account.delete', 'reports.manage']) {
      const answer = await admin.post('/api/v1/api-keys', { name: 'More', permissions: ['sites.read', permission] });
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'role.missing', permission }]);
    }
    for (const permissions of [[], ['sites.fly'], 'sites.read'])
      expect((await admin.post('/api/v1/api-keys', { name: 'Bad', permissions })).json()).toMatchObject({
        code: 'input.invalid',
      });
  });

  test('is replaced only by somebody who has its permissions', async () => {
    const admin = await app.join(await app.signUp(), owner, 'admin');
    const answer = await owner.post('/api/v1/api-keys', { name: 'Owner', permissions: ['account.transfer'] });
    const rotated = await admin.post(`/api/v1/api-keys/${answer.json<{ id: string }>().id}/rotation`);
    expect(rotated.json()).toMatchObject({ code: 'role.missing', permission: 'account.transfer' });
  });
});

describe('a key for a project', () => {
  test.each(restricted)('$name is for keys of the account, or of the project', async ({ endpoint }) => {
    const inProject = !endpoint.whole && needs(endpoint).every(isProjectPermission);
    const { code } = await refusalOf(guest, endpoint, own);
    if (inProject) expect(code ?? '').not.toMatch(/^(api-key\.scope|role\.missing)$/);
    else expect(code).toBe('api-key.scope');
  });

  const named = restricted.filter(({ endpoint }) => namesPlace(endpoint) && needs(endpoint).every(isProjectPermission));

  test.each(named.filter(({ endpoint: { path } }) => uuidParams(path).length > 0))(
    '$name does not find what lies in another project',
    async ({ endpoint }) => {
      const params = Object.fromEntries(uuidParams(endpoint.path).map((name) => [name, ofOthers(name)]));
      const answer = await send(guest, endpoint, { params });
      expect(answer.statusCode, answer.body).toBe(404);
      checkRefusal(answer);
    },
  );

  test.each(having(({ method, access, sessionOnly }) => method === 'GET' && access !== 'public' && !sessionOnly))(
    '$name tells it nothing of another project',
    async ({ endpoint }) => {
      const { body } = await send(guest, endpoint, { params: own });
      expect(body.toLowerCase()).not.toContain(canary.toLowerCase());
      expect(body).not.toContain(ofOthers('siteId'));
      expect(body).not.toContain(ofOthers('projectId'));
    },
  );

  test('says what it may, and lists what lies in the project', async () => {
    const me = (await guest.get('/api/v1/me')).json<{ permissions: string[]; projects: { id: string }[] }>();
    expect([me.permissions, me.projects.map(({ id }) => id)]).toEqual([[], [own.projectId]]);
    expect((await guest.get('/api/v1/sites')).json()).toMatchObject({ sites: [{ id: own.siteId }], total: 1 });
    expect((await guest.get('/api/v1/projects')).json()).toMatchObject({ projects: [{ id: own.projectId }] });
  });

  test('makes sites in the project alone', async () => {
    const site = { name: 'New', type: 'Site', languages: ['en'] };
    expect((await guest.post('/api/v1/sites', site)).json()).toMatchObject({ code: 'api-key.scope' });
    const made = await guest.post('/api/v1/sites', { ...site, projectId: own.projectId });
    expect(made.statusCode, made.body).toBe(201);
    const path = `/api/v1/sites/${made.json<{ id: string }>().id}`;
    const moved = await guest.patch(path, { projectId: ofOthers('projectId') });
    expect(moved.json()).toMatchObject({ code: 'project.not-found' });
    expect((await owner.delete(path)).statusCode).toBe(200);
  });

  test('follows what its maker may do, at the next request', async () => {
    const maker = await app.join(await app.signUp(), owner, 'admin');
    const both = await keyOf(maker, { projectIds: [own.projectId, ofOthers('projectId')] });
    const total = async () => (await both.get('/api/v1/sites')).json<{ total: number }>().total;
    const before = await total();
    expect(before).toBeGreaterThan(1);
    await app.owner.query('delete from role_grant where account_id = $1 and person_id = $2', [
      owner.accountId,
      maker.id,
    ]);
    await app.join(maker, owner, 'analyst', own.projectId);
    expect(await total()).toBe(1);
    const renamed = await both.patch(`/api/v1/sites/${own.siteId}`, { name: 'Renamed' });
    expect(renamed.json()).toMatchObject({ code: 'role.missing', permission: 'sites.edit' });
    expect((await both.get(`/api/v1/sites/${ofOthers('siteId')}`)).statusCode).toBe(404);
    await app.owner.query('delete from membership where account_id = $1 and person_id = $2', [
      owner.accountId,
      maker.id,
    ]);
    expect((await both.get('/api/v1/sites')).json()).toMatchObject({ code: 'api-key.invalid' });
  });

  test('opens nothing once its project is gone', async () => {
    const { id } = (await owner.post('/api/v1/projects', { name: 'Passing' })).json<{ id: string }>();
    const key = await keyOf(owner, { projectIds: [id] });
    expect((await owner.delete(`/api/v1/projects/${id}`)).statusCode).toBeLessThan(300);
    expect((await key.get('/api/v1/sites')).json()).toMatchObject({ total: 0 });
  });

  test("is not made for another account's project", async () => {
    const stranger = await app.signUp();
    const answer = await stranger.post('/api/v1/api-keys', { name: 'Theirs', projectIds: [own.projectId] });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'project.not-found' }]);
    expect((await stranger.get('/api/v1/api-keys')).json()).toEqual({ apiKeys: [], endlessKeys: false });
  });
});
