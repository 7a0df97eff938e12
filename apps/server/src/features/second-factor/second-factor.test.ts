import { generateSync } from 'otplib';
import type { Answer, secondFactor } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Client, type Person } from '#test/app.ts';

const app = testApp({ limits: 'off' });
const step = 30_000;

/** The code that an app shows now. */
const codeOf = (seed: string) => generateSync({ secret: seed, epoch: Math.floor(app.clock.now().getTime() / 1000) });

type Protected = { readonly person: Person; readonly seed: string; readonly totpId: string; readonly codes: string[] };

/** A person with an app and recovery codes. The code of the present step is used. */
async function protectedPerson(known?: Person): Promise<Protected> {
  const person = known ?? (await app.signUp());
  const begun = await person.post('/api/v1/totp', { name: 'Phone' });
  expect(begun.statusCode, begun.body).toBe(201);
  const { id: totpId, seed, uri } = begun.json<Answer<typeof secondFactor.addTotp>>();
  expect(uri).toBe(`otpauth://totp/Candor:${encodeURIComponent(person.email)}?secret=${seed}&issuer=Candor`);
  const answer = await person.post(`/api/v1/totp/${totpId}/confirmation`, { code: codeOf(seed) });
  expect(answer.statusCode, answer.body).toBe(200);
  const { recoveryCodes } = answer.json<Answer<typeof secondFactor.confirmTotp>>();
  return { person, seed, totpId, codes: recoveryCodes ?? [] };
}

/** A browser in which the password was given. */
async function begin({ email, password }: Person): Promise<Client> {
  const client = await app.visitor();
  const answer = await client.post('/users/sign-in', { email, password });
  expect(answer.json()).toMatchObject({ success: true, next: 'second-factor', tracking_id: null });
  return client;
}

const finish = (client: Client, code: string) => client.post('/api/v1/sign-in/second-factor', { code });

const wrongFor = (seed: string) => {
  const right = new Set(
    [-step, 0, step].map((by) =>
      generateSync({ secret: seed, epoch: Math.floor((app.clock.now().getTime() + by) / 1000) }),
    ),
  );
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? '444444';
};

test('who added an app signs in with password and code, and the password alone opens nothing', async () => {
  const { person, seed, codes } = await protectedPerson();
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){6}[A-Z2-7]{2}$/);
  expect((await app.outbox.last(person.email)).subject).toBe('A second factor was added to your account');

  app.clock.forward(step);
  const client = await begin(person);
  expect((await client.get('/api/v1/me')).json()).toMatchObject({ code: 'sign-in.required' });
  const code = codeOf(seed);
  const answer = await finish(client, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  expect(answer.json(), answer.body).toMatchObject({ success: true, tos_ok: true, next: null, tracking_id: person.id });
  expect((await client.get('/api/v1/me')).json()).toMatchObject({ person: { email: person.email }, owesFactor: false });
  const { sessions } = (await client.get('/api/v1/sessions')).json();
  expect(sessions.find(({ current }: { current: boolean }) => current)).toMatchObject({ ways: ['password', 'totp'] });
  const { events } = (await client.get('/api/v1/audit-events?limit=1')).json();
  expect(events).toMatchObject([{ kind: 'sign-in.succeeded', way: 'password+totp' }]);
});

test('a code works once: not in another sign-in, and not twice at once', async () => {
  const { person, seed } = await protectedPerson();
  const early = await begin(person);
  expect((await finish(early, codeOf(seed))).json()).toMatchObject({ code: 'second-factor.code' });
  app.clock.forward(step);
  const [one, two] = [await begin(person), await begin(person)];
  const code = codeOf(seed);
  const answers = await Promise.all([finish(one, code), finish(two, code), finish(one, code)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
});

test('the code of the step before and of the one after count, older and newer ones do not', async () => {
  const { person, seed } = await protectedPerson();
  app.clock.forward(10 * step);
  const at = (by: number) =>
    generateSync({ secret: seed, epoch: Math.floor((app.clock.now().getTime() + by * step) / 1000) });
  const client = await begin(person);
  for (const by of [-2, 2]) expect((await finish(client, at(by))).statusCode, String(by)).toBe(401);
  expect((await finish(client, at(-1))).statusCode).toBe(200);
  const later = await begin(person);
  expect((await finish(later, at(1))).statusCode).toBe(200);
  // What was shown before the last used code is over.
  expect((await finish(await begin(person), at(0))).statusCode).toBe(401);
});

test('after five wrong codes the sign-in is over, also when six come at once', async () => {
  const { person, seed } = await protectedPerson();
  app.clock.forward(step);
  const client = await begin(person);
  const answers = await Promise.all(Array.from({ length: 6 }, () => finish(client, wrongFor(seed))));
  const codes = answers.map((answer) => answer.json<{ code: string }>().code).toSorted();
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'second-factor.code'), 'second-factor.over']);
  expect((await finish(client, codeOf(seed))).json()).toMatchObject({ code: 'second-factor.over' });
  expect((await finish(await begin(person), codeOf(seed))).statusCode).toBe(200);
});

