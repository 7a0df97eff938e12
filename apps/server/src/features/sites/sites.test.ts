import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { untilBlocked } from '#test/blocked.ts';
import { nameKey } from './rules.ts';

const app = testApp();

type Resource = { id: string };

async function aSite(person: Person, name = 'shop.example.com', more: object = {}): Promise<string> {
  return (await person.post('/api/v1/sites', { name, type: 'Site', ...more })).json<Resource>().id;
}

const owner = { name: 'Bergkraut GmbH', email: 'hello@bergkraut.com', address: 'Hauptstraße 1, Berlin', country: 'de' };

test('a site is made, read and changed', async () => {
  const person = await app.signUp();
  const id = await aSite(person, 'Shop', { url: 'shop.example.com', areaType: 'europe' });

  const changed = await person.patch(`/api/v1/sites/${id}`, { name: 'Shop 2', audience: { children: true } });

  expect(changed.json()).toMatchObject({
    name: 'Shop 2',
    url: 'https://shop.example.com',
    areaType: 'europe',
    owner: null,
  });
  expect((await person.get(`/api/v1/sites/${id}`)).json()).toMatchObject({
    audience: { children: true, usStates: [] },
  });
});

test('a change that builds on settings that are no longer saved is refused', async () => {
  const person = await app.signUp();
  const path = `/api/v1/sites/${await aSite(person, 'Shop', { url: 'shop.example.com' })}`;
  await person.patch(path, { name: 'Herbs', before: { name: 'Shop' } });
  const refused = await person.patch(path, { name: 'Tea', url: null, before: { name: 'Shop' } });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'site.changed-meanwhile' }]);
  const { name, areas, audience, projectId } = (await person.get(path)).json();
  // What others changed does not matter as long as it is something else.
  const before = { url: 'https://shop.example.com', areas, audience, projectId };
  const changed = await person.patch(path, { url: null, before });
  expect([name, changed.json()]).toMatchObject(['Herbs', { name: 'Herbs', url: null }]);
});

test("the owner's data is kept whole, and its country in capitals", async () => {
  const person = await app.signUp();
  const id = await aSite(person);
  const dpo = { name: 'Data officer', email: 'privacy@bergkraut.com' };

  const answer = await person.put(`/api/v1/sites/${id}/owner`, { ...owner, dpo, vatNumber: 'DE136695976' });

  expect(answer.json()).toMatchObject({ owner: { ...owner, country: 'DE', dpo, vatNumber: 'DE136695976' } });
});

test('an owner without a country is refused at the field, and nothing is stored', async () => {
  const person = await app.signUp();
  const id = await aSite(person);

  const answer = await person.put(`/api/v1/sites/${id}/owner`, { ...owner, country: undefined });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'input.invalid',
    fields: { country: { code: 'field.required', message: 'Required field' } },
  });
  expect(await app.stored('site_owner', { siteId: id })).toEqual([]);
});

test('sites are searched by name and address, page by page', async () => {
  const person = await app.signUp();
  for (const name of ['alpha', 'beta', 'alphabet']) await aSite(person, name, { url: `${name}.example.com` });

  const found = await person.get('/api/v1/sites?query=ALPHA&limit=1');
  const { sites, total, next } = found.json<{ sites: { name: string }[]; total: number; next: string }>();

  expect([sites.map(({ name }) => name), total]).toEqual([['alphabet'], 2]);
  expect((await person.get(`/api/v1/sites?query=alpha&limit=1&after=${next}`)).json()).toMatchObject({
    sites: [{ name: 'alpha' }],
    next: null,
  });
  expect((await person.get('/api/v1/sites?query=%25')).json()).toMatchObject({ total: 0 });
});

