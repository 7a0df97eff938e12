import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const app = testApp();

test('a key is shown once, stored as a hash, and works until it is deleted', async () => {
  const person = await app.signUp();
  const made = await person.post('/api/v1/api-keys', { name: 'Build server' });
  expect(made.statusCode).toBe(201);
  const { id, key, prefix } = made.json();
  expect(key).toMatch(/^candor_[\w-]{43}$/);
  expect(key.startsWith(prefix)).toBe(true);
  expect(JSON.stringify(await app.stored('apiKey', { id }))).not.toContain(key);

  const script = app.script(key);
  expect((await script.get('/api/v1/me')).json()).toMatchObject({
    person: { id: person.id },
    account: { id: person.accountId },
  });
  const { apiKeys } = (await person.get('/api/v1/api-keys')).json();
  expect(apiKeys).toEqual([
    {
      id,
      name: 'Build server',
      prefix,
      createdAt: expect.any(String),
      lastUsedOn: app.clock.now().toISOString().slice(0, 10),
      endsAt: expect.any(String),
      permissions: null,
      projectIds: null,
    },
  ]);

  expect((await person.delete(`/api/v1/api-keys/${id}`)).json()).toEqual({ done: true });
  expect((await script.get('/api/v1/me')).json()).toMatchObject({ code: 'api-key.invalid' });
  expect((await person.delete(`/api/v1/api-keys/${id}`)).json()).toMatchObject({ code: 'api-key.not-found' });
});

test('a key ends after 90 days, or after the days that were chosen, a year at most', async () => {
  const person = await app.signUp();
  const day = 86_400_000;
  const made = async (given: object) =>
    (await person.post('/api/v1/api-keys', { name: 'Build server', ...given })).json();
  const [usual, short] = [await made({}), await made({ days: 1 })];
  expect(Date.parse(usual.endsAt) - Date.parse(usual.createdAt)).toBe(90 * day);
  for (const days of [0, 366, 1.5]) expect(await made({ days })).toMatchObject({ code: 'input.invalid' });

  const asked = async ({ key }: { readonly key: string }) => (await app.script(key).get('/api/v1/me')).json();
  app.clock.forward(day - 60_000);
  expect(await asked(short)).toMatchObject({ person: { id: person.id } });
  app.clock.forward(60_000);
  expect(await asked(short)).toMatchObject({ code: 'api-key.expired' });
  expect(await asked(usual)).toMatchObject({ person: { id: person.id } });
});

test('a key makes no keys, ends no sessions and does not export the account', async () => {
  const script = app.script(await app.apiKey(await app.signUp()));
  expect((await script.post('/api/v1/api-keys', { name: 'More' })).json()).toMatchObject({ code: 'session.required' });
  expect((await script.get('/api/v1/sessions')).json()).toMatchObject({ code: 'session.required' });
  expect((await script.get('/api/v1/account/export')).json()).toMatchObject({ code: 'session.required' });
});

test("another account's keys are not found", async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const { id } = (await person.post('/api/v1/api-keys', { name: 'Mine' })).json();
  expect((await stranger.delete(`/api/v1/api-keys/${id}`)).statusCode).toBe(404);
  expect((await stranger.get('/api/v1/api-keys')).json()).toEqual({ apiKeys: [], endlessKeys: false });
});

