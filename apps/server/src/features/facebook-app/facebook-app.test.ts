import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { providersOf, testClient } from '#test/oidc-provider.ts';

// The Graph API in the shape that its page documents, and the codes of its errors:
// https://developers.facebook.com/docs/graph-api/reference/application/
// https://developers.facebook.com/docs/graph-api/guides/error-handling/

let answer: readonly [status: number, body: unknown] = [404, {}];
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const app = testApp({
  limits: 'off',
  config: { identityProviders: providersOf([{ preset: 'facebook', issuer: api, api, ...testClient }]) },
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked = [];
});

const appId = '1234567890';
const appToken = `${appId}|a secret of this test`;

async function newSite(type = 'FacebookApplication'): Promise<{ owner: Person; path: string; siteId: string }> {
  const owner = await app.signUp();
  const { id: siteId } = (await owner.post('/api/v1/sites', { name: 'Quiz', type })).json<{ id: string }>();
  return { owner, siteId, path: `/api/v1/sites/${siteId}/facebook-app` };
}

test('an app is connected by its token, which is kept nowhere, and disconnected', async () => {
  const { owner, path, siteId } = await newSite();
  expect((await owner.get(path)).json()).toEqual({ app: null });
  answer = [200, { id: appId, name: 'The quiz', link: 'https://apps.example.com/quiz' }];
  const connected = await owner.put(path, { appId, appToken });
  expect([connected.statusCode, connected.json()]).toEqual([
    200,
    { appId, name: 'The quiz', link: 'https://apps.example.com/quiz', connectedAt: expect.any(String) },
  ]);
  expect((await owner.get(path)).json()).toEqual({ app: connected.json() });
  expect(new URL(asked[0] ?? '', api).searchParams.get('access_token')).toBe(appToken);
  const exported = await owner.get('/api/v1/account/export');
  expect(exported.body).toContain('The quiz');
  expect(exported.body).not.toContain('a secret of this test');
  const { events } = (await owner.get('/api/v1/audit-events?kind=facebook-app.connected')).json();
  expect(events).toMatchObject([{ target: { id: siteId }, details: { appId } }]);
  expect((await owner.delete(path)).statusCode).toBe(204);
  expect((await owner.get(path)).json()).toEqual({ app: null });
  expect((await owner.delete(path)).json()).toMatchObject({ code: 'facebook-app.not-found' });
});

test.each([
  ['facebook-app.mismatch', 422, { id: '987', name: 'Other' }, 200],
  ['facebook-app.none', 422, { data: [] }, 200],
  ['facebook-app.invalid-token', 422, { error: { code: 190, type: 'OAuthException' } }, 400],
  ['facebook-app.permissions', 422, { error: { code: 200, type: 'OAuthException' } }, 403],
  ['identity.cannot-connect', 503, {}, 502],
] as const)('%s has its own cause, and nothing is connected', async (code, status, body, said) => {
  const { owner, path } = await newSite();
  answer = [said, body];
  const refused = await owner.put(path, { appId, appToken });
  expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
  expect((await owner.get(path)).json()).toEqual({ app: null });
});

test('the token of another app is sent nowhere, nor is one for a site of another type', async () => {
  const { owner, path } = await newSite();
  expect((await owner.put(path, { appId, appToken: '987|secret' })).json()).toMatchObject({
    code: 'facebook-app.mismatch',
  });
  const site = await newSite('Site');
  expect((await site.owner.put(site.path, { appId, appToken })).json()).toMatchObject({
    code: 'facebook-app.other-type',
  });
  expect(asked).toEqual([]);
});
