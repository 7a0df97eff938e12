import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const app = testApp();

test('the right password signs in, under a new session', async () => {
  const person = await app.signUp();
  const before = [...person.cookies.values()].join();

  const answer = await person.post('/users/sign-in', {
    email: ` ${person.email.toUpperCase()}`,
    password: person.password,
  });

  expect(answer.json()).toMatchObject({
    success: true,
    tos_ok: true,
    tracking_id: person.id,
    email: person.email,
    redirect_to: null,
    signup: null,
    errors: {},
  });
  expect([...person.cookies.values()].join()).not.toBe(before);
  expect(await app.stored('session', { personId: person.id })).toHaveLength(1);
  expect((await person.get('/api/v1/me')).statusCode).toBe(200);
});

test.each([
  [{}, 400, 'login data must be provided'],
  [{ email: 'a@example.com' }, 400, 'login data must be provided'],
  [{ password: 'x' }, 400, 'login data must be provided'],
])('%j is refused', async (form, status, message) => {
  const answer = await (await app.visitor()).post('/users/sign-in', form);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ success: false, message, errors: {} });
});

test('a wrong password is refused without a hint, an unknown address with one', async () => {
  const person = await app.signUp();
  const visitor = await app.visitor();

  const wrong = await visitor.post('/users/sign-in', { email: person.email, password: 'not this one' });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({ success: false, message: 'invalid login data provided!', errors: {} });

  const unknown = await visitor.postForm('/users/sign-in', {
    email: 'nobody@example.com',
    'physical_user_session[password]': 'not this one',
  });
  expect(unknown.json()).toMatchObject({
    success: false,
    message: 'invalid login data provided!',
    errors: { email: expect.stringContaining('sign up') },
  });
  expect((await visitor.get('/api/v1/me')).statusCode).toBe(401);
});

test('sessions are listed by device, and end one by one or together', async () => {
  const person = await app.signUp();
  const phone = await app.visitor();
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
  await phone.post('/users/sign-in', { email: person.email, password: person.password }, { 'user-agent': userAgent });

  const { sessions } = (await person.get('/api/v1/sessions')).json();
  expect(sessions).toMatchObject([
    { current: false, device: { browser: 'Safari', system: 'iOS', kind: 'phone' } },
    { current: true, lastSeenOn: app.clock.now().toISOString().slice(0, 10) },
  ]);
  expect(JSON.stringify(await app.stored('session', { personId: person.id }))).not.toContain('Mozilla');

  expect((await person.delete(`/api/v1/sessions/${sessions[0].id}`)).json()).toEqual({ done: true });
  expect((await phone.get('/api/v1/me')).statusCode).toBe(401);
  expect((await person.delete(`/api/v1/sessions/${sessions[0].id}`)).json()).toMatchObject({
    code: 'session.not-found',
  });

  await phone.post('/users/sign-in', { email: person.email, password: person.password });
  expect((await person.delete('/api/v1/sessions')).json()).toEqual({ ended: 1 });
  expect((await phone.get('/api/v1/me')).statusCode).toBe(401);
  expect((await person.get('/api/v1/me')).statusCode).toBe(200);
});

test("another person's session is not found", async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const { sessions } = (await person.get('/api/v1/sessions')).json();
  expect((await stranger.delete(`/api/v1/sessions/${sessions[0].id}`)).statusCode).toBe(404);
  expect((await person.get('/api/v1/me')).statusCode).toBe(200);
});

test('signing out ends the session and takes the cookie back', async () => {
  const person = await app.signUp();
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await person.delete('/api/v1/session')).json()).toEqual({ done: true });
  expect((await app.script().get('/api/v1/me', { cookie })).statusCode).toBe(401);
  expect(await app.stored('session', { personId: person.id })).toEqual([]);
});

test('a session lasts 30 days unused and 90 days at most', async () => {
  const start = new Date('2031-01-01T12:00:00Z');
  const days = (count: number) => app.clock.set(new Date(start.getTime() + count * 24 * 3600 * 1000));
  app.clock.set(start);
  const [used, unused] = [await app.signUp(), await app.signUp()];
  for (const day of [29, 58, 87]) {
    days(day);
    expect((await used.get('/api/v1/me')).statusCode).toBe(200);
  }
  expect((await unused.get('/api/v1/me')).statusCode).toBe(401);
  days(91);
  expect((await used.get('/api/v1/me')).statusCode).toBe(401);

  app.clock.set(new Date());
});

test('roles are read anew for each request', async () => {
  const person = await app.signUp();
  await app.owner.query('delete from role_grant where person_id = $1', [person.id]);
  expect((await person.get('/api/v1/me')).json().roles).toEqual([]);
  expect((await person.get('/api/v1/api-keys')).json()).toMatchObject({ code: 'role.missing' });
  await app.owner.query('delete from membership where person_id = $1', [person.id]);
  expect((await person.get('/api/v1/me')).statusCode).toBe(401);
});
