import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { aBanner } from '#test/banners.ts';

const app = testApp();
const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });

describe('every answer says that it may run and show nothing else', () => {
  test.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/v1/openapi.json',
    '/api/v1/nothing',
    '/embed/nothing.js',
    '/assets/nothing.js',
    '/.well-known/security.txt',
    '/e/where',
    '/e/choice/0000000000',
  ])('%s', async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(?:no-referrer|strict-origin-when-cross-origin)$/),
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('what is sent without the framework', async () => {
    const { headers } = await app.http.inject({ method: 'POST', url: '/e/consent/candor_pub_nobody', payload: '{}' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});

test('a hosted page runs no script, and in a frame one that is named by its address; no text becomes code', async () => {
  const { person, siteId } = await aBanner(app);
  const { documents } = (await person.get(`/api/v1/sites/${siteId}/documents`)).json<{
    documents: { url: string }[];
  }>();
  const { pathname } = new URL(documents[0]?.url ?? '');
  const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy']);

  const plain = await policyOf(pathname);
  expect(plain).not.toContain('script-src');
  expect(plain).toContain("default-src 'none'");
  expect(plain).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(await policyOf(`${pathname}?ifr=true`)).toContain('script-src http://localhost:3000/embed/frame.js;');
});

test('RFC 9112, 3.2: a request with two Host headers is refused', async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a TCP port returns an `AddressInfo`.
  const { port } = app.http.server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    const headers = ['host', `127.0.0.1:${port}`, 'host', 'evil.example'];
    send({ port, host: '127.0.0.1', path: '/healthz', headers, setHost: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });
  expect(status).toBe(400);
});

test('RFC 9116: who finds a weakness learns where to report it', async () => {
  const { statusCode, body, headers } = await get('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('Contact: mailto:support@localhost\n');
  expect(body).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now();
  expect(expires).toBeGreaterThan(0);
  expect(expires).toBeLessThan(365 * 86_400_000);
});

test('what a policy stopped is counted by its directive, and nothing of it is kept', async () => {
  const report = {
    'csp-report': { 'effective-directive': 'script-src-elem', 'document-uri': 'https://secret.example/x' },
  };
  const post = (payload: string, type = 'application/csp-report') =>
    app.http.inject({ method: 'POST', url: '/csp-reports', payload, headers: { 'content-type': type } });
  expect((await post(JSON.stringify(report))).statusCode).toBe(204);
  expect((await post('[{"body":{"effectiveDirective":"img-src"}}]', 'application/reports+json')).statusCode).toBe(204);
  expect((await post('{"csp-report":{"effective-directive":"made-up"}}')).statusCode).toBe(204);
  expect((await post(`{"a":"${'x'.repeat(20_000)}"}`)).statusCode).toBe(413);

  const { body } = await get('/metrics');
  expect(body).toContain('csp_reports_total{directive="script-src-elem"} 1');
  expect(body).toContain('csp_reports_total{directive="img-src"} 1');
  expect(body).not.toMatch(/made-up|secret/);
  expect((await get('/en/')).headers['content-security-policy']).toContain('report-uri /csp-reports');
});

describe('metrics', () => {
  const guarded = testApp({ config: { metricsToken: 'a-token-of-prometheus' } });
  const open = testApp({ config: { publicUrl: 'https://privacy.example.com' } });

  test('are for who shows the token', async () => {
    const ask = (authorization?: string) =>
      guarded.http.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) });
    expect((await ask()).statusCode).toBe(404);
    expect((await ask('Bearer wrong')).statusCode).toBe(404);
    expect((await ask('Bearer a-token-of-prometheus')).statusCode).toBe(200);
  });

  test('are for nobody where others reach the installation and there is no token', async () => {
    expect((await open.http.inject({ url: '/metrics' })).statusCode).toBe(404);
  });

  test('without a token are for this machine alone', async () => {
    expect((await app.http.inject({ url: '/metrics' })).statusCode).toBe(200);
    expect((await app.http.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  });
});

test('a shared cache tells answers apart by all that their language depends on', async () => {
  for (const url of ['/reject-test/0000000000', '/']) {
    const { headers } = await get(url, { 'x-locale': 'de' });
    expect(String(headers['vary']), url).toBe('accept-language, cookie, x-locale');
  }
});

describe('a body that others would read otherwise is refused, and nothing of it is kept', () => {
  test.each([
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x6e, 0x61, 0x6d, 0x65, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
    ['a key that copies as a prototype', Buffer.from('{"name":"One","__proto__":{"a":1}}')],
    ['the same in escapes', Buffer.from('{"name":"One","\\u005f_proto__":{"a":1}}')],
  ])('%s', async (_, payload) => {
    const person = await app.signUp();
    const key = await app.apiKey(person);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await app.http.inject({ method: 'POST', url: '/api/v1/projects', payload, headers });
    expect(answer.json()).toMatchObject({ code: 'input.unreadable' });
    expect(answer.statusCode).toBe(400);
    expect(await app.stored('project', { accountId: person.accountId })).toEqual([]);
  });
});
