import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { untilBlocked } from '#test/blocked.ts';

const app = testApp();
let person: Person;
let document = '';
let page = '';
let origin = '';

beforeAll(async () => {
  person = await app.signUp();
  // Uses a socket, because injected requests bypass the front cache.
  origin = await app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ id: document, page } = await aPublished('bergkraut.example.com'));
});

/** A published policy of the person. */
async function aPublished(name: string): Promise<{ readonly id: string; readonly page: string }> {
  const site = (await person.post('/api/v1/sites', { name, url: name, type: 'Site' })).json<{ id: string }>();
  const { id, publicId } = (
    await person.post(`/api/v1/sites/${site.id}/documents`, {
      type: 'privacy_policy',
      languages: ['en', 'de', 'pt-BR'],
    })
  ).json<{ id: string; publicId: string }>();
  await person.put(`/api/v1/sites/${site.id}/owner`, {
    name: 'Bergkraut GmbH',
    email: 'hallo@bergkraut.example.com',
    address: 'Hauptstraße 1, 10115 Berlin',
    country: 'DE',
  });
  expect((await person.post(`/api/v1/documents/${id}/publish`, {})).statusCode).toBe(200);
  return { id, page: `/privacy-policy/${publicId}` };
}

const get = (path: string, headers: http.OutgoingHttpHeaders = {}) => ask('GET', page + path, headers);

async function ask(method: string, path: string, headers: http.OutgoingHttpHeaders = {}) {
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http
      .request(origin + path, { method, headers }, resolve)
      .on('error', reject)
      .end();
  });
  const raw = await buffer(answer);
  return { statusCode: answer.statusCode, headers: answer.headers, raw, body: raw.toString() };
}

