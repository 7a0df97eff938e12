import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys } from '#test/consents.ts';

const app = testApp({ config: { intakeLimit: 3, intakeKeyLimit: 5 } });
app.clock.set('2026-11-22T08:00:40.000Z');

test('C8: a private key is counted for itself, a page by its address, and both hear when to come again', async () => {
  const { pub, prv, owner, siteId } = await siteWithKeys(app);
  const person = { subject: { id: 'u-1' } };
  const pages = [];
  for (let n = 0; n < 3; n += 1) pages.push((await fromPage(app, pub, person)).statusCode);
  expect(pages).toEqual([201, 201, 201]);
  const fourth = await fromPage(app, pub, person);
  expect(fourth.json()).toMatchObject({ code: 'rate.limited' });
  expect(fourth.headers['retry-after']).toBe('20');
  // Not known yet to be private: it comes from the same address.
  expect((await fromServer(app, prv, person)).statusCode).toBe(429);

  app.clock.forward(20_000);
  const servers = [];
  for (let n = 0; n < 6; n += 1) servers.push((await fromServer(app, prv, person)).statusCode);
  expect(servers).toEqual([201, 201, 201, 201, 201, 201]);
  const next = await fromServer(app, prv, person);
  expect(next.statusCode).toBe(429);
  expect(next.headers['retry-after']).toBe('60');
  for (const url of ['/api/v1/subjects', '/api/v1/consents/import']) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${prv}` };
    const payload = JSON.stringify({ id: 'u-1' });
    expect((await app.http.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(429);
  }

  // The key took one of the address, and another key has its own count.
  expect((await fromPage(app, pub, person)).statusCode).toBe(201);
  const made = await owner.post(`/api/v1/sites/${siteId}/consent-keys`, { kind: 'private', name: 'Two' });
  expect((await fromServer(app, made.json<{ key: string }>().key, person)).statusCode).toBe(201);
});
