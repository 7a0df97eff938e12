import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { testApp, type Answer } from '#test/app.ts';
import { fromServer } from '#test/consents.ts';
import { readersOf, type List } from '#test/newsletters.ts';

const app = testApp();
const { aList } = readersOf(app);

let people = 0;
const wish = (more: object = {}) => ({
  subject: { email: `reader-${(people += 1)}@example.com` },
  preferences: { newsletter: true },
  ...more,
});

/** Sends a consent as the script on a page does, from an address of its own. */
function send(list: List, consent: object, more: { readonly from?: string; readonly work?: string } = {}) {
  return app.http.inject({
    method: 'POST',
    url: `/e/consent/${list.pub}`,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...(more.work !== undefined && { 'x-work': more.work }) },
    remoteAddress: more.from ?? '10.1.0.1',
    payload: JSON.stringify(consent),
  });
}

async function solutionOf(refused: Answer): Promise<string> {
  const { challenge } = refused.json<{ challenge: Challenge }>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
}

/** A list with so many requests from one address in this minute that the next one must solve a challenge. */
async function busyList(from = '10.1.0.1'): Promise<List> {
  const list = await aList();
  app.clock.forward(60_000);
  for (let asked = 0; asked < 10; asked += 1) expect((await send(list, wish(), { from })).statusCode).toBe(201);
  return list;
}

test('who asks for a newsletter seldom is never asked to work, minute after minute', async () => {
  const list = await aList();
  for (let minutes = 0; minutes < 12; minutes += 1) {
    app.clock.forward(60_000);
    expect((await send(list, wish())).statusCode).toBe(201);
  }
});

test('a flood is asked to work, a solution lets one in, and not a second one', async () => {
  const list = await busyList();
  const refused = await send(list, wish());
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.json()).toMatchObject({ code: 'work.required', challenge: { signature: expect.any(String) } });
  // A page of another origin must be able to read the challenge and to send the solution.
  expect(refused.headers['access-control-allow-origin']).toBe('*');
  const asked = await app.http.inject({ method: 'OPTIONS', url: `/e/consent/${list.pub}` });
  expect(asked.headers['access-control-allow-headers']).toContain('x-work');

  const work = await solutionOf(refused);
  expect((await send(list, wish(), { work })).statusCode).toBe(201);
  expect((await send(list, wish(), { work })).json()).toMatchObject({ code: 'work.required' });
  expect((await send(list, wish(), { work: 'nonsense' })).json()).toMatchObject({ code: 'work.required' });
});

test('what was refused made no record, no subscription and no mail', async () => {
  const list = await busyList();
  const consent = wish();
  expect((await send(list, consent)).statusCode).toBe(429);
  await app.runScheduled('evidence.sequence');
  await app.runScheduled('newsletter.follow');
  const { email } = consent.subject;
  expect((await app.outbox.all()).filter(({ to }) => to === email)).toEqual([]);
  expect(await app.stored('subject', { email })).toEqual([]);
});

test('a flood of one address asks nobody else, nor consents that ask for no newsletter', async () => {
  const list = await busyList('10.1.0.2');
  expect((await send(list, wish(), { from: '10.1.0.2' })).statusCode).toBe(429);
  expect((await send(list, wish(), { from: '10.1.0.3' })).statusCode).toBe(201);
  for (const more of [
    { preferences: { newsletter: false } },
    { preferences: { partners: true } },
    { subject: { full_name: 'Ada' } },
  ])
    expect((await send(list, wish(more), { from: '10.1.0.2' })).statusCode).toBe(201);
});

test('a server with a private key is never asked', async () => {
  const list = await aList();
  app.clock.forward(60_000);
  for (let asked = 0; asked < 15; asked += 1) expect((await fromServer(app, list.prv, wish())).statusCode).toBe(201);
  for (let asked = 0; asked < 10; asked += 1) expect((await fromServer(app, list.pub, wish())).statusCode).toBe(201);
  expect((await fromServer(app, list.pub, wish())).statusCode).toBe(429);
});

test('a flood of many addresses asks all strangers, wherever they are', async () => {
  const list = await aList();
  app.clock.forward(60_000);
  for (let asked = 0; asked < 300; asked += 1) await send(list, wish(), { from: `10.2.${asked >> 3}.1` });
  expect((await send(list, wish(), { from: '10.3.0.1' })).json()).toMatchObject({ code: 'work.required' });
});