describe('a key is replaced', () => {
  const day = 86_400_000;
  const isAlive = async (key: string) => (await app.script(key).get('/api/v1/me')).statusCode === 200;

  test('by one of the same name, scope and lifetime, and works for 7 more days', async () => {
    const person = await app.signUp();
    const given = { name: 'Build server', days: 30, permissions: ['sites.read'] };
    const old = (await person.post('/api/v1/api-keys', given)).json();
    app.clock.forward(10 * day);
    await person.put('/api/v1/session/confirmation', { password: person.password });
    const answer = await person.post(`/api/v1/api-keys/${old.id}/rotation`);
    expect(answer.statusCode, answer.body).toBe(201);
    const { replaced, ...made } = answer.json();
    expect(made).toMatchObject({ name: 'Build server', permissions: ['sites.read'], projectIds: null });
    expect(Date.parse(made.endsAt) - Date.parse(made.createdAt)).toBe(30 * day);
    expect(replaced).toMatchObject({ id: old.id });
    expect(Date.parse(replaced.endsAt) - app.clock.now().getTime()).toBe(7 * day);
    app.clock.forward(7 * day - 60_000);
    expect([await isAlive(old.key), await isAlive(made.key)]).toEqual([true, true]);
    app.clock.forward(60_000);
    expect([await isAlive(old.key), await isAlive(made.key)]).toEqual([false, true]);
  });

  test('and does not outlive its own end', async () => {
    const person = await app.signUp();
    const old = (await person.post('/api/v1/api-keys', { name: 'Build server', days: 3 })).json();
    const { replaced } = (await person.post(`/api/v1/api-keys/${old.id}/rotation`)).json();
    expect(replaced.endsAt).toBe(old.endsAt);
  });

  test('only in its own account, and only by a person', async () => {
    const [person, stranger] = [await app.signUp(), await app.signUp()];
    const { id, key } = (await person.post('/api/v1/api-keys', { name: 'Mine' })).json();
    const path = `/api/v1/api-keys/${id}/rotation`;
    expect((await stranger.post(path)).json()).toMatchObject({ code: 'api-key.not-found' });
    expect((await app.script(key).post(path)).json()).toMatchObject({ code: 'session.required' });
  });
});

test('the maker of a key is told once, a week before it ends', async () => {
  const person = await app.signUp();
  await person.post('/api/v1/api-keys', { name: 'Build server', days: 30 });
  await person.post('/api/v1/api-keys', { name: 'Short', days: 5 });
  const replaced = (await person.post('/api/v1/api-keys', { name: 'Replaced', days: 30 })).json();
  await person.post(`/api/v1/api-keys/${replaced.id}/rotation`);
  const told = async () => {
    await app.runScheduled('accounts.warn-of-key-ends');
    const mails = (await app.outbox.all()).filter(
      ({ to, subject }) => to === person.email && subject.includes('expires soon'),
    );
    return mails.map(({ text }) => /“([^”]+)” in the account/.exec(text)?.[1]);
  };
  expect(await told()).toEqual([]);
  app.clock.forward(23 * 86_400_000 + 60_000);
  expect((await told()).sort()).toEqual(['Build server', 'Replaced']);
  expect((await told()).length).toBe(2);
});

test('a key without an end is made where the account allows it, and replaced by one', async () => {
  const owner = await app.signUp();
  const make = () => owner.post('/api/v1/api-keys', { name: 'Server', days: null });
  const refused = await make();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'api-key.needs-end']);
  expect((await owner.get('/api/v1/api-keys')).json()).toEqual({ apiKeys: [], endlessKeys: false });
  const rules = { idleMinutes: null, longestHours: null };
  await owner.put('/api/v1/sign-in-rules', { ...rules, endlessKeys: true });
  const made = (await make()).json();
  expect(made).toMatchObject({ endsAt: null });
  // Rules that do not name it leave it as it is.
  await owner.put('/api/v1/sign-in-rules', { ...rules, longestHours: 8 });
  expect((await owner.get('/api/v1/api-keys')).json()).toMatchObject({ endlessKeys: true });
  expect((await owner.post(`/api/v1/api-keys/${made.id}/rotation`)).json()).toMatchObject({ endsAt: null });
  await owner.put('/api/v1/sign-in-rules', { ...rules, endlessKeys: false });
  expect((await make()).json().code).toBe('api-key.needs-end');
  const { events } = (await owner.get('/api/v1/audit-events?kind=sign-in-rules.changed&limit=1')).json();
  expect(events[0].changes).toEqual({
    endlessKeys: { before: true, after: false },
    longestHours: { before: 8, after: null },
  });
});
