import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anna, requestersOf } from '#test/dsar.ts';

const app = testApp({ config: { mailLimits: { firstDay: 1000, firstWeek: 1000, later: 1000 } } });
const { aForm, send, requests } = requestersOf(app);

let people = 0;
const somebody = () => ({ ...anna, email: `somebody-${(people += 1)}@example.com` });

/** A form to which its network has sent as much in this minute as is received without work. */
async function busyForm() {
  const form = await aForm();
  app.clock.forward(60_000);
  for (let sent = 0; sent < 6; sent += 1) expect((await send(form.path, somebody())).statusCode).toBe(200);
  return form;
}

/** The challenge in a page, as the script of the page reads it. */
function challengeIn({ body }: { readonly body: string }): Challenge | undefined {
  const written = /data-work="([^"]+)"/.exec(body)?.[1]?.replaceAll('&quot;', '"');
  return written === undefined ? undefined : JSON.parse(written);
}

async function solved(challenge: Challenge | undefined): Promise<string> {
  if (!challenge) throw new Error('There is no challenge.');
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

test('above the soft limit a browser works for its request, and nobody solves a puzzle', async () => {
  const form = await busyForm();
  const refused = await send(form.path, somebody(), 'en');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  // Whoever has no script waits, and what they typed is there.
  expect(refused.body).toContain('Please try again in 1 min.');
  expect(refused.body).toContain('value="Anna Muster"');
  const work = await solved(challengeIn(refused));
  expect((await send(form.path, { ...somebody(), work })).statusCode).toBe(200);
  expect(await requests(form.owner)).toHaveLength(7);
  // A solution is good once.
  const again = await send(form.path, { ...somebody(), work });
  expect([again.statusCode, challengeIn(again) !== undefined]).toEqual([429, true]);
  // A minute later the network is received without it.
  app.clock.forward(60_000);
  expect((await send(form.path, somebody())).statusCode).toBe(200);
});

test('what is no solution is refused with a new challenge', async () => {
  const form = await busyForm();
  const challenge = challengeIn(await send(form.path, somebody()));
  const wrong = btoa(JSON.stringify({ challenge, solution: { counter: 0, derivedKey: '00' } }));
  for (const work of [wrong, 'x', 'e30', 'x'.repeat(5000)])
    expect((await send(form.path, { ...somebody(), work })).statusCode).toBe(429);
  expect(await requests(form.owner)).toHaveLength(6);
});

test('whoever fills in what people do not see gets no challenge', async () => {
  const form = await busyForm();
  const sent = await send(form.path, { ...somebody(), website: 'https://spam.example.com' });
  expect([sent.statusCode, challengeIn(sent)]).toEqual([429, undefined]);
});
