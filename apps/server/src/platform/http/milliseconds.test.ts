import { expect, test } from 'vitest';
import { testApp, type Answer } from '#test/app.ts';
import { fromServer, siteWithKeys } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
const address = '192.0.2.1';

/** Within every limit, yet costly to validate: each name is too long, and each value has the wrong type. */
const costly = JSON.stringify({
  preferences: Object.fromEntries(Array.from({ length: 190 }, (_, n) => [`${n}${'€'.repeat(105)}`, [n]])),
});

function fromStranger(key: string, remoteAddress: string): Promise<Answer> {
  return app.http.inject({ method: 'POST', url: `/e/consent/${key}`, payload: costly, remoteAddress });
}

test('a stranger whose milliseconds are used up comes again, while others, keys and pages from memory go on', async () => {
  const { pub, prv } = await siteWithKeys(app);
  const page = () => app.http.inject({ url: '/llms.txt', remoteAddress: address });
  expect((await page()).statusCode).toBe(200);

  let refused: Answer | undefined;
  // Each request takes some milliseconds, so the saved-up time is used after some dozens.
  for (let sent = 0; sent < 3000 && !refused; sent += 1) {
    const answer = await fromStranger(pub, address);
    if (answer.statusCode === 503) refused = answer;
    else expect(answer.statusCode).toBe(400);
  }
  expect(refused?.json()).toMatchObject({ code: 'server.busy' });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1);

  expect((await fromStranger(pub, '192.0.2.2')).statusCode).toBe(400);
  expect((await page()).statusCode).toBe(200);
  const known = { subject: { id: 'known' }, preferences: { news: true } };
  expect((await fromServer(app, prv, known)).statusCode).toBe(201);
  // A small body, as pages send it, is too cheap to be counted.
  const small = { method: 'POST', url: `/e/consent/${pub}`, payload: known, remoteAddress: address } as const;
  expect((await app.http.inject(small)).statusCode).toBe(201);

  const wait = Number(refused?.headers['retry-after']) * 1000;
  await new Promise((resolve) => setTimeout(resolve, wait));
  expect((await fromStranger(pub, address)).statusCode).toBe(400);
});

test('a browser that signed in before waits for no stranger', async () => {
  const { pub } = await siteWithKeys(app);
  const { email, password, cookies } = await app.signUp();
  const signedOut = await app.visitor();
  const known = [...signedOut.cookies, ['candor-device', cookies.get('candor-device')]];
  const cookie = known.map(([name, value]) => `${name}=${value}`).join('; ');

  let answered = 0;
  const strangers = Array.from({ length: 300 }, (_, n) =>
    fromStranger(pub, `198.51.${n >> 8}.${n & 255}`).then(() => (answered += 1)),
  );
  // From now on the other requests are queued.
  await Promise.race(strangers);
  expect((await signedOut.post('/users/sign-in', { email, password }, { cookie })).statusCode).toBe(200);
  expect(answered).toBeLessThan(strangers.length);
  await Promise.all(strangers);
});
