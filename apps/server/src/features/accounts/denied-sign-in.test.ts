import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();
const firefox = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

async function elsewhere(person: Person, email = person.email) {
  const other = await app.visitor();
  const answer = await other.post('/users/sign-in', { email, password: person.password }, firefox);
  expect(answer.statusCode, answer.body).toBe(200);
  return other;
}

/** The token of the newest mail to an address. */
async function mailedToken(email: string): Promise<string> {
  const { text } = await app.outbox.last(email);
  return /not-me#token=(\S+)/.exec(text)?.[1] ?? '';
}

test('the mail about a new device ends all sessions and the password, and nothing else', async () => {
  const person = await app.signUp();
  await person.post('/api/v1/sites', { name: 'Shop', type: 'Site', languages: ['en'] });
  const intruder = await elsewhere(person);
  const token = await mailedToken(person.email);
  expect(token).not.toBe('');
  const visitor = await app.visitor();

  const denied = await visitor.post('/api/v1/denied-sign-ins', { token });
  expect(denied.json()).toEqual({ passwordEnded: true });
  for (const client of [person, intruder]) expect((await client.get('/api/v1/me')).statusCode).toBe(401);
  const again = await visitor.post('/users/sign-in', { email: person.email, password: person.password });
  expect(again.json()).toMatchObject({ code: 'sign-in.invalid' });

  // The same mailbox gets the link to a new password; the account is as it was.
  const reset = /reset-password#token=(\S+)/.exec((await app.outbox.last(person.email)).text)?.[1];
  const password = 'nine small brown owls';
  expect((await visitor.put('/api/v1/password-resets', { token: reset, password })).statusCode).toBe(200);
  await visitor.post('/users/sign-in', { email: person.email, password });
  expect((await visitor.get('/api/v1/sites')).json().sites).toHaveLength(1);
  const events = (await visitor.get('/api/v1/audit-events?kind=sign-in.denied')).json().events;
  expect(events).toMatchObject([{ kind: 'sign-in.denied', target: { id: person.id } }]);
});

test('the link works once and for seven days, and the mails before it end with it', async () => {
  const person = await app.signUp();
  await elsewhere(person);
  const first = await mailedToken(person.email);
  await elsewhere(person);
  const second = await mailedToken(person.email);
  expect(second).not.toBe(first);
  const visitor = await app.visitor();
  expect((await visitor.post('/api/v1/denied-sign-ins', { token: second })).statusCode).toBe(200);
  for (const token of [first, second, 'made up']) {
    const refused = await visitor.post('/api/v1/denied-sign-ins', { token });
    expect(refused.json()).toMatchObject({ code: 'email-token.invalid' });
  }

  const late = await app.signUp();
  await elsewhere(late);
  const token = await mailedToken(late.email);
  await app.owner.query("update email_token set expires_at = expires_at - interval '7 days' where purpose = 'deny'");
  expect((await visitor.post('/api/v1/denied-sign-ins', { token })).statusCode).toBe(400);
  expect((await late.get('/api/v1/me')).statusCode).toBe(200);
});

test('whoever changed the address meanwhile gets no link to a new password', async () => {
  const person = await app.signUp();
  await elsewhere(person);
  const token = await mailedToken(person.email);
  const changed = `changed-${person.email}`;
  await app.owner.query('update person set email = $2 where id = $1', [person.id, changed]);
  const visitor = await app.visitor();
  expect((await visitor.post('/api/v1/denied-sign-ins', { token })).statusCode).toBe(200);
  expect((await app.outbox.all()).filter(({ to }) => to === changed)).toEqual([]);
});

test('known browsers are listed; a removed one is signed out and new again', async () => {
  const person = await app.signUp();
  const phone = await elsewhere(person);
  const listed = (await person.get('/api/v1/known-devices')).json().devices;
  expect(listed).toHaveLength(2);
  const other = listed.find(({ current }: { current: boolean }) => !current);
  expect(other).toMatchObject({ device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' } });

  const stranger = await app.signUp();
  expect((await stranger.delete(`/api/v1/known-devices/${other.id}`)).json()).toMatchObject({
    code: 'device.not-found',
  });
  const mails = async () => (await app.outbox.all()).filter(({ to }) => to === person.email).length;
  const before = await mails();
  expect((await person.delete(`/api/v1/known-devices/${other.id}`)).statusCode).toBe(200);
  expect((await phone.get('/api/v1/me')).statusCode).toBe(401);
  await phone.post('/users/sign-in', { email: person.email, password: person.password }, firefox);
  expect(await mails()).toBe(before + 1);
  expect((await person.get('/api/v1/known-devices')).json().devices).toHaveLength(2);
});
