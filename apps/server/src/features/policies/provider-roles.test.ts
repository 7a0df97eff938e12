import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { aBanner, url } from '#test/banners.ts';

const app = testApp();

const owner = {
  name: 'Example Ltd',
  email: 'privacy@example.com',
  address: '1 Example Street, London',
  country: 'GB',
  legalRepresentative: 'Ada Example',
};

type Document = { id: string; services: { id: string }[] };

async function aPolicy(person: Person, service: string): Promise<{ siteId: string; id: string; service: string }> {
  const site = { name: 'shop.example.com', type: 'Site', url: 'https://shop.example.com' };
  const siteId = (await person.post('/api/v1/sites', site)).json<{ id: string }>().id;
  const document = { type: 'privacy_policy', languages: ['en'] };
  const { id } = (await person.post(`/api/v1/sites/${siteId}/documents`, document)).json<Document>();
  const { services } = (await person.post(`/api/v1/documents/${id}/services`, { service })).json<Document>();
  return { siteId, id, service: services[0]?.id ?? '' };
}

test('L11: the role of a provider that the owner states is kept and printed', async () => {
  const person = await app.signUp();
  const { id, service } = await aPolicy(person, 'stripe');
  const text = async () => (await person.get(`/api/v1/documents/${id}/preview?language=en`)).body;

  expect(await text()).toContain('Also a controller for purposes of its own');
  const overrides = { role: 'joint-controller', arrangement: { en: 'They collect, we answer.' } };
  const changed = await person.put(`/api/v1/documents/${id}/services/${service}`, { overrides });

  expect(changed.json()).toMatchObject({ services: [{ overrides }] });
  expect(await text()).toContain('Joint controller with us');
  expect(await text()).toContain('They collect, we answer.');
  const refused = await person.put(`/api/v1/documents/${id}/services/${service}`, { overrides: { role: 'friend' } });
  expect(refused.json()).toMatchObject({ code: 'input.invalid' });
});

test('L11: the legal representative of the owner is kept', async () => {
  const person = await app.signUp();
  const { siteId } = await aPolicy(person, 'stripe');
  await person.put(`/api/v1/sites/${siteId}/owner`, owner);
  expect((await person.get(`/api/v1/sites/${siteId}`)).json()).toMatchObject({ owner });
});

test('D10: the catalogue names each company with its own country and with whom it serves', async () => {
  const person = await app.signUp();
  const detail = (await person.get('/api/v1/services/google-analytics-4')).json();
  expect(detail).toMatchObject({
    provider: 'Google LLC',
    country: 'US',
    role: 'processor',
    companies: [
      { name: 'Google Ireland Limited', country: 'IE', regions: ['eea', 'ch'] },
      { name: 'Google LLC', country: 'US', regions: ['uk', 'us', 'br', 'rest'] },
    ],
  });
});

test('L4: the banner names the company that the owner deals with', async () => {
  const site = await aBanner(app, { services: ['google-analytics-4'] });
  const { person, siteId } = site;
  const providers = async () => {
    expect((await person.post(url(site, '/publish'), {})).statusCode).toBeLessThan(300);
    const versions = await app.stored('bannerVersion', { siteId });
    return versions.map(({ facts }) => (facts as { services: { provider?: string }[] }).services[0]?.provider);
  };

  expect(await providers()).toEqual(['Google Ireland Limited']);
  await person.put(`/api/v1/sites/${siteId}/owner`, owner);
  expect(new Set(await providers())).toEqual(new Set(['Google Ireland Limited', 'Google LLC']));
});
