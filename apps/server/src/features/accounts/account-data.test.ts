import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();

test('A9: the export holds every table of the account, its people and what they agreed to, and no secret', async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  await app.apiKey(person);
  await person.patch('/api/v1/account', { name: 'Exporters' });

  const answer = await person.get('/api/v1/account/export');
  expect(answer.headers['content-disposition']).toContain('account-');
  const file = answer.json();
  expect(file).toMatchObject({
    format: 'candor-account',
    account: { id: person.accountId, name: 'Exporters' },
    people: [{ email: person.email }],
  });
  expect(file.tables.acceptance).toHaveLength(2);
  expect(file.noticeTexts).toHaveLength(2);
  expect(file.tables.api_key).toHaveLength(1);
  const tables = await app.owner.query(
    `select table_name from information_schema.columns join pg_class on oid = format('%I', table_name)::regclass
     where table_schema = 'public' and column_name = 'account_id' and table_name not in ('idempotency_key', 'sign_in_attempt')
       and table_name !~ '^report(_|$)' and not relispartition order by 1`,
  );
  expect(Object.keys(file.tables).toSorted()).toEqual(tables.rows.map((row) => row.table_name).toSorted());
  expect(answer.body).not.toMatch(/password_hash|token_hash|key_hash|argon2/);
  expect(answer.body).not.toContain(stranger.email);
});

test('deleting asks for the password and the address, and changes nothing without', async () => {
  const person = await app.signUp();
  const tries = [
    [{ password: 'wrong', confirmation: person.email }, 'password.wrong'],
    [{ password: person.password, confirmation: 'yes' }, 'account.confirmation-wrong'],
  ] as const;
  for (const [body, code] of tries) {
    expect((await person.post('/api/v1/account/deletion', body)).json()).toMatchObject({ code });
  }
  expect((await person.get('/api/v1/me')).statusCode).toBe(200);
});

test('A9: an account that is deleted in a week works until then, is taken back, and is gone afterwards', async () => {
  const owner = await app.signUp();
  const admin = await app.join(await app.signUp(), owner, 'admin');
  const page = await publishedPage(owner);
  const form = { password: owner.password, confirmation: owner.email };
  const wrong = { ...form, confirmation: 'yes' };
  expect((await owner.put('/api/v1/account/deletion', wrong)).json()).toMatchObject({
    code: 'account.confirmation-wrong',
  });
  expect((await admin.put('/api/v1/account/deletion', form)).json()).toMatchObject({ code: 'role.missing' });
  const { dueAt } = (await owner.put('/api/v1/account/deletion', form)).json<{ dueAt: string }>();
  expect(Math.round((Date.parse(dueAt) - Date.now()) / 86_400_000)).toBe(7);
  expect((await admin.get('/api/v1/me')).json()).toMatchObject({ account: { deletedAt: dueAt } });
  for (const { email } of [owner, admin]) expect((await app.outbox.last(email)).subject).toContain('will be deleted');

  expect((await admin.delete('/api/v1/account/deletion')).json()).toMatchObject({ code: 'role.missing' });
  expect((await owner.delete('/api/v1/account/deletion')).statusCode).toBe(204);
  expect((await owner.delete('/api/v1/account/deletion')).json()).toMatchObject({ code: 'account.no-deletion' });
  expect((await app.outbox.last(admin.email)).subject).toContain('will not be deleted');

  const { events } = (await owner.get('/api/v1/audit-events?group=deletions')).json();
  expect(events).toMatchObject([{ kind: 'deletion.cancelled' }, { kind: 'deletion.planned', details: { dueAt } }]);
  await owner.put('/api/v1/account/deletion', form);
  await app.runScheduled('accounts.delete-due');
  expect((await owner.get('/api/v1/me')).statusCode).toBe(200);
  expect((await app.http.inject({ url: page })).statusCode).toBe(200);
  app.clock.forward(7 * 86_400_000 + 60_000);
  await app.runScheduled('accounts.delete-due');
  expect((await app.http.inject({ url: page })).statusCode).toBe(404);
  app.clock.set(new Date());
  expect(Object.values(await rowsOf(owner.accountId)).every((count) => count === 0)).toBe(true);
  expect(await app.stored('account', { id: owner.accountId })).toEqual([]);
  expect(await app.stored('person', { id: owner.id })).toEqual([]);
  // Who belongs to another account stays there.
  expect(await app.stored('person', { id: admin.id })).toHaveLength(1);
  expect((await app.outbox.last(admin.email)).subject).toContain('deleted');
});

test('A9: the deleted account leaves no row in any table, and others stay', async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  await app.apiKey(person);
  await app.owner.query(`insert into project (account_id, id, name, created_at) values ($1, $2, 'P', now())`, [
    person.accountId,
    person.id,
  ]);
  const kept = await rowsOf(stranger.accountId);

  const answer = await person.post('/api/v1/account/deletion', {
    password: person.password,
    confirmation: ` ${person.email}`,
  });

  expect(answer.json()).toEqual({ done: true });
  expect(Object.values(await rowsOf(person.accountId)).every((count) => count === 0)).toBe(true);
  expect(await app.stored('account', { id: person.accountId })).toEqual([]);
  expect(await app.stored('person', { id: person.id })).toEqual([]);
  expect(await app.stored('emailToken', { personId: person.id })).toEqual([]);
  expect((await person.get('/api/v1/me')).statusCode).toBe(401);
  expect((await app.outbox.last(person.email)).subject).toBe('Your account was deleted');
  expect(await rowsOf(stranger.accountId)).toEqual(kept);
});

test('whoever belongs to another account as well stays', async () => {
  const [person, host] = [await app.signUp(), await app.signUp()];
  await app.owner.query(`insert into membership (account_id, person_id, created_at) values ($1, $2, now())`, [
    host.accountId,
    person.id,
  ]);
  await person.post('/api/v1/account/deletion', { password: person.password, confirmation: person.email });
  expect(await app.stored('person', { id: person.id })).toHaveLength(1);
  const again = await app.visitor();
  await again.post('/users/sign-in', { email: person.email, password: person.password });
  expect((await again.get('/api/v1/me')).json().account.id).toBe(host.accountId);
});

/** The number of rows of the account in each table. */
async function rowsOf(accountId: string): Promise<Record<string, number>> {
  const { rows } = await app.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const found = await app.owner.query<{ count: string }>(`select count(*) from ${name} where account_id = $1`, [
      accountId,
    ]);
    counts[name] = Number(found.rows[0]?.count);
  }
  return counts;
}

/** The address of a published privacy policy of this person. */
async function publishedPage(person: Person): Promise<string> {
  const site = { name: 'Shop', url: 'https://shop.example', type: 'Site', languages: ['en'] };
  const { id: siteId } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  const controller = { name: 'Ada Example', email: 'ada@example.com', address: 'Street 1, 1010 Vienna', country: 'AT' };
  await person.put(`/api/v1/sites/${siteId}/owner`, controller);
  const policy = { type: 'privacy_policy', languages: ['en'] };
  const made = (await person.post(`/api/v1/sites/${siteId}/documents`, policy)).json<{
    id: string;
    publicId: string;
  }>();
  expect((await person.post(`/api/v1/documents/${made.id}/publish`, {})).statusCode).toBeLessThan(300);
  return `/privacy-policy/${made.publicId}`;
}
