import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp({ config: { hostedPlans: true } });

async function aDocument(person: Person): Promise<string> {
  const site = (await person.post('/api/v1/sites', { name: 'shop.example.com', type: 'Site' })).json<{ id: string }>();
  return (await person.post(`/api/v1/sites/${site.id}/documents`, { type: 'privacy_policy', languages: ['en'] })).json<{
    id: string;
  }>().id;
}

const add = (person: Person, id: string, service: string) =>
  person.post(`/api/v1/documents/${id}/services`, { service });

test('on the hosted free plan a fifth service is refused', async () => {
  const person = await app.signUp();
  const id = await aDocument(person);
  for (const service of ['google-analytics-4', 'stripe', 'mailchimp', 'cloudflare'])
    expect((await add(person, id, service)).statusCode).toBe(201);

  const fifth = await add(person, id, 'youtube-embedded-player');

  expect(fifth.json()).toMatchObject({ code: 'service.limit', values: { limit: 4 } });
  expect(
    (await person.get(`/api/v1/documents/${id}`)).json<{ services: unknown[]; serviceLimit: number }>(),
  ).toMatchObject({ serviceLimit: 4 });
  expect(await app.stored('site_service', { accountId: person.accountId })).toHaveLength(4);
});

test('a PRO service needs a plan that has them', async () => {
  const person = await app.signUp();
  const id = await aDocument(person);

  expect((await add(person, id, 'meta-pixel-facebook-pixel')).json()).toMatchObject({ code: 'service.pro' });
  await app.owner.query("insert into account_plan (account_id, plan, since) values ($1, 'pro', now())", [
    person.accountId,
  ]);
  expect((await add(person, id, 'meta-pixel-facebook-pixel')).statusCode).toBe(201);
  const added = (await person.get(`/api/v1/documents/${id}`)).json<{ services: { id: string }[] }>().services;
  expect((await person.get('/api/v1/entitlements')).json()).toEqual({
    plan: 'pro',
    hosted: true,
    services: null,
    proServices: true,
  });

  await person.delete(`/api/v1/documents/${id}/services/${added[0]?.id}`);
  await app.owner.query('delete from account_plan where account_id = $1', [person.accountId]);
  const restored = await person.post(`/api/v1/documents/${id}/services/${added[0]?.id}/restore`);
  expect(restored.json()).toMatchObject({ code: 'service.pro' });
});
