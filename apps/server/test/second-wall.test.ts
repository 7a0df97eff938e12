import { isProjectPermission, type Endpoint } from '@app/contract';
import type { Admission } from '#platform/http/admission.ts';
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

const ids = ({ path }: Endpoint) => Object.fromEntries(uuidParams(path).map((name) => [name, ofOthers(name)]));

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

test('there is something to tell: the owner reads of the canary in many of these routes', async () => {
  const told: string[] = [];
  for (const { name, endpoint } of inProjects) {
    const { body } = await send(owner, endpoint, { params: ids(endpoint) });
    if (body.includes(canary)) told.push(name);
  }
  expect(told.length).toBeGreaterThan(15);
});

test.each(inProjects)('$name tells a guest nothing of another project', async ({ endpoint }) => {
  // Of their own site, and by the ids of what they must not see.
  for (const params of [own, ids(endpoint)]) {
    const { body, statusCode } = await send(guest, endpoint, { params });
    expect(statusCode, body).toBeLessThan(500);
    expect(body.toLowerCase()).not.toContain(canary.toLowerCase());
    if (params === own) expect(body).not.toContain(ofOthers('siteId'));
  }
});
