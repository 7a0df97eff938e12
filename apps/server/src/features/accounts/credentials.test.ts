import { expect, test } from 'vitest';
import { testApp, type Client } from '#test/app.ts';
import { untilBlocked } from '#test/blocked.ts';

const app = testApp();
const newPassword = 'another long and quiet street';

async function tokenFor(email: string): Promise<string> {
  const { text } = await app.outbox.last(email);
  return /#token=([\w-]+)/.exec(text)?.[1] ?? '';
}

const signIn = (client: Client, email: string, password: string) => client.post('/users/sign-in', { email, password });

test('the link of the mail verifies the address in the browser that signed up, once', async () => {
  const person = await app.signUp({ verified: false });
  const token = await tokenFor(person.email);
  const visitor = await app.visitor();

  expect((await person.put('/api/v1/email-verification', { token })).json()).toEqual({
    email: person.email,
    changed: false,
    startedOver: false,
  });
  expect((await person.get('/api/v1/me')).json().person.emailVerified).toBe(true);
  expect((await visitor.put('/api/v1/email-verification', { token })).json()).toMatchObject({
    code: 'email-token.invalid',
  });
  expect((await person.post('/api/v1/email-verification')).json()).toMatchObject({ code: 'email.verified-already' });
});

test('the link alone does not verify elsewhere: the password does', async () => {
  const person = await app.signUp({ verified: false });
  const token = await tokenFor(person.email);
  for (const browser of [await app.visitor(), await app.signUp()]) {
    const follow = (body: object) => browser.put('/api/v1/email-verification', { token, ...body });
    expect((await follow({})).json()).toMatchObject({ code: 'email-token.password-required' });
    expect((await follow({ password: 'not this long password' })).json()).toMatchObject({ code: 'password.wrong' });
  }
  expect((await person.get('/api/v1/me')).json().person.emailVerified).toBe(false);

  const phone = await app.visitor();
  const answer = await phone.put('/api/v1/email-verification', { token, password: person.password });
  expect(answer.json()).toEqual({ email: person.email, changed: false, startedOver: false });
  expect((await person.get('/api/v1/me')).json().person.emailVerified).toBe(true);
});

test('the mail is sent again, and its link expires', async () => {
  const person = await app.signUp({ verified: false });
  const first = await tokenFor(person.email);
  expect((await person.post('/api/v1/email-verification')).json()).toEqual({ email: person.email });
  const second = await tokenFor(person.email);
  expect(second).not.toBe(first);

  app.clock.forward(49 * 3600 * 1000);
  expect((await person.put('/api/v1/email-verification', { token: second })).statusCode).toBe(400);
  app.clock.set(new Date());
});

test('a forgotten password is chosen anew: one link, once, within the hour, and all sessions end', async () => {
  const person = await app.signUp();
  const visitor = await app.visitor();
  expect((await visitor.post('/api/v1/password-resets', { email: person.email, locale: 'de' })).json()).toEqual({
    done: true,
  });
  const mail = await app.outbox.last(person.email);
  expect(mail.text).toContain('/de/reset-password#token=');
  const token = await tokenFor(person.email);

  expect((await visitor.put('/api/v1/password-resets', { token, password: 'short' })).json()).toMatchObject({
    code: 'password.too-short',
  });
  expect((await visitor.put('/api/v1/password-resets', { token, password: newPassword })).json()).toEqual({
    done: true,
  });
  expect((await visitor.put('/api/v1/password-resets', { token, password: newPassword })).json()).toMatchObject({
    code: 'email-token.invalid',
  });

  expect((await person.get('/api/v1/me')).statusCode).toBe(401);
  expect((await signIn(visitor, person.email, person.password)).statusCode).toBe(401);
  expect((await app.outbox.last(person.email)).subject).toBe('Your password was changed');
  expect((await signIn(visitor, person.email, newPassword)).statusCode).toBe(200);
  expect((await visitor.get('/api/v1/me')).json().person.emailVerified).toBe(true);

  await visitor.post('/api/v1/password-resets', { email: person.email });
  const late = await tokenFor(person.email);
  app.clock.forward(61 * 60 * 1000);
  expect((await visitor.put('/api/v1/password-resets', { token: late, password: newPassword })).json()).toMatchObject({
    code: 'email-token.invalid',
  });
  app.clock.set(new Date());
});

test('a forgotten password of an unknown address is answered alike, and mails nobody', async () => {
  const visitor = await app.visitor();
  const before = (await app.outbox.all()).length;
  expect((await visitor.post('/api/v1/password-resets', { email: 'stranger@example.com' })).json()).toEqual({
    done: true,
  });
  expect(await app.outbox.all()).toHaveLength(before);
});