test('a page is sent packed to those who take Brotli, and as it is to all others', async () => {
  const plain = await get('', { 'accept-encoding': 'gzip' });
  expect(plain.headers['content-encoding']).toBeUndefined();

  await expect
    .poll(async () => (await get('', { 'accept-encoding': 'gzip, br' })).headers['content-encoding'])
    .toBe('br');
  const packed = await get('', { 'accept-encoding': 'gzip, br;q=0.9' });
  expect(brotliDecompressSync(packed.raw).toString()).toBe(plain.body);
  expect(Number(packed.headers['content-length'])).toBe(packed.raw.length);
  expect(packed.headers['vary']).toContain('accept-encoding');

  for (const accepted of ['gzip', 'identity', '', 'br;q=0', 'gzip, br; q=0.0']) {
    const answer = await get('', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(plain.body);
  }
});

test('a page says to search engines, messengers and tabs what it is, in its language', async () => {
  const { body } = await get('?lang=pt-BR');
  const metas = Object.fromEntries(
    [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
  expect(metas).toMatchObject({
    description: expect.stringMatching(/^Política de .+bergkraut\.example\.com.* · .+/i),
    'og:type': 'article',
    'og:title': expect.stringContaining('bergkraut.example.com'),
    'og:description': metas['description'],
    'og:url': expect.stringContaining(`${page}?lang=pt-BR`),
    'og:locale': 'pt_BR',
  });
  // Inside the page, which loads nothing, and within its own policy.
  expect(body).toMatch(/<link rel="icon" href="data:image\/svg\+xml,[^"]+">/);
});

test('in a frame, a page has the words of the popup around it', async () => {
  expect((await get('?lang=de&ifr=true')).body.toString()).toContain(
    '<script src="/embed/frame.js" defer data-close="Schließen" data-open="In neuem Fenster öffnen"></script>',
  );
});

test('a page known to the one who asks is not sent again', async () => {
  const { headers } = await get('?lang=de');
  const etag = String(headers.etag);

  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get('?lang=de', { 'if-none-match': known });
    expect(`${known} ${answer.statusCode} ${answer.body.length}`).toBe(`${known} 304 0`);
    expect(answer.headers.etag).toBe(etag);
  }
  expect((await get('?lang=de', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  expect((await get('?lang=en')).headers.etag).not.toBe(etag);
});

test.each(['', '.txt', '.pdf', '/full-legal', '/versions'])(
  'HEAD of %s says what GET says, without the page',
  async (path) => {
    const whole = await get(path);
    const head = await ask('HEAD', page + path);

    expect(head.statusCode).toBe(200);
    expect(head.raw).toHaveLength(0);
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(head.headers['content-type']).toBe(whole.headers['content-type']);
  },
);

test.each([
  ['?lang=pt-BR', 'pt-BR'],
  ['?lang=pt-br', 'pt-BR'],
  ['?lang=de', 'de'],
  ['?lang=DE', 'de'],
  ['?lang=fr', 'en'],
  ['?lang=xx', 'en'],
  ['?lang=', 'en'],
  ['?lang=%3Cscript%3E', 'en'],
  ['', 'en'],
])('%s is answered in %s', async (query, language) => {
  for (const path of ['', '/full-legal', '/versions', '/versions/1']) {
    const answer = await get(path + query);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.body).toContain(`<html lang="${language}"`);
  }
});

test('an address with escapes is the same address', async () => {
  const escaped = page
    .replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    .replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`);

  const answer = await ask('GET', escaped);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers.etag).toBe((await get('')).headers.etag);
});

test.each([
  '.xml',
  '/full-legal.exe',
  '/nothing',
  '/versions/99',
  '/versions/0',
  '/versions/x',
  '%00',
  '%ff',
  '/..%2f..%2fetc',
])('%s is not there', async (path) => {
  const answer = await get(path);

  expect([400, 404, 422]).toContain(answer.statusCode);
  expect(String(answer.headers['cache-control'])).not.toContain('public');
  expect(answer.body).not.toContain('Bergkraut');
});

test('a page is served while the database hangs', async () => {
  await get('');
  app.clock.forward(60_000);
  const holder = await app.owner.connect();
  try {
    await holder.query('begin; lock table document in access exclusive mode');
    const [first, second] = [await get(''), await get('/full-legal')];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});

test('many who ask at once for what is not held do not take all connections', async () => {
  const other = await aPublished('elsewhere.example.com');
  const holder = await app.owner.connect();
  try {
    await holder.query('begin; lock table document in access exclusive mode');
    const waiting = Array.from({ length: 20 }, (_, index) => ask('GET', `${other.page}?height=${index}`));
    await untilBlocked(app.owner);

    expect((await person.get('/api/v1/me')).statusCode).toBe(200);
    await holder.query('rollback');
    for (const { statusCode } of await Promise.all(waiting)) expect(statusCode).toBe(200);
  } finally {
    holder.release(true);
  }
});

test('a PDF that many ask for at once is made for all of them', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => get('/full-legal.pdf?lang=de')));

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
});

test('ids that lead nowhere do not drive out what is read', async () => {
  await get('');
  for (let one = 0; one < 2100; one += 100) {
    const ids = Array.from({ length: 100 }, (_, index) => String(one + index).padStart(10, '0'));
    await Promise.all(ids.map((id) => app.http.inject({ url: `/privacy-policy/${id}` })));
  }
  app.clock.forward(60_000);
  await app.owner.query('alter table document rename to document_away');

  const answer = await get('?height=1');
  await app.owner.query('alter table document_away rename to document');

  expect(answer.statusCode).toBe(200);
});

test('an address with parameters that mean nothing, or languages nobody speaks, is answered from memory', async () => {
  app.clock.set(app.clock.now());
  const { raw } = await get('/full-legal');
  const madeUp = ['x=random', 'x=1&y=2', 'height=7', 'origin=https://a.example', 'lang=zz', 'lang=zz-made', 'ifr=1'];
  for (const query of madeUp) {
    let answer = { raw: Buffer.alloc(0) };
    const fromMemory = await servedFrom('memory', async () => {
      answer = await get(`/full-legal?${query}`);
    });
    expect([query, fromMemory, answer.raw.equals(raw)]).toEqual([query, 1, true]);
  }
  const german = await get('/full-legal?lang=de');
  expect(german.raw.equals(raw)).toBe(false);
  expect(await servedFrom('memory', () => get('/full-legal?lang=de-AT&x=1'))).toBe(1);
});

/** How many requests a route answered while `work` ran. */
async function servedFrom(route: string, work: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    const { body } = await ask('GET', '/metrics');
    const line = new RegExp(`_count\\{method="GET",route="${route}",status="200"\\} (\\d+)`).exec(body);
    return Number(line?.[1] ?? 0);
  };
  const before = await count();
  await work();
  return (await count()) - before;
}

test('what is published is seen at once, whatever is held', async () => {
  await get('');
  await person.post(`/api/v1/documents/${document}/services`, { service: 'stripe' });
  await person.post(`/api/v1/documents/${document}/publish`, {});

  for (const path of ['', '.txt', '.md', '.json', '/full-legal']) expect((await get(path)).body).toContain('Stripe');
});
