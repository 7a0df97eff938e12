import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();

const owner = { name: 'Ada Example', email: 'ada@example.com', address: 'Street 1, 1010 Vienna', country: 'AT' };

async function published(person: Person, areaType: string): Promise<string> {
  const site = { name: `Example ${areaType}`, url: 'https://example.com', type: 'Site', areaType };
  const { id: siteId } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  await person.put(`/api/v1/sites/${siteId}/owner`, owner);
  const body = { type: 'privacy_policy', languages: ['en'] };
  const { id } = (await person.post(`/api/v1/sites/${siteId}/documents`, body)).json<{ id: string }>();
  expect((await publish(person, id)).statusCode).toBe(200);
  return id;
}

const publish = (person: Person, id: string) => person.post(`/api/v1/documents/${id}/publish`, {});

const next = async (person: Person, id: string) =>
  (await person.get(`/api/v1/documents/${id}/boxes?box=next`)).json<{ lines: { text: string }[] }>().lines;

async function on(person: Person, day: string): Promise<void> {
  app.clock.set(`${day}T12:00:00Z`);
  await person.post('/users/sign-in', { email: person.email, password: person.password });
}

async function announcedTo({ email }: Person): Promise<readonly string[]> {
  await app.runScheduled('publishing.announce-updates');
  const mails = await app.outbox.all();
  return mails.filter(({ to, subject }) => to === email && subject.startsWith('Review')).map(({ subject }) => subject);
}

test('P13: a policy for California is announced 30 days before it is a year old, once, and gets a new date', async () => {
  app.clock.set('2027-06-10T12:00:00Z');
  const person = await app.signUp();
  const world = await published(person, 'worldwide');
  await published(person, 'europe');

  await on(person, '2028-05-10');
  expect(await announcedTo(person)).toEqual([]);
  expect(JSON.stringify(await next(person, world))).not.toContain('12 months');
  // Without news a publication leaves the version as it is.
  expect((await publish(person, world)).json()).toMatchObject({ version: 1, created: false });

  await on(person, '2028-05-11');
  expect(await announcedTo(person)).toEqual(['Review the privacy policy for Example worldwide by June 10, 2028']);
  expect(await announcedTo(person)).toHaveLength(1);
  expect(JSON.stringify(await next(person, world))).toContain('June 10, 2028');

  expect((await publish(person, world)).json()).toMatchObject({ version: 2, created: true });
  expect(JSON.stringify(await next(person, world))).not.toContain('12 months');
  const { versions } = (await person.get(`/api/v1/documents/${world}/versions`)).json<{
    versions: { summary: string }[];
  }>();
  expect(JSON.stringify(versions)).toContain('has not changed');

  await on(person, '2029-05-10');
  expect(await announcedTo(person)).toHaveLength(2);
});

test('guests are told of the policies in their project alone', async () => {
  app.clock.set('2027-06-10T12:00:00Z');
  const person = await app.signUp();
  const id = await published(person, 'worldwide');
  const { siteId } = (await person.get(`/api/v1/documents/${id}`)).json<{ siteId: string }>();
  const project = async (name: string) => (await person.post('/api/v1/projects', { name })).json<{ id: string }>().id;
  const [own, other] = [await project('One client'), await project('Another client')];
  await person.patch(`/api/v1/sites/${siteId}`, { projectId: own });
  const guest = await app.join(await app.signUp(), person, 'author', own);
  const reader = await app.join(await app.signUp(), person, 'analyst', own);
  const stranger = await app.join(await app.signUp(), person, 'editor', other);

  app.clock.set('2028-05-11T12:00:00Z');
  for (const told of [person, guest]) expect(await announcedTo(told)).toHaveLength(1);
  for (const untold of [reader, stranger]) expect(await announcedTo(untold)).toEqual([]);
});