test('a project takes sites in and goes with them', async () => {
  const person = await app.signUp();
  const [inside, outside] = [await aSite(person, 'inside'), await aSite(person, 'outside')];
  const project = (await person.post('/api/v1/projects', { name: 'Clients', siteIds: [inside] })).json<
    Resource & { sites: number }
  >();

  expect(project.sites).toBe(1);
  expect((await person.patch(`/api/v1/projects/${project.id}`, { name: 'Customers' })).json()).toMatchObject({
    name: 'Customers',
    sites: 1,
  });
  expect((await person.get(`/api/v1/sites?projectId=${project.id}`)).json()).toMatchObject({ total: 1 });
  expect((await person.delete(`/api/v1/projects/${project.id}`)).json()).toEqual({ sites: 1 });
  expect((await person.get(`/api/v1/sites/${inside}`)).statusCode).toBe(404);
  expect((await person.get(`/api/v1/sites/${outside}`)).statusCode).toBe(200);
  expect((await person.get('/api/v1/projects')).json()).toEqual({ projects: [] });
});

test('a project with a site that is not there is not made at all', async () => {
  const person = await app.signUp();
  const theirs = await aSite(await app.signUp());

  const answer = await person.post('/api/v1/projects', { name: 'Mine', siteIds: [theirs] });

  expect(answer.json()).toMatchObject({ code: 'site.not-found' });
  expect((await person.get('/api/v1/projects')).json()).toEqual({ projects: [] });
});

test('a site that is moved out of a project while the project is deleted stays', async () => {
  const person = await app.signUp();
  const id = await aSite(person);
  const project = (await person.post('/api/v1/projects', { name: 'Clients', siteIds: [id] })).json<Resource>();
  const holder = await app.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('update site set project_id = null where id = $1', [id]);
    const deleted = person.delete(`/api/v1/projects/${project.id}`);
    await untilBlocked(app.owner);
    await holder.query('commit');

    expect((await deleted).json()).toEqual({ sites: 0 });
  } finally {
    holder.release(true);
  }
  expect((await person.get(`/api/v1/sites/${id}`)).json()).toMatchObject({ projectId: null });
});

test('a site that is moved waits for its project before it is held', async () => {
  const person = await app.signUp();
  const id = await aSite(person);
  const project = (await person.post('/api/v1/projects', { name: 'Clients' })).json<Resource>();
  const holder = await app.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select from project where id = $1 for update', [project.id]);
    const moved = person.patch(`/api/v1/sites/${id}`, { projectId: project.id });
    await untilBlocked(app.owner);

    await holder.query('select from site where id = $1 for update nowait', [id]);
    await holder.query('commit');
    expect((await moved).json()).toMatchObject({ projectId: project.id });
  } finally {
    holder.release(true);
  }
});

test("another account's site is not found, whatever is asked of it", async () => {
  const id = await aSite(await app.signUp());
  const stranger = await app.signUp();

  const answers = await Promise.all([
    stranger.get(`/api/v1/sites/${id}`),
    stranger.patch(`/api/v1/sites/${id}`, { name: 'Mine' }),
    stranger.put(`/api/v1/sites/${id}/owner`, owner),
    stranger.delete(`/api/v1/sites/${id}`),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(await app.stored('site', { id })).toMatchObject([{ name: 'shop.example.com' }]);
});

test('a deleted site is gone with its owner', async () => {
  const person = await app.signUp();
  const id = await aSite(person);
  await person.put(`/api/v1/sites/${id}/owner`, owner);

  expect((await person.delete(`/api/v1/sites/${id}`)).json()).toEqual({ deleted: true });

  expect((await person.get(`/api/v1/sites/${id}`)).json()).toMatchObject({ code: 'site.not-found' });
  expect(await app.stored('site_owner', { siteId: id })).toEqual([]);
});

test.each([
  ['https://www.Example.com/', 'example.com'],
  ['HTTP://example.com/shop/?q=1#top', 'example.com/shop'],
  ['  Example.com ', 'example.com'],
  ['My App', 'my app'],
])('%s is known again as %s', (name, key) => {
  expect(nameKey(name)).toBe(key);
});
