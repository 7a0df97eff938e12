import type { AuditEvent } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp({ limits: 'off' });

const firefox = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
};

async function eventsOf(person: Person, query = ''): Promise<AuditEvent[]> {
  return (await person.get(`/api/v1/audit-events${query}`)).json<{ events: AuditEvent[] }>().events;
}

async function verify(person: Person): Promise<void> {
  await app.owner.query('update person set email_verified_at = created_at where id = $1', [person.id]);
}

test('a sign-in, a failure, a key, an export and a deletion are told with who, when and on what device', async () => {
  app.clock.set('2032-05-04T10:00:00Z');
  const person = await app.signUp();
  const phone = await app.visitor();
  await phone.post('/users/sign-in', { email: person.email, password: 'not the right one' }, firefox);
  await phone.post('/users/sign-in', { email: person.email, password: person.password }, firefox);
  const key = (await person.post('/api/v1/api-keys', { name: 'Warehouse' }, firefox)).json<{
    id: string;
    prefix: string;
  }>();
  await person.get('/api/v1/account/export', firefox);
  const site = (await person.post('/api/v1/sites', { type: 'Site', name: 'Shop' })).json<{ id: string }>();
  await person.delete(`/api/v1/sites/${site.id}?evidence=delete`, undefined, firefox);
  await person.delete(`/api/v1/api-keys/${key.id}`, undefined, firefox);

  const events = await eventsOf(person);
  const device = { browser: 'Firefox', system: 'Linux', kind: 'desktop' };
  const actor = { kind: 'person', person: { id: person.id, email: person.email }, viaKey: null, job: null };
  const by = { actor, device, at: '2032-05-04T10:00:00.000Z' };
  expect(events.map(({ kind }) => kind)).toEqual([
    'api-key.deleted',
    'site.deleted',
    'site.created',
    'account.exported',
    'api-key.created',
    'sign-in.succeeded',
    'sign-in.failed',
    'account.created',
  ]);
  expect(events).toMatchObject([
    { ...by, way: 'password', target: { kind: 'api-key', id: key.id } },
    { ...by, target: { kind: 'site', id: site.id }, siteId: site.id, details: { name: 'Shop', evidence: 'delete' } },
    { details: { name: 'Shop', type: 'Site' } },
    by,
    { ...by, target: { kind: 'api-key', id: key.id }, details: { shown: key.prefix } },
    { ...by, way: 'password', details: { newDevice: true } },
    { ...by, way: null, count: 1 },
    { actor },
  ]);
  app.clock.set(new Date());
});

test('of the failures of an hour the first is told at once and the others when it is over, without an address', async () => {
  app.clock.set('2032-06-01T10:10:00Z');
  const person = await app.signUp();
  const failures = async () => (await eventsOf(person, '?kind=sign-in.failed')).map(({ count }) => count);
  for (let tries = 0; tries < 12; tries += 1) {
    const headers = tries === 11 ? { 'user-agent': 'curl/8.5.0' } : firefox;
    await (await app.visitor()).post('/users/sign-in', { email: person.email, password: 'wrong' }, headers);
  }
  await app.runScheduled('audit.tally');
  expect(await failures()).toEqual([1]);
  app.clock.set('2032-06-01T11:00:00Z');
  await (await app.visitor()).post('/users/sign-in', { email: person.email, password: 'wrong' }, firefox);
  await app.runScheduled('audit.tally');
  expect(await failures()).toEqual([11, 1, 1]);
  const [hour] = await eventsOf(person, '?kind=sign-in.failed');
  expect(hour).toMatchObject({ device: null, details: { hour: '2032-06-01T10:00:00.000Z' } });
  expect(JSON.stringify(await app.stored('audit_event'))).not.toMatch(/Mozilla|curl|10\.\d+\.\d+\.\d+/);
  app.clock.set(new Date());
});