test('a known password does not buy any number of codes', async () => {
  const { person, seed } = await protectedPerson();
  await person.delete('/api/v1/sessions');
  const stranger = await app.visitor();
  const { email, password } = person;
  let last = 200;
  for (let tries = 0; tries < 25 && last !== 429; tries++) {
    last = (await stranger.post('/users/sign-in', { email, password })).statusCode;
    if (last === 200) await finish(stranger, wrongFor(seed));
  }
  expect(last).toBe(429);
});

test('a sign-in that waits ends after ten minutes, with a new password, and in any other browser', async () => {
  const { person, seed } = await protectedPerson();
  app.clock.forward(step);
  expect((await finish(await app.visitor(), codeOf(seed))).json()).toMatchObject({ code: 'second-factor.over' });
  const slow = await begin(person);
  app.clock.forward(10 * 60_000);
  expect((await finish(slow, codeOf(seed))).json()).toMatchObject({ code: 'second-factor.over' });

  const begun = await begin(person);
  await (await app.visitor()).post('/api/v1/password-resets', { email: person.email });
  const token = /token=([\w-]+)/.exec((await app.outbox.last(person.email)).text)?.[1];
  const password = 'a quiet harbor at night';
  await (await app.visitor()).put('/api/v1/password-resets', { token, password });
  expect((await finish(begun, codeOf(seed))).json()).toMatchObject({ code: 'second-factor.over' });
  // The new password does not pass the factor either.
  await begin({ ...person, password });
});

