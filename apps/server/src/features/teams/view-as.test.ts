import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp({ limits: 'off' });

async function made(by: Person, path: string, body: object): Promise<string> {
  const answer = await by.post(`/api/v1${path}`, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
}

/** An agency with two clients, each with a site, and a guest of the first. */
async function agency() {
  const owner = await app.signUp();
  const [north, south] = [
    await made(owner, '/projects', { name: 'North' }),
    await made(owner, '/projects', { name: 'South' }),
  ];
  const ofNorth = await made(owner, '/sites', { name: 'North shop', type: 'Site', projectId: north });
  const ofSouth = await made(owner, '/sites', { name: 'South shop', type: 'Site', projectId: south });
  const guest = await app.join(await app.signUp(), owner, 'approver', north);
  return { owner, guest, north, ofNorth, ofSouth };
}

const as = ({ id }: Person) => ({ 'x-view-as': id });

test('an admin sees what a guest sees, route by route', async () => {
  const { owner, guest, north, ofNorth, ofSouth } = await agency();
  const paths = [
    '/api/v1/sites',
    '/api/v1/projects',
    '/api/v1/workload',
    `/api/v1/sites/${ofNorth}`,
    `/api/v1/sites/${ofSouth}`,
    `/api/v1/sites/${ofSouth}/documents`,
    '/api/v1/sign-offs',
    '/api/v1/people',
    '/api/v1/audit-events',
    '/api/v1/api-keys',
    '/api/v1/members',
  ];
  for (const path of paths) {
    const [seen, own] = [await owner.get(path, as(guest)), await guest.get(path)];
    expect([path, seen.statusCode, seen.json()]).toEqual([path, own.statusCode, own.json()]);
  }
  const me = (await owner.get('/api/v1/me', as(guest))).json();
  expect(me).toMatchObject({
    person: { id: owner.id },
    permissions: [],
    projects: [{ id: north }],
    viewsAs: { id: guest.id, email: guest.email },
  });
  expect((await owner.get('/api/v1/me')).json()).toMatchObject({ viewsAs: null });
  // What is somebody's own stays their own.
  const sessions = (await owner.get('/api/v1/sessions', as(guest))).json().sessions;
  expect(sessions).toEqual((await owner.get('/api/v1/sessions')).json().sessions);
});

test('nothing is changed in the view of somebody else, and no refusal is put down to anybody', async () => {
  const { owner, guest, ofNorth } = await agency();
  const write = await owner.patch(`/api/v1/sites/${ofNorth}`, { name: 'Other' }, as(guest));
  expect([write.statusCode, write.json().code]).toEqual([403, 'view-as.read-only']);
  expect((await owner.get(`/api/v1/sites/${ofNorth}`)).json()).toMatchObject({ name: 'North shop' });
  expect((await owner.get('/api/v1/people', as(guest))).statusCode).toBe(403);
  expect((await owner.get('/api/v1/audit-events?kind=role.refused')).json().events).toEqual([]);
});

test('only who manages people sees through their eyes, and nobody sees more than they may', async () => {
  const { owner, guest } = await agency();
  const code = async (by: Person, whom: Person) => (await by.get('/api/v1/sites', as(whom))).json().code;
  expect(await code(guest, owner)).toBe('role.missing');
  const editor = await app.join(await app.signUp(), owner, 'editor');
  expect(await code(editor, guest)).toBe('role.missing');
  const admin = await app.join(await app.signUp(), owner, 'admin');
  expect(await code(admin, guest)).toBeUndefined();
  expect(await code(admin, owner)).toBe('role.higher');
  const manager = await app.join(await app.signUp(), owner, 'whistleblowing-manager');
  expect(await code(owner, manager)).toBe('role.higher');
  const stranger = await app.signUp();
  expect(await code(owner, stranger)).toBe('person.not-found');
  expect((await owner.get('/api/v1/sites', { 'x-view-as': 'nobody' })).json().code).toBe('person.not-found');
  const key = app.script(await app.apiKey(owner));
  expect((await key.get('/api/v1/sites', as(guest))).json().code).toBe('session.required');

  await owner.delete(`/api/v1/people/${guest.id}`);
  expect(await code(admin, guest)).toBe('person.not-found');
});