test('a password that is changed, reset, and an address that is changed are told', async () => {
  const person = await app.signUp();
  await verify(person);
  const newPassword = 'another quiet river of stones';
  await person.put('/api/v1/me/password', { currentPassword: person.password, newPassword, confirmation: newPassword });
  await person.put('/api/v1/me/email', { email: 'moved.away@example.com', password: newPassword });
  const change = await app.outbox.last('moved.away@example.com');
  const token = /#token=([\w-]+)/.exec(change.text)?.[1];
  await person.put('/api/v1/email-verification', { token });
  expect((await eventsOf(person, '?group=credentials')).map(({ kind }) => kind)).toEqual([
    'email.changed',
    'email.change-requested',
    'password.changed',
  ]);

  await (await app.visitor()).post('/api/v1/password-resets', { email: 'moved.away@example.com' });
  const reset = await app.outbox.last('moved.away@example.com');
  const password = 'a third quiet river of stones';
  await (
    await app.visitor()
  ).put('/api/v1/password-resets', { token: /#token=([\w-]+)/.exec(reset.text)?.[1], password });
  await person.post('/users/sign-in', { email: 'moved.away@example.com', password });
  expect((await eventsOf(person, '?group=credentials'))[0]).toMatchObject({ kind: 'password.reset' });
});

test('the log is paged and filtered', async () => {
  const person = await app.signUp();
  for (let made = 0; made < 5; made += 1) await person.post('/api/v1/api-keys', { name: '=Key' });
  const first = (await person.get('/api/v1/audit-events?group=keys&limit=3')).json();
  expect(first.events).toHaveLength(3);
  const second = (await person.get(`/api/v1/audit-events?group=keys&limit=3&before=${first.next}`)).json();
  expect(second).toMatchObject({ events: [{ kind: 'api-key.created' }, { kind: 'api-key.created' }], next: null });
  expect(await eventsOf(person, '?kind=account.created')).toHaveLength(1);
  expect(await eventsOf(person, '?group=keys&kind=account.created')).toEqual([]);
});

test('only an owner reads it, and of the own account alone', async () => {
  const [member, stranger] = [await app.signIn([]), await app.signUp()];
  expect((await member.get('/api/v1/audit-events')).json()).toMatchObject({ code: 'role.missing' });
  expect((await eventsOf(stranger)).map(({ kind }) => kind)).toEqual(['account.created']);
});

test('the role of requests can neither change nor delete what was written', async () => {
  const person = await app.signUp();
  for (const statement of ['update audit_event set kind = kind', 'delete from audit_event']) {
    const work = app.db.inAccount(person.accountId, async (tx) => {
      const { sql } = await import('kysely');
      await sql.raw(`${statement} where account_id = '${person.accountId}'`).execute(tx);
    });
    await expect(work).rejects.toThrow('permission denied');
  }
});

test('what is refused or fails leaves no trace of having happened', async () => {
  const person = await app.signUp();
  await person.delete('/api/v1/api-keys/01890a5d-ac96-774b-bcce-b302099a8057');
  await person.delete('/api/v1/sites/01890a5d-ac96-774b-bcce-b302099a8057');
  expect((await eventsOf(person)).map(({ kind }) => kind)).toEqual(['account.created']);
});

test('the export of the account holds the log', async () => {
  const person = await app.signUp();
  const exported = (await person.get('/api/v1/account/export')).json();
  expect(exported.tables.audit_event).toMatchObject([{ kind: 'account.created' }, { kind: 'account.exported' }]);
});

test('a new device, a new key and an export are mailed, and a known device is not', async () => {
  const person = await app.signUp();
  await verify(person);
  const [phone, again] = [await app.visitor(), person];
  await phone.post('/users/sign-in', { email: person.email, password: person.password }, firefox);
  const mail = await app.outbox.last(person.email);
  expect(mail.subject).toBe('New device signed in to your account');
  expect(mail.text).toContain('Firefox on Linux');
  expect(mail.text).toContain(person.email);

  const count = async () => (await app.outbox.all()).filter(({ to }) => to === person.email).length;
  const before = await count();
  await phone.post('/users/sign-in', { email: person.email, password: person.password }, firefox);
  expect(await count()).toBe(before);

  await again.post('/api/v1/api-keys', { name: 'Visit https://evil.example now' }, firefox);
  const key = await app.outbox.last(person.email);
  expect(key.subject).toBe('A new key was created in your account');
  await again.get('/api/v1/account/export');
  const exported = await app.outbox.last(person.email);
  expect(exported.text).toContain('exported the whole account');
  for (const { text } of [key, exported]) expect(text).not.toMatch(/https?:|www\.|#token/);
});

test('nobody whose address is not proved is mailed', async () => {
  const person = await app.signUp({ verified: false });
  await (await app.visitor()).post('/users/sign-in', { email: person.email, password: person.password });
  const subjects = (await app.outbox.all()).filter(({ to }) => to === person.email).map(({ subject }) => subject);
  expect(subjects).not.toContain('New device signed in to your account');
});