test.each([
  [{}, 'You did not insert the new password!'],
  [{ newPassword }, 'All the fields are required.'],
  [{ newPassword, currentPassword: 'correct horse battery staple' }, 'All the fields are required.'],
  [
    { newPassword, confirmation: 'else', currentPassword: 'correct horse battery staple' },
    'The new password and the confirmation are not the same.',
  ],
  [{ newPassword, confirmation: newPassword, currentPassword: 'wrong' }, 'The current password is incorrect.'],
  [
    {
      newPassword: '123456789012345',
      confirmation: '123456789012345',
      currentPassword: 'correct horse battery staple',
    },
    'This password is too easy to guess. Choose another one.',
  ],
])('a changed password %j is refused', async (body, message) => {
  const person = await app.signUp();
  const answer = await person.put('/api/v1/me/password', body);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.json()).toMatchObject({ message });
  expect((await signIn(person, person.email, person.password)).statusCode).toBe(200);
});

test('a changed password ends the other sessions and is told by mail', async () => {
  const person = await app.signUp();
  const other = await app.visitor();
  await signIn(other, person.email, person.password);

  const answer = await person.put('/api/v1/me/password', {
    currentPassword: person.password,
    newPassword,
    confirmation: newPassword,
  });

  expect(answer.json()).toEqual({ done: true });
  expect((await person.get('/api/v1/me')).statusCode).toBe(200);
  expect((await other.get('/api/v1/me')).statusCode).toBe(401);
  expect((await app.outbox.last(person.email)).subject).toBe('Your password was changed');
});

test('a changed address counts once its link was followed, and the old one is told', async () => {
  const person = await app.signUp();
  const other = await app.visitor();
  await signIn(other, person.email, person.password);
  expect(
    (await person.put('/api/v1/me/email', { email: person.email, password: person.password })).json(),
  ).toMatchObject({ code: 'email.unchanged' });
  expect((await person.put('/api/v1/me/email', { email: 'new@example.com', password: 'wrong' })).json()).toMatchObject({
    code: 'password.wrong',
  });

  const answer = await person.put('/api/v1/me/email', { email: 'New@example.com', password: person.password });
  expect(answer.json()).toEqual({ pendingEmail: 'new@example.com' });
  expect((await person.get('/api/v1/me')).json().person).toMatchObject({
    email: person.email,
    pendingEmail: 'new@example.com',
  });
  expect((await app.outbox.last(person.email)).text).toContain('new@example.com');

  const token = await tokenFor('new@example.com');
  const stranger = await app.visitor();
  expect((await stranger.put('/api/v1/email-verification', { token })).json()).toMatchObject({
    code: 'email-token.password-required',
  });
  expect((await person.put('/api/v1/email-verification', { token })).json()).toMatchObject({
    email: 'new@example.com',
  });
  expect((await other.get('/api/v1/me')).statusCode, 'other sessions end').toBe(401);
  expect((await person.get('/api/v1/me')).json().person).toMatchObject({
    email: 'new@example.com',
    emailVerified: true,
    pendingEmail: null,
  });
  expect((await app.outbox.last(person.email)).subject).toBe('Your email address was changed');
  expect((await signIn(await app.visitor(), 'new@example.com', person.password)).statusCode).toBe(200);
});

test('an address that somebody else has is not taken, and only its owner is told', async () => {
  const [person, owner] = [await app.signUp(), await app.signUp()];
  const answer = await person.put('/api/v1/me/email', { email: owner.email, password: person.password });
  expect(answer.json()).toEqual({ pendingEmail: owner.email });
  expect((await person.get('/api/v1/me')).json().person.pendingEmail).toBe(owner.email);
  expect((await app.outbox.last(owner.email)).subject).toBe('This address already has an account');
});

test('an address that somebody takes while its link is followed is not given twice', async () => {
  const person = await app.signUp();
  await person.put('/api/v1/me/email', { email: 'wanted@example.com', password: person.password });
  const token = await tokenFor('wanted@example.com');
  const holder = await app.owner.connect();
  try {
    await holder.query(
      `begin; insert into person (id, email, created_at) values (gen_random_uuid(), 'wanted@example.com', now())`,
    );
    const followed = person.put('/api/v1/email-verification', { token });
    await untilBlocked(app.owner);
    await holder.query('commit');

    expect((await followed).json()).toMatchObject({ code: 'email-token.invalid' });
  } finally {
    holder.release();
  }
  expect(await app.stored('person', { id: person.id })).toMatchObject([{ email: person.email }]);
});
