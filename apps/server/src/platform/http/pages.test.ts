import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const app = testApp();
const dataOf = (body: string) =>
  JSON.parse(/<script type="application\/json" id="page">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as Record<
    string,
    unknown
  >;

test.each([
  [{}, '/en/'],
  [{ 'accept-language': 'fr;q=0.5, de-AT' }, '/de/'],
  [{ 'accept-language': 'de', cookie: 'locale=pt-BR' }, '/pt-br/'],
  [{ 'accept-language': 'tlh' }, '/en/'],
])('the first address leads to the language of the visitor (%j)', async (headers, where) => {
  const answer = await app.http.inject({ url: '/', headers });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, where]);
});

test('a page holds the token, the nonce and what the dashboard may know, in its language', async () => {
  const answer = await app.http.inject({ url: '/pt-br/sites/1?x=1' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<html lang="pt-BR"');
  expect(dataOf(answer.body)).toMatchObject({ locale: 'pt-BR', signedIn: false, hostedPlans: false });
  const nonce = /<meta name="csp-nonce" content="([^"]+)"/.exec(answer.body)?.[1];
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(`'nonce-${nonce}'`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect((await app.http.inject({ url: '/pt-br/sites/1' })).body).not.toContain(nonce);
});

test('A6: a visitor keeps one cookie, whoever is signed in needs it no more', async () => {
  const visitor = await app.visitor();
  expect([...visitor.cookies.keys()]).toEqual(['candor-visit']);
  expect((await visitor.get('/en/')).cookies).toEqual([]);
  const person = await app.signUp();
  const page = await person.get('/en/');
  expect(dataOf(page.body)).toMatchObject({ signedIn: true });
  expect(page.body).toContain(person.csrfToken);
});

test.each(['/xx/', '/EN/', '/nothing', '/en-gb-x/', '/assets/nothing.js', '/.env', '/en%00'])(
  'nothing is found at %s',
  async (url) => {
    const answer = await app.http.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  },
);

test('an address that does not exist is a page for people, and data for programs', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  for (const url of ['/nothing', '/nonsense.html', '/old/index.php', '/en/nothing.html']) {
    const answer = await app.http.inject({ url, headers: browser });
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
      url,
      url.startsWith('/en/') ? 200 : 404,
      'text/html; charset=utf-8',
    ]);
  }
  for (const [url, accept] of [
    ['/picture.png', 'image/avif,image/webp,*/*;q=0.8'],
    ['/nonsense.html', '*/*'],
    ['/api/v1/nothing', browser.accept],
    ['/assets/nothing.js', browser.accept],
  ] as const) {
    const answer = await app.http.inject({ url, headers: { accept } });
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'route.not-found']);
  }
});

test('the operator sees that it lives, is ready, and how it goes', async () => {
  expect((await app.http.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await app.http.inject({ url: '/readyz' })).statusCode).toBe(200);
  await app.http.inject({ url: '/api/v1/sites/01890a5d-ac96-774b-bcce-b302099a8057' });
  const metrics = await app.http.inject({ url: '/metrics' });
  expect(metrics.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/sites\/:siteId",status="401"\} 1/,
  );
  expect(metrics.body).not.toContain('01890a5d');
});
