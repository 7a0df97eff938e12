import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { migratedFrom } from '#test/migrated.ts';

const app = testApp();

type Site = { id: string; areas: string[] | null; areaType: string };

const made = async (person: Person, audience: object = {}) =>
  (await person.post('/api/v1/sites', { name: 'shop.example.com', type: 'Site', ...audience })).json<Site>();

const all = ['home', 'eea', 'uk', 'ch', 'us', 'br', 'ca', 'au', 'za', 'jp', 'in', 'elsewhere'];
const europe = ['home', 'eea', 'uk', 'ch'];

test('the areas of a site are kept once each and in one order, and answered with the area type that contains them', async () => {
  const person = await app.signUp();
  const site = await made(person, { areas: ['uk', 'home', 'eea', 'uk'] });
  expect(site).toMatchObject({ areas: ['home', 'eea', 'uk'], areaType: 'europe' });

  const path = `/api/v1/sites/${site.id}`;
  expect((await person.patch(path, { areas: ['us', 'home'] })).json()).toMatchObject({ areas: ['home', 'us'] });
  expect((await person.patch(path, { areas: ['us', 'br'] })).json()).toMatchObject({ areaType: 'worldwide' });
  expect((await person.get(path)).json()).toMatchObject({ areas: ['us', 'br'] });
});

test('an area type stands for areas; without either a site addresses all', async () => {
  const person = await app.signUp();
  expect(await made(person)).toMatchObject({ areas: all, areaType: 'worldwide' });
  expect(await made(person, { areaType: 'us' })).toMatchObject({ areas: ['home', 'us'], areaType: 'us' });
  const { id } = await made(person, { areaType: 'europe' });
  const path = `/api/v1/sites/${id}`;
  expect((await person.get(path)).json()).toMatchObject({ areas: europe, areaType: 'europe' });

  expect((await person.patch(path, { areas: ['home', 'eea'] })).json()).toMatchObject({ areaType: 'europe' });
  const unchanged = await person.patch(path, { name: 'shop.example.org', areaType: 'europe' });
  expect(unchanged.json()).toMatchObject({ name: 'shop.example.org', areas: ['home', 'eea'] });
  expect((await person.patch(path, { areaType: 'europe_us' })).json()).toMatchObject({ areas: [...europe, 'us'] });
});

test.each([
  ['an unknown area', { areas: ['home', 'mars'] }, { 'areas.1': { code: 'field.choice' } }],
  ['no area', { areas: [] }, { areas: { code: 'field.too-few' } }],
  ['areas beside an area type', { areas: ['home'], areaType: 'us' }, { areas: { code: 'field.areas-and-type' } }],
])('%s is refused at the field, and nothing changes', async (_, audience, fields) => {
  const person = await app.signUp();
  const { id } = await made(person, { areas: ['home'] });
  const refused = await person.patch(`/api/v1/sites/${id}`, audience);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: 'input.invalid', fields });
  const creating = await person.post('/api/v1/sites', { name: 'other.example.com', type: 'Site', ...audience });
  expect(creating.json()).toMatchObject({ code: 'input.invalid', fields });
  expect((await person.get(`/api/v1/sites/${id}`)).json()).toMatchObject({ areas: ['home'] });
});

test('the generator makes a site with areas, or with an area type', async () => {
  const person = await app.signUp();
  const form = { site_type: 'Site', document_type: 'privacy_policy', pp_locale: 'en' };
  const generated = async (name: string, audience: object) => {
    const answer = await person.post('/en/privacy-policy-generator', { ...form, site_name: name, ...audience });
    return (await person.get(`/api/v1/sites/${answer.json<{ site_id: string }>().site_id}`)).json();
  };
  expect(await generated('one.example.com', { areas: ['eea', 'home'] })).toMatchObject({ areas: ['home', 'eea'] });
  expect(await generated('two.example.com', { area_type: 'europe' })).toMatchObject({ areas: europe });
  expect(await generated('three.example.com', {})).toMatchObject({ areas: all });
  const both = { ...form, site_name: 'four.example.com', areas: ['home'], area_type: 'us' };
  expect((await person.post('/en/privacy-policy-generator', both)).statusCode).toBe(400);
});

test('a site from before areas keeps its area type, and so does one that was deleted and left evidence', async () => {
  const [sites, deleted] = await migratedFrom('0045_', former, async (client) => [
    (await client.query('select areas, area_type, updated_at from site')).rows,
    (await client.query('select site from deletion')).rows,
  ]);
  expect(sites).toEqual([{ areas: null, area_type: 'europe', updated_at: new Date('2026-01-01T00:00:00Z') }]);
  expect(deleted).toEqual([{ site: { name: 'S', areaType: 'us', areas: null } }]);
});

const former = `
  set role candor_jobs;
  insert into account (id, name, created_at) values ('00000000-0000-7000-8000-000000000000', 'A', now());
  insert into site (account_id, id, type, name, name_key, area_type, audience, created_at, updated_at)
    values ('00000000-0000-7000-8000-000000000000', '00000000-0000-7000-8000-000000000001', 'Site', 'S', 's', 'europe',
      '{}', '2026-01-01Z', '2026-01-01Z');
  insert into deletion (account_id, site_id, what, site, deleted_at)
    values ('00000000-0000-7000-8000-000000000000', '00000000-0000-7000-8000-000000000002', 'site',
      '{"name": "S", "areaType": "us"}', now());
`;
