import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();

const owner = { name: 'Ada Example', email: 'ada@example.com', address: 'Street 1, 1010 Vienna', country: 'AT' };

async function published(person: Person, areaType: string): Promise<{ id: string; publicId: string }> {
  const site = { name: `Example ${areaType}`, url: 'https://example.com', type: 'Site', areaType };
  const { id: siteId } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  await person.put(`/api/v1/sites/${siteId}/owner`, owner);
  const body = { type: 'privacy_policy', languages: ['en', 'de'] };
  const document = (await person.post(`/api/v1/sites/${siteId}/documents`, body)).json<{
    id: string;
    publicId: string;
  }>();
  expect((await person.post(`/api/v1/documents/${document.id}/publish`, {})).statusCode).toBe(200);
  return document;
}

const latest = async (person: Person) =>
  (await person.get('/api/v1/republications/latest')).json<{
    outdated: number;
    republication: { total: number; done: number; changed: number; finishedAt: string | null } | null;
  }>();
const versions = async (person: Person, id: string) =>
  (await person.get(`/api/v1/documents/${id}/versions`)).json<{ versions: { number: number }[] }>().versions.length;

async function when(person: Person, day: string): Promise<void> {
  app.clock.forward(Date.parse(day) - app.clock.now().getTime());
  await person.post('/users/sign-in', { email: person.email, password: person.password });
}

test('when a law begins, published documents that it concerns get a new version, the others none', async () => {
  const person = await app.signUp();
  await when(person, '2027-05-12T12:00:00Z');
  const world = await published(person, 'worldwide');
  const europe = await published(person, 'europe');
  // Unpublished settings stay a draft.
  app.clock.forward(1000);
  await person.post(`/api/v1/documents/${world.id}/services`, { service: 'stripe' });
  expect(await latest(person)).toEqual({ outdated: 0, republication: null });

  await when(person, '2027-05-14T12:00:00Z');
  expect(await latest(person)).toMatchObject({ outdated: 2 });
  const started = await person.post('/api/v1/republications', {});
  expect(started.json()).toMatchObject({ republication: { total: 2, done: 0, finishedAt: null } });
  await app.runJobs();

  expect(await latest(person)).toMatchObject({ outdated: 0, republication: { total: 2, done: 2, changed: 1 } });
  expect((await latest(person)).republication?.finishedAt).not.toBeNull();
  expect([await versions(person, world.id), await versions(person, europe.id)]).toEqual([2, 1]);
  const page = await (await app.visitor()).get(`/privacy-policy/${world.publicId}/full-legal`);
  expect(page.body).toContain('For people in India');
  expect(page.body).not.toContain('Stripe');
  expect((await person.get(`/api/v1/documents/${world.id}`)).json()).toMatchObject({ status: 'changed', version: 2 });
  // Nothing is left to do.
  await person.post('/api/v1/republications', {});
  expect(await latest(person)).toMatchObject({ outdated: 0, republication: { total: 2, done: 2 } });
});

test('a run whose job was given up goes on when it is asked for again', async () => {
  const person = await app.signUp();
  await when(person, '2027-05-12T12:00:00Z');
  const { id } = await published(person, 'worldwide');
  await when(person, '2027-05-14T12:00:00Z');
  await person.post('/api/v1/republications', {});
  await app.owner.query(`delete from graphile_worker._private_jobs where payload->>'accountId' = $1`, [
    person.accountId,
  ]);

  await person.post('/api/v1/republications', {});
  await app.runJobs();

  expect(await latest(person)).toMatchObject({ outdated: 0, republication: { total: 1, done: 1, changed: 1 } });
  expect(await versions(person, id)).toBe(2);
});
