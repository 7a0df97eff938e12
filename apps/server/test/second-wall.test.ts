import { isProjectPermission, type Endpoint } from '@app/contract';
import type { Admission } from '#platform/http/admission.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person } from './app.ts';
import { ownedIds } from './owned-ids.ts';
import { ownerOfEverything } from './owner-of-everything.ts';
import { having, routeRequests, uuidParams } from './route-requests.ts';

/**
 * What the database alone keeps from a guest of one project: here nobody is asked for a permission, so a handler that forgot to
 * ask would be one of these.
 */
const everybody: Admission = { admit: async () => undefined, admitFields: async () => [] };
const app = testApp({ limits: 'off', admission: everybody });
const { send } = routeRequests(app);

const canary = 'Canary';
const inProjects = having(
  ({ access, also = [], whole, method }) =>
    method === 'GET' &&
    !whole &&
    access !== 'public' &&
    access !== 'signed-in' &&
    [access, ...also].every(isProjectPermission),
);

let owner: Person;
let guest: Person;
let ofOthers: Awaited<ReturnType<typeof ownedIds>>;
const own = { projectId: '', siteId: '' };

beforeAll(async () => {
  owner = await ownerOfEverything(app, send, canary);
  ofOthers = await ownedIds(app.owner, owner);
  own.projectId = (await owner.post('/api/v1/projects', { name: 'Guest project' })).json<{ id: string }>().id;
  const site = { name: 'Guest site', type: 'Site', languages: ['en'], projectId: own.projectId };
  own.siteId = (await owner.post('/api/v1/sites', site)).json<{ id: string }>().id;
  guest = await app.join(await app.signUp(), owner, 'analyst', own.projectId);
});

test('nobody is asked for a permission here', async () => {
  const members = await guest.get('/api/v1/members');
  expect([members.statusCode, members.body.includes(canary)]).toEqual([200, true]);
});

/** The answer by the ids of what lies in the other project, or by ids of nothing, without the ids themselves. */
async function answerBy(
  person: Person,
  endpoint: Endpoint,
  of: 'others' | 'nobody',
): Promise<readonly [number, string]> {
  const names = uuidParams(endpoint.path);
  const params = Object.fromEntries(names.map((name) => [name, of === 'others' ? ofOthers(name) : randomUUID()]));
  const { statusCode, body } = await send(person, endpoint, { params });
  return [statusCode, Object.values(params).reduce((text, id) => text.replaceAll(id, 'an id'), body)];
}

const byId = inProjects.filter(({ endpoint: { path } }) => uuidParams(path).length > 0);

test('there is something to tell: the owner is answered by these ids', async () => {
  let told = 0;
  for (const { endpoint } of byId) {
    const [[others], [nobodys]] = [
      await answerBy(owner, endpoint, 'others'),
      await answerBy(owner, endpoint, 'nobody'),
    ];
    if (others === 200 && nobodys === 404) told += 1;
  }
  expect(told).toBeGreaterThan(30);
});

test.each(byId)('$name answers a guest as if what lies in another project were not there', async ({ endpoint }) => {
  expect(await answerBy(guest, endpoint, 'others')).toEqual(await answerBy(guest, endpoint, 'nobody'));
});

test.each(inProjects)('$name tells a guest nothing of another project', async ({ endpoint }) => {
  const { body, statusCode } = await send(guest, endpoint, { params: own });
  expect(statusCode, body).toBeLessThan(500);
  expect(body.toLowerCase()).not.toContain(canary.toLowerCase());
  for (const name of ['siteId', 'projectId', 'documentId']) expect(body).not.toContain(ofOthers(name));
});
