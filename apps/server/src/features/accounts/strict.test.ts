import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enqueue } from '#platform/jobs/jobs.ts';
import { testApp, type Answer } from '#test/app.ts';
import { signUpUnseen } from './jobs.ts';

const app = testApp({ config: { authHints: 'strict' }, limits: 'off' });
const password = 'a long and quiet street';
const accepted = { tos_accepted: true, privacy_read: true };

/** Signs up as a person does where hints are off: form, mail, link, sign-in. */
async function signUp(email: string) {
  const client = await app.visitor();
  await client.post('/users/sign-up', { email, password, ...accepted });
  const { text } = await app.outbox.last(email);
  await client.put('/api/v1/email-verification', { token: /#token=([\w-]+)/.exec(text)?.[1], password });
  await client.post('/users/sign-in', { email, password });
  return client;
}

/** The visible parts of a response, without those that differ between any two requests. */
function seen({ statusCode, headers, body, cookies }: Answer, email: string) {
  const { 'x-request-id': _, date: __, 'content-length': ___, 'content-security-policy': ____, ...rest } = headers;
  return { statusCode, rest, cookies, body: body.replaceAll(email, 'EMAIL') };
}

test('signing up goes through the mailbox', async () => {
  const visitor = await app.visitor();
  const answer = await visitor.post('/users/sign-up', { email: 'new@example.com', password, ...accepted });
  expect(answer.json()).toMatchObject({
    success: true,
    tos_ok: true,
    tracking_id: null,
    message: expect.stringContaining('email'),
  });
  expect((await visitor.get('/api/v1/me')).statusCode).toBe(401);

  await app.runJobs();
  const early = await visitor.post('/users/sign-in', { email: 'new@example.com', password });
  expect(early.json()).toMatchObject({ success: false, code: 'sign-in.invalid-or-unverified', errors: {} });
  const { text } = await app.outbox.last('new@example.com');
  await visitor.put('/api/v1/email-verification', { token: /#token=([\w-]+)/.exec(text)?.[1], password });
  expect((await visitor.post('/users/sign-in', { email: 'new@example.com', password })).json()).toMatchObject({
    success: true,
    tos_ok: true,
  });
});

test('the owner of a known address is told by mail, and nothing changes', async () => {
  await signUp('known@example.com');
  const before = await app.stored('person', { email: 'known@example.com' });
  await (
    await app.visitor()
  ).post('/users/sign-up', { email: 'known@example.com', password: 'the password of somebody else', ...accepted });
  expect((await app.outbox.last('known@example.com')).subject).toBe('You already have an account');
  expect(await app.stored('person', { email: 'known@example.com' })).toEqual(before);
});

test('a sign-up that is run a second time mails nothing more', async () => {
  await (await app.visitor()).post('/users/sign-up', { email: 'twice@example.com', password, ...accepted });
  const { rows } = await app.owner.query<{ payload: object }>(
    `select payload from graphile_worker._private_jobs where payload->>'email' = 'twice@example.com'`,
  );
  await app.db.asSystem((tx) => enqueue(tx, signUpUnseen, signUpUnseen.payload.parse(rows[0]?.payload)));

  const mails = (await app.outbox.all()).filter(({ to }) => to === 'twice@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual(['Please confirm your email address']);
});

/** Every call that takes an address, as a person who does not own the address can make it. */
const calls: Readonly<Record<string, (email: string) => readonly ['POST' | 'PUT', string, object]>> = {
  preCheck: (email: string) => [
    'POST',
    '/users/sign-up',
    { email, password: 'something long enough', register_pre_check: true },
  ],
  signUp: (email: string) => ['POST', '/users/sign-up', { email, password: 'something long enough', ...accepted }],
  unaccepted: (email: string) => ['POST', '/users/sign-up', { email, password: 'something long enough' }],
  signIn: (email: string) => ['POST', '/users/sign-in', { email, password: 'something long enough' }],
  forgotten: (email: string) => ['POST', '/api/v1/password-resets', { email }],
  changeEmail: (email: string) => ['PUT', '/api/v1/me/email', { email, password }],
};

test('no answer tells whether an address is known', async () => {
  const asker = await signUp('asker@example.com');
  await signUp('verified@example.com');
  await (await app.visitor()).post('/users/sign-up', { email: 'unverified@example.com', password, ...accepted });
  await app.runJobs();
  const known = fc.constantFrom('verified@example.com', 'unverified@example.com');
  const unknown = fc.stringMatching(/^[a-z]{9}[0-9]{3}$/).map((name) => `${name}@example.com`);

  await fc.assert(
    fc.asyncProperty(
      known,
      unknown,
      fc.constantFrom(...Object.entries(calls)),
      async (there, nowhere, [name, call]) => {
        const ask = async (email: string) => {
          const [method, url, body] = call(email);
          const client = name === 'changeEmail' ? asker : await app.visitor();
          const answer = method === 'PUT' ? await client.put(url, body) : await client.post(url, body);
          const after =
            name === 'changeEmail' ? (await asker.get('/api/v1/me')).json().person.pendingEmail === email : undefined;
          return { answer: seen(answer, email), after };
        };
        expect(await ask(there)).toEqual(await ask(nowhere));
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
