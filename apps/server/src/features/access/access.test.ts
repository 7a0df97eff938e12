import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { aPublicKey } from '#test/dsar.ts';

const app = testApp();

test('after a new password the keys and webhooks of an account are listed, and all end with one press', async () => {
  const [owner, stranger] = [await app.signUp(), await app.signUp()];
  const { id: siteId } = (await owner.post('/api/v1/sites', { name: 'Corner Coffee', type: 'Site' })).json();
  const { key } = (await owner.post('/api/v1/api-keys', { name: 'Nightly' })).json();
  await owner.post(`/api/v1/sites/${siteId}/consent-keys`, { kind: 'private', name: 'Server' });
  await owner.post('/api/v1/webhooks', { url: 'https://hooks.example.com/a', types: ['consent.recorded'] });
  const added = await owner.post(`/api/v1/sites/${siteId}/dsar-form/keys`, { publicKey: aPublicKey });
  expect(added.statusCode, added.body).toBe(201);
  const calendar = (await owner.put('/api/v1/dsar-calendar')).json<{ url: string }>();
  await stranger.post('/api/v1/api-keys', { name: 'Another' });

  const newPassword = 'another long and quiet street';
  const change = { currentPassword: owner.password, newPassword, confirmation: newPassword };
  expect((await owner.put('/api/v1/me/password', change)).statusCode).toBe(200);
  expect((await owner.get('/api/v1/access')).json()).toMatchObject({
    apiKeys: [{ name: 'Nightly' }],
    consentKeys: [{ name: 'Server', siteId, siteName: 'Corner Coffee' }],
    webhooks: [{ url: 'https://hooks.example.com/a' }],
    identityKeys: [{ id: added.json().id, algorithm: 'EdDSA', siteId, siteName: 'Corner Coffee' }],
    calendars: [{ person: { id: owner.id, email: owner.email } }],
  });
  expect((await app.script(key).get('/api/v1/me')).statusCode).toBe(200);

  expect((await owner.delete('/api/v1/access')).json()).toEqual({ ended: 5 });
  expect((await app.http.inject(new URL(calendar.url).pathname)).statusCode).toBe(404);
  expect((await app.script(key).get('/api/v1/me')).statusCode).toBe(401);
  expect((await owner.get('/api/v1/access')).json()).toEqual({
    apiKeys: [],
    consentKeys: [],
    webhooks: [],
    identityKeys: [],
    calendars: [],
  });
  expect((await owner.get(`/api/v1/sites/${siteId}/dsar-form/keys`)).json()).toEqual({ identityKeys: [] });
  expect((await stranger.get('/api/v1/access')).json().apiKeys).toHaveLength(1);
});

test('the address of a colleague’s calendar is listed and revoked, and nobody else revokes it', async () => {
  const owner = await app.signUp();
  const colleague = await app.join(await app.signUp(), owner, 'privacy-officer');
  const { url } = (await colleague.put('/api/v1/dsar-calendar')).json<{ url: string }>();
  const read = async () => (await app.http.inject(new URL(url).pathname)).statusCode;
  expect(await read()).toBe(200);
  const answer = await owner.get('/api/v1/access');
  expect(answer.body).not.toContain(new URL(url).pathname.slice(-20));
  const [calendar] = answer.json<{ calendars: { id: string; person: object }[] }>().calendars;
  expect(calendar?.person).toEqual({ id: colleague.id, email: colleague.email });
  const path = `/api/v1/dsar-calendars/${calendar?.id}`;
  expect((await colleague.delete(path)).json()).toMatchObject({ code: 'role.missing' });
  expect((await (await app.signUp()).delete(path)).json()).toMatchObject({ code: 'dsar-calendar.not-found' });
  expect(await read()).toBe(200);
  expect((await owner.delete(path)).statusCode).toBe(204);
  expect(await read()).toBe(404);
  expect((await owner.delete(path)).json()).toMatchObject({ code: 'dsar-calendar.not-found' });
  expect((await colleague.get('/api/v1/dsar-calendar')).json()).toEqual({ url: null, madeAt: null });
});

test('keys are listed while they work: an expired one opens nothing, and is listed with the API keys alone', async () => {
  const owner = await app.signUp();
  const made: { readonly name: string; readonly key: string }[] = [];
  for (const { name, days } of [
    { name: 'Nightly', days: 1 },
    { name: 'Build server', days: 90 },
  ]) {
    const { key } = (await owner.post('/api/v1/api-keys', { name, days })).json<{ key: string }>();
    made.push({ name, key });
  }

  async function listedAndWorking() {
    const { apiKeys } = (await owner.get('/api/v1/access')).json<{ apiKeys: { readonly name: string }[] }>();
    const working: string[] = [];
    for (const { name, key } of made)
      if ((await app.script(key).get('/api/v1/me')).statusCode === 200) working.push(name);
    return [apiKeys.map(({ name }) => name).toSorted(), working.toSorted()];
  }

  const both = ['Build server', 'Nightly'];
  expect(await listedAndWorking()).toEqual([both, both]);
  app.clock.forward(86_400_000);
  expect(await listedAndWorking()).toEqual([['Build server'], ['Build server']]);
  const { apiKeys } = (await owner.get('/api/v1/api-keys')).json<{ apiKeys: { readonly name: string }[] }>();
  expect(apiKeys.map(({ name }) => name).toSorted()).toEqual(both);
  expect((await owner.delete('/api/v1/access')).json()).toEqual({ ended: 1 });
});
