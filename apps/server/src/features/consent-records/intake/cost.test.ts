import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { anonymousBytes } from '#platform/http/budgets.ts';
import { testApp } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys } from '#test/consents.ts';
import { connectRaw, headOf, portOf } from '#test/raw.ts';

const app = testApp({ limits: 'off' });
const nobody = `candor_pub_${'x'.repeat(43)}`;
const manyPreferences = (count: number, name = (n: number) => `k${n}`) =>
  JSON.stringify({ preferences: Object.fromEntries(Array.from({ length: count }, (_, n) => [name(n), []])) });

/**
 * Milliseconds of the processor that an answer takes: what neighbors do meanwhile does not count. The least of three,
 * because a process that many tests share collects garbage of theirs at any time.
 */
async function costOf(answering: () => Promise<void>): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = process.cpuUsage();
    await answering();
    const { user, system } = process.cpuUsage(start);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}

test('a consent by a key that opens nothing is refused before any of its body arrives', async () => {
  const port = await portOf(app.http);
  for (const [url, headers] of [
    [`/e/consent/${nobody}`, {}],
    ['/api/v1/consents', { authorization: `Bearer ${nobody}` }],
    ['/api/v1/consents', {}],
    ['/api/v1/subjects', { authorization: `Bearer ${nobody}` }],
    ['/api/v1/consents/import', { authorization: `Bearer ${nobody}` }],
    ['/api/v1/consents/import', {}],
  ] as const) {
    for (const length of [890_000, 'chunked'] as const) {
      const connection = connectRaw(port);
      connection.write(headOf('POST', url, length, headers));
      const { status, body } = await connection.answer();
      expect([url, status, JSON.parse(body).code]).toEqual([url, 401, 'consent-key.invalid']);
      connection.socket.destroy();
    }
  }
});

test('75,000 preferences by nobody cost neither time nor a long answer', async () => {
  const body = manyPreferences(75_000);
  const cost = await costOf(async () => {
    const answer = await fromPage(app, nobody, body);
    expect(answer.statusCode).toBe(401);
    expect(answer.body.length).toBeLessThan(1000);
  });
  expect(cost).toBeLessThan(800);
});

test('a public key opens 64 KiB and 200 preferences, and a refusal names 20 fields in less than 16 kB', async () => {
  const { pub } = await siteWithKeys(app);
  const words = JSON.stringify({ proofs: [{ content: 'word '.repeat(180_000) }] });
  expect((await fromPage(app, pub, words)).statusCode).toBe(413);
  const granted = (count: number) => ({
    preferences: Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, true])),
  });
  expect((await fromPage(app, pub, granted(200))).statusCode).toBe(201);
  const tooMany = await fromPage(app, pub, granted(201));
  expect(tooMany.json()).toMatchObject({
    code: 'input.invalid',
    fields: { preferences: { code: 'field.too-many', message: expect.stringContaining('200') } },
  });

  const wrong = await fromPage(
    app,
    pub,
    manyPreferences(150, (n) => `${n}${'€'.repeat(120)}`),
  );
  expect(wrong.statusCode).toBe(400);
  expect(Object.keys(wrong.json<{ fields: object }>().fields).length).toBeLessThanOrEqual(20);
  expect(Buffer.byteLength(wrong.body)).toBeLessThanOrEqual(16 * 1024);
});

test('by a private key, too, what is too much is counted before it is looked at field by field', async () => {
  const { prv } = await siteWithKeys(app);
  for (const body of [
    manyPreferences(75_000),
    manyPreferences(30_000, (n) => `${n}-a-rather-long-name`),
    JSON.stringify({ legal_notices: Array.from({ length: 100_000 }, () => 5) }),
  ]) {
    const cost = await costOf(async () => {
      const answer = await fromServer(app, prv, body);
      expect([400, 413]).toContain(answer.statusCode);
      expect(answer.body.length).toBeLessThan(1000);
    });
    expect(cost).toBeLessThan(800);
  }
});

test('bodies of strangers together hold so many bytes and no more, one address a part of them', async () => {
  const { pub } = await siteWithKeys(app);
  const port = await portOf(app.http);
  const hanging = Array.from({ length: Math.ceil(anonymousBytes.address / 60_000) + 4 }, () => {
    const connection = connectRaw(port);
    connection.write(headOf('POST', `/e/consent/${pub}`, 64_000));
    connection.write('x'.repeat(60_000));
    return connection;
  });
  const refused = await Promise.any(hanging.map((one) => one.answer()));
  expect(refused.status).toBe(503);
  expect(refused.headers).toMatch(/retry-after: \d/);
  const other = connectRaw(port, '127.0.0.2');
  other.write(`${headOf('POST', `/e/consent/${pub}`, 2)}{}`);
  expect((await other.answer()).status).toBe(201);
  for (const { socket } of [...hanging, other]) socket.destroy();
});

test('an import goes to a file as it arrives, two at a time for each key, and leaves none behind', async () => {
  const { prv } = await siteWithKeys(app);
  const port = await portOf(app.http);
  const folder = path.join(app.services.config.dataDir, 'arriving');
  const files = () => readdir(folder).catch(() => []);
  const begin = () => {
    const connection = connectRaw(port);
    connection.write(headOf('POST', '/api/v1/consents/import', 60_000_000, { authorization: `Bearer ${prv}` }));
    connection.write(`${JSON.stringify({ subject: { id: 'half' } })}\n`);
    return connection;
  };
  const two = [begin(), begin()];
  await expect.poll(async () => (await files()).length).toBe(2);
  const third = begin();
  expect((await third.answer()).status).toBe(429);
  for (const { socket } of [...two, third]) socket.destroy();
  await expect.poll(files).toEqual([]);

  const lines = Array.from({ length: 60 }, (_, n) => JSON.stringify({ subject: { id: `whole-${n}` } })).join('\r\n');
  const whole = connectRaw(port);
  whole.write(headOf('POST', '/api/v1/consents/import', 'chunked', { authorization: `Bearer ${prv}` }));
  for (let at = 0; at < lines.length; at += 777) {
    const part = lines.slice(at, at + 777);
    whole.write(`${part.length.toString(16)}\r\n${part}\r\n`);
  }
  whole.write('0\r\n\r\n');
  expect(JSON.parse((await whole.answer()).body)).toMatchObject({ kept: 60, refused: 0 });
  expect(await files()).toEqual([]);
  whole.socket.destroy();
});

test('bodies that do not end keep nobody out: those that began first are given up', async () => {
  const { pub } = await siteWithKeys(app);
  const port = await portOf(app.http);
  const hanging = Array.from({ length: Math.ceil(anonymousBytes.all / 60_000) + 4 }, (_, n) => {
    const connection = connectRaw(port, `127.0.1.${1 + Math.floor(n / 30)}`);
    connection.write(headOf('POST', `/e/consent/${pub}`, 64_000));
    connection.write('x'.repeat(60_000));
    return connection;
  });
  expect((await Promise.any(hanging.map((one) => one.answer()))).status).toBe(503);
  const form = JSON.stringify({ proofs: [{ form: 'x'.repeat(50_000) }] });
  for (let visitors = 2; visitors < 20; visitors += 1) {
    const visitor = connectRaw(port, `127.0.2.${visitors}`);
    visitor.write(headOf('POST', `/e/consent/${pub}`, form.length) + form);
    expect((await visitor.answer()).status).toBe(201);
    visitor.socket.destroy();
  }
  for (const { socket } of hanging) socket.destroy();
});
