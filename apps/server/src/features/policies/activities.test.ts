import type { CompiledLayer } from '@app/consent';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { aBanner, bannerOf, dataOf, publish, read } from '#test/banners.ts';

const app = testApp({ config: { chromium: undefined } });
const owner = {
  name: 'Riverbank Trust',
  email: 'hello@river.example',
  address: '10 Mill Lane, Bristol',
  country: 'GB',
};

type Service = { id: string; serves: string[]; apart: string[] };
type Document = {
  id: string;
  services: Service[];
  activities: { id: string; kind: string; services: string[] }[];
  suggestedActivities: { kind: string; services: string[] }[];
};

async function aPolicy(person: Person, activities: readonly object[], ...services: readonly string[]) {
  const site = { name: 'River', url: 'https://river.example', type: 'Site' };
  const siteId = (await person.post('/api/v1/sites', site)).json<{ id: string }>().id;
  await person.put(`/api/v1/sites/${siteId}/owner`, owner);
  const made = await person.post(`/api/v1/sites/${siteId}/documents`, { type: 'privacy_policy', languages: ['en'] });
  const path = `/api/v1/documents/${made.json<Document>().id}`;
  await person.patch(path, { settings: { activities } });
  for (const service of services) await person.post(`${path}/services`, { service });
  return { siteId, path, get: async () => (await person.get(path)).json<Document>() };
}

test('L8, L20: a service serves the activity that its purposes point to, or the one that the owner chooses', async () => {
  const person = await app.signUp();
  const gifts = { id: 'gifts', kind: 'donations' };
  const members = { id: 'members', kind: 'other', name: { en: 'Membership' }, ownPurpose: { en: 'Members' } };
  const { path, get } = await aPolicy(person, [gifts, members], 'gocardless', 'mailchimp', 'zendesk-support');
  const [direct, mail] = (await get()).services;
  expect(direct).toMatchObject({ serves: ['gifts'] });
  expect(mail).toMatchObject({ serves: [] });
  expect((await get()).suggestedActivities).toContainEqual({ kind: 'newsletter', services: [mail?.id] });

  const set = (serves: string[]) => person.put(`${path}/services/${mail?.id}`, { overrides: { serves } });
  expect((await set(['members'])).statusCode).toBe(200);
  expect((await get()).activities).toContainEqual({ id: 'members', kind: 'other', services: [mail?.id] });
  const text = (await person.get(`${path}/preview?language=en`)).body;
  expect(text).toMatch(/Membership.{0,400}Intuit/s);
  expect(text).toMatch(/Donations.{0,400}GoCardless/s);
  const refused = await set(['gone']);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: 'service.activity-unknown' });
});

test('two activities of one id are refused', async () => {
  const person = await app.signUp();
  const { path } = await aPolicy(person, []);
  const activities = [
    { id: 'one', kind: 'orders' },
    { id: 'one', kind: 'newsletter' },
  ];
  const refused = await person.patch(path, { settings: { activities } });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('Two activities have the same ID.');
});

test('trackers of the site itself stand in policy and banner alike, without a recipient', async () => {
  const site = await aBanner(app, { services: ['google-analytics-4'] });
  const { person, siteId } = site;
  const { documents } = (await person.get(`/api/v1/sites/${siteId}/documents`)).json<{ documents: Document[] }>();
  const path = `/api/v1/documents/${documents[0]?.id}`;
  const ownTrackers = [
    { name: 'session', necessary: 'authentication', duration: { value: 0, unit: 'day' } },
    { name: 'seen', purpose: 'analytics', duration: { value: 1, unit: 'month' } },
  ];
  expect((await person.patch(path, { settings: { ownTrackers } })).statusCode).toBe(200);
  const unsaid = await person.patch(path, { settings: { ownTrackers: [{ name: 'why' }] } });
  expect(unsaid.body).toContain('Describe what the tracker is for, or why it is necessary.');

  const { services } = await read(site);
  expect(services[0]).toMatchObject({ id: siteId, provider: null, purpose: 'necessary' });
  await publish(site);
  const { addresses } = await read(site);
  const get = async (address: string) => (await app.http.inject({ url: new URL(address).pathname })).body;
  const banner = await bannerOf(app, await get(addresses?.script ?? ''));
  const layer = dataOf<CompiledLayer>(await get(`${banner.base}${banner.parts.layer[0]}`));
  const listed = layer.purposes.map(({ name, services: all }) => [
    name,
    all.flatMap(({ trackers, provider }) => (provider ? [] : trackers.map(([tracker]) => tracker))),
  ]);
  expect(listed).toContainEqual(['Necessary', expect.arrayContaining(['session'])]);
  expect(listed).toContainEqual(['Analytics', ['seen']]);

  const text = (await person.get(`${path}/preview?language=en`)).body;
  expect(text).toContain('"session"');
  expect(text).toContain('"seen"');
  expect(text).not.toContain('The choice does not cover these services');
});