test('recovery codes open each once, say so by mail, and are replaced at once', async () => {
  const { person, codes } = await protectedPerson();
  const [first = '', second = ''] = codes;
  const client = await begin(person);
  expect((await finish(client, first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
  const mails = await app.outbox.all();
  expect(mails.find(({ to, subject }) => to === person.email && /recovery code/.test(subject))?.text).toContain(
    'Codes left: 9.',
  );
  expect((await finish(await begin(person), first)).json()).toMatchObject({ code: 'second-factor.code' });

  const { recoveryCodes } = (await client.post('/api/v1/recovery-codes')).json<{ recoveryCodes: string[] }>();
  expect((await finish(await begin(person), second)).json()).toMatchObject({ code: 'second-factor.code' });
  expect((await finish(await begin(person), recoveryCodes[0] ?? '')).statusCode).toBe(200);
  expect((await client.get('/api/v1/second-factor')).json()).toMatchObject({ codesLeft: 9, used: true });
  // Only their hashes are stored, and the seed is sealed.
  const stored = JSON.stringify([await app.stored('recovery_code'), await app.stored('totp')]);
  expect(stored).not.toContain(recoveryCodes[1]);
});

test('an app that was never confirmed counts for nothing, and the last one takes the recovery codes with it', async () => {
  const person = await app.signUp();
  const { id, seed } = (await person.post('/api/v1/totp', { name: 'Phone' })).json<{ id: string; seed: string }>();
  expect((await person.post(`/api/v1/totp/${id}/confirmation`, { code: wrongFor(seed) })).json()).toMatchObject({
    code: 'second-factor.code',
  });
  const { email, password } = person;
  expect((await (await app.visitor()).post('/users/sign-in', { email, password })).json()).toMatchObject({
    next: null,
  });
  expect((await person.post('/api/v1/recovery-codes')).json()).toMatchObject({ code: 'second-factor.none' });
  const other = await app.signUp();
  expect((await other.post(`/api/v1/totp/${id}/confirmation`, { code: codeOf(seed) })).json()).toMatchObject({
    code: 'totp.not-found',
  });

  const { totpId } = await protectedPerson(person);
  expect((await other.delete(`/api/v1/totp/${totpId}`)).json()).toMatchObject({ code: 'totp.not-found' });
  expect((await person.delete(`/api/v1/totp/${totpId}`)).statusCode).toBe(200);
  expect((await app.outbox.last(email)).subject).toBe('A second factor was removed from your account');
  expect(await app.stored('recovery_code', { personId: person.id })).toEqual([]);
  expect((await (await app.visitor()).post('/users/sign-in', { email, password })).json()).toMatchObject({
    next: null,
  });
});

test('adding an app gives the session a new secret, and the old one is dead', async () => {
  const person = await app.signUp();
  const before = await app.stored('session', { personId: person.id });
  await protectedPerson(person);
  const after = await app.stored('session', { personId: person.id });
  expect(after[0]?.['id']).toEqual(before[0]?.['id']);
  expect(after[0]?.['tokenHash']).not.toEqual(before[0]?.['tokenHash']);
  expect((await person.get('/api/v1/me')).statusCode).toBe(200);
});

test('a session is confirmed by a code in place of the password', async () => {
  const { person, seed } = await protectedPerson();
  app.clock.forward(20 * 60_000);
  expect((await person.post('/api/v1/recovery-codes')).json()).toMatchObject({ code: 'session.confirm' });
  expect((await person.put('/api/v1/session/second-factor', { code: wrongFor(seed) })).json()).toMatchObject({
    code: 'second-factor.code',
  });
  expect((await person.put('/api/v1/session/second-factor', { code: codeOf(seed) })).statusCode).toBe(200);
  expect((await person.post('/api/v1/recovery-codes')).statusCode).toBe(200);
});

test('A8: an account asks all, its admins, or nobody for a factor that the session used', async () => {
  const owner = await app.signUp();
  const editor = await app.join(await app.signUp(), owner, 'editor');
  const rules = { idleMinutes: null, longestHours: null };
  const set = (factor: 'all' | 'admins' | null) =>
    owner.put('/api/v1/sign-in-rules', { ...rules, secondFactor: factor });
  expect((await set('admins')).statusCode).toBe(200);
  expect((await owner.get('/api/v1/sites')).json()).toMatchObject({ code: 'second-factor.required' });
  expect((await owner.get('/api/v1/me')).json()).toMatchObject({ owesFactor: true });
  expect((await editor.get('/api/v1/sites')).statusCode).toBe(200);
  await protectedPerson(owner);
  expect((await owner.get('/api/v1/sites')).statusCode).toBe(200);
  await set('all');
  expect((await editor.get('/api/v1/sites')).json()).toMatchObject({ code: 'second-factor.required' });
  await set(null);
  expect((await editor.get('/api/v1/sites')).statusCode).toBe(200);
});

test('A8: who handles reports always needs one, also where the account asks nobody', async () => {
  const owner = await app.signUp();
  const manager = await app.join(await app.signUp(), owner, 'whistleblowing-manager');
  expect((await manager.get('/api/v1/sessions')).json()).toMatchObject({ code: 'second-factor.required' });
  await protectedPerson(manager);
  expect((await manager.get('/api/v1/me')).json()).toMatchObject({ owesFactor: false });
});

test('what a person has is in no power of an account: an admin neither reads nor removes it', async () => {
  const owner = await app.signUp();
  const { person, totpId, seed } = await protectedPerson(await app.join(await app.signUp(), owner, 'editor'));
  expect((await owner.delete(`/api/v1/totp/${totpId}`)).json()).toMatchObject({ code: 'totp.not-found' });
  expect((await owner.get('/api/v1/second-factor')).json()).toMatchObject({ totp: [] });
  const exported = (await owner.get('/api/v1/account/export')).body;
  expect(exported).toContain(person.email);
  expect(exported).not.toContain(seed);
  expect(exported).not.toMatch(/"(?:totp|recovery_code|sign_in_attempt)":/);
});
