import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type Person, type TestApp } from '#test/app.ts';
import { choiceAt, publicIdOf, send } from '#test/choices.ts';
import { fromPage, fromServer, siteWithKeys } from '#test/consents.ts';
import { commands } from './commands.ts';
import type { Options } from './password-option.ts';
import { Refused } from './refused.ts';

// What was erased after a backup must be gone after a restore. One installation runs and is backed up in the middle; its later
// erasures are repeated in a second one; the others show what would remain otherwise, and what happens if a restore is run
// twice.
const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-restore-'));
const installation = () => testApp({ limits: 'off', config: { secretsFile: path.join(folder, 'secrets') } });
const [app, second, third, untouched] = [installation(), installation(), installation(), installation()];

const day = 24 * 3_600_000;

type Outcome = { readonly out: string; readonly error: string };

/** Runs a command on the database and in the folder of one of the installations. */
async function admin(
  { db, owner, ownerUrl: url, services }: TestApp,
  name: string,
  options: Options,
): Promise<Outcome> {
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  try {
    const run = await commands[name]?.load();
    await run?.({ db, owner, url, config: services.config, close: async () => undefined }, options);
    return { out: said.join('\n'), error: '' };
  } catch (error) {
    if (error instanceof Refused) return { out: said.join('\n'), error: error.message };
    throw error;
  } finally {
    log.mockRestore();
  }
}

const fileOf = ({ services }: TestApp, name: string) => path.join(services.config.dataDir, name);
const before = (): Options => ({ in: fileOf(app, 'before.backup'), json: true });
const ledger = (): Options => ({ erasures: fileOf(app, 'erasures') });

type Lived = Awaited<ReturnType<typeof lived>>;
let names: Lived;

/** An installation with everything that can be erased. */
async function lived() {
  const site = await siteWithKeys(app);
  const { owner, siteId, prv, pub } = site;
  const key = await app.apiKey(owner);
  const say = async (id: string, more: object = {}) =>
    (
      await fromServer(app, prv, { subject: { id, email: `${id}@example.com` }, preferences: { news: true }, ...more })
    ).json<{
      id: string;
      subject_id: string;
    }>();
  const other = async (name: string) =>
    (await owner.post('/api/v1/sites', { name, type: 'Site', languages: ['en'] })).json<{ id: string }>().id;
  const evidenceOf = async (of: string) => {
    const made = await owner.post(`/api/v1/sites/${of}/consent-keys`, { kind: 'private', name: 'Key' });
    await fromServer(app, made.json<{ key: string }>().key, { subject: { id: 'x' }, preferences: { news: true } });
    return of;
  };
  const hook = async (url: string) =>
    (await owner.post('/api/v1/webhooks', { url, types: ['consent.recorded'] })).json<{ id: string }>().id;
  const chooser = await other('choices.example');
  const choice = await anOldChoice(await publicIdOf(app, owner, chooser));
  const begun = await app.signUp({ email: 'begun@example.com', verified: false });
  await begun.post('/api/v1/sites', { name: 'Begun', type: 'Site', languages: ['en'] });
  const leaving = await siteWithKeys(app);
  const people = {
    erased: await say('erased'),
    lessened: await say('lessened'),
    stays: await say('stays'),
    twin: await say('twin'),
    merged: await say('merged'),
    old: await say('old', { timestamp: new Date(app.clock.now().getTime() - 400 * day).toISOString() }),
  };
  const exported = (await owner.post(`/api/v1/sites/${siteId}/consent-exports`, { of: 'consents' })).json<{
    id: string;
  }>();
  await app.runJobs();
  await app.runScheduled('evidence.sequence');
  return {
    owner,
    siteId,
    prv,
    pub,
    key,
    people,
    begun,
    leaving,
    chooser,
    choice,
    exportId: exported.id,
    leavingKey: await app.apiKey(leaving.owner),
    revoked: await app.apiKey(owner),
    dropped: await evidenceOf(await other('dropped.example')),
    kept: await evidenceOf(await other('kept.example')),
    hooks: { gone: await hook('https://hooks.example.com/a'), turned: await hook('https://hooks.example.com/b') },
  };
}

/** A choice from two months ago, with its counts and its leaf. */
async function anOldChoice(publicId: string) {
  const now = app.clock.now();
  app.clock.set(new Date(now.getTime() - 60 * day));
  const choice = choiceAt(app.clock.now());
  await app.owner.query('select make_preference_partitions($1::date, 1)', [app.clock.now()]);
  await send(app, publicId, choice);
  app.clock.forward(5 * 3_600_000);
  await app.runScheduled('cookie-preferences.count');
  await app.runScheduled('cookie-preferences.seal');
  app.clock.set(now);
  return choice;
}

/** Erases in every possible way, after the backup. */
async function erase({ owner, siteId, people, leaving, dropped, kept, hooks, chooser }: Lived): Promise<void> {
  const site = `/api/v1/sites/${siteId}`;
  const done = async (answer: ReturnType<Person['post']>) => {
    const { statusCode, body } = await answer;
    expect(statusCode, body).toBeLessThan(300);
  };
  const erasePerson = (id: string, mode: string) => done(owner.post(`${site}/subjects/${id}/erasure`, { mode }));
  await erasePerson(people.erased.subject_id, 'everything');
  await erasePerson(people.lessened.subject_id, 'keep-evidence');
  await done(owner.post(`${site}/subjects/${people.merged.subject_id}/merge`, { into: people.twin.subject_id }));
  await erasePerson(people.twin.subject_id, 'everything');
  const { keys } = (await owner.get(`${site}/consent-keys`)).json<{ keys: { id: string; kind: string }[] }>();
  await done(owner.delete(`${site}/consent-keys/${keys.find(({ kind }) => kind === 'private')?.id}`));
  const apiKeys = (await owner.get('/api/v1/api-keys')).json<{ apiKeys: { id: string }[] }>().apiKeys;
  await done(owner.delete(`/api/v1/api-keys/${apiKeys[0]?.id}`));
  await done(owner.delete(`/api/v1/sites/${dropped}?evidence=delete`));
  await done(owner.delete(`/api/v1/sites/${kept}`));
  await done(owner.delete(`/api/v1/webhooks/${hooks.gone}`));
  await done(owner.post(`/api/v1/webhooks/${hooks.turned}/secret`, {}));
  await done(owner.put(`${site}/consent-retention`, { months: 6 }));
  await app.runScheduled('consent-records.expire');
  await done(owner.put(`/api/v1/sites/${chooser}/preference-retention`, { months: 1 }));
  await app.runScheduled('cookie-preferences.expire');
  const { password, email } = leaving.owner;
  await done(leaving.owner.post('/api/v1/account/deletion', { password, confirmation: email }));
  const reader = await app.visitor();
  const { text } = await app.outbox.last('begun@example.com');
  const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  await done(reader.put('/api/v1/email-verification', { token, newPassword: 'another long and quiet street' }));
  await app.runJobs();
}

beforeAll(async () => {
  names = await lived();
  await admin(app, 'backup', { out: fileOf(app, 'before.backup') });
  await erase(names);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('erasures stand in a file beside the database within seconds, and what a stop left out comes at the next start', async () => {
  const file = fileOf(app, 'erasures');
  const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const untilAll = async () => {
    const all = (await app.stored('erasure')).length;
    while (lines().length < all) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(new Set(lines().map((line) => JSON.parse(line).id)).size).toBe(all);
  };
  const deleteOne = async () => {
    const { owner, siteId } = await siteWithKeys(app);
    await owner.delete(`/api/v1/sites/${siteId}`);
  };
  expect(existsSync(file)).toBe(false);
  await admin(app, 'backup', { out: fileOf(app, 'later.backup') });
  expect(lines()).toHaveLength((await app.stored('erasure')).length);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const { subject_id } of Object.values(names.people)) expect(lines().join()).not.toContain(subject_id);

  // Like a process that was killed while it wrote.
  await deleteOne();
  writeFileSync(file, '{"id":"0190', { flag: 'a' });
  await app.startWorkers();
  await untilAll();
  await deleteOne();
  await untilAll();
}, 60_000);

test('without a ledger, or with what is none, nothing is restored', async () => {
  expect((await admin(second, 'restore', before())).error).toContain('There is no ledger of erasures');
  const erasures = fileOf(second, 'broken');
  writeFileSync(erasures, 'no line\n');
  expect((await admin(second, 'restore', { ...before(), erasures })).error).toContain(
    'is no ledger of erasures: see line 1',
  );
  expect(await second.stored('account')).toEqual([]);
});

test('what was erased after the backup is erased again, and said', async () => {
  const restored = await admin(second, 'restore', { ...before(), ...ledger() });
  expect(restored.error).toBe('');
  expect(JSON.parse(restored.out).erasedAgain).toEqual({
    account: 1,
    begun: 1,
    site: 2,
    subject: 4,
    key: 2,
    webhook: 1,
    secret: 1,
    choices: 1,
    consents: 1,
  });
}, 60_000);

test('people who were erased are gone, and who was not is there', async () => {
  const { key, siteId, people } = names;
  const own = second.script(key);
  const listed = (await own.get(`/api/v1/sites/${siteId}/subjects`)).json<{ subjects: { id: string }[] }>();
  expect(listed.subjects.map(({ id }) => id)).toEqual([people.stays.subject_id]);
  for (const { id } of [people.erased, people.twin, people.merged, people.old])
    expect(await second.stored('consent', { id })).toMatchObject([{ record: null, kept: null }]);
  expect(await second.stored('consent', { id: people.lessened.id })).toMatchObject([
    { record: null, kept: { news: true } },
  ]);
  expect(await second.stored('export', { id: names.exportId })).toMatchObject([{ status: 'withdrawn' }]);
  const { erasures } = (await own.get(`/api/v1/sites/${siteId}/consent-erasures`)).json<{
    erasures: { cause: string }[];
  }>();
  expect(erasures.map(({ cause }) => cause)).toEqual(Array.from({ length: 5 }, () => 'restored'));
  expect((await own.get(`/api/v1/sites/${siteId}/consent-retention`)).json()).toMatchObject({ months: 6 });
});

test('keys that were taken back open nothing, and everybody signs in again', async () => {
  expect(await second.stored('session')).toEqual([]);
  const { email, password } = names.owner;
  const again = await second.visitor();
  expect((await again.post('/users/sign-in', { email, password })).statusCode).toBe(200);
  const said = { subject: { id: 'new' }, preferences: { news: true } };
  expect((await second.script(names.revoked).get('/api/v1/sites')).statusCode).toBe(401);
  expect((await fromServer(second, names.prv, said)).statusCode).toBe(401);
  expect((await fromPage(second, names.pub, said)).statusCode).toBe(201);
  const { endpoints } = (await second.script(names.key).get('/api/v1/webhooks')).json<{
    endpoints: { id: string }[];
  }>();
  expect(endpoints.map(({ id }) => id)).toEqual([names.hooks.turned]);
  expect(await second.stored('webhookEndpoint')).toMatchObject([{ secretNumber: 2, oldSecretUntil: null }]);
});

test('sites and accounts that were deleted are gone, with their evidence where that was said', async () => {
  const own = second.script(names.key);
  for (const id of [names.dropped, names.kept]) expect(await second.stored('site', { id })).toEqual([]);
  expect((await own.get(`/api/v1/sites/${names.dropped}/consents`)).json()).toMatchObject({ code: 'site.not-found' });
  expect((await own.get(`/api/v1/sites/${names.kept}/consents`)).json().consents).toHaveLength(1);
  expect(await second.stored('preference', { id: names.choice.id })).toEqual([]);
  const { accountId, id } = names.leaving.owner;
  expect(await second.stored('account', { id: accountId })).toEqual([]);
  expect(await second.stored('person', { id })).toEqual([]);
  expect(await second.stored('consent', { accountId })).toEqual([]);
  expect((await second.script(names.leavingKey).get('/api/v1/sites')).statusCode).toBe(401);
});

test('what a stranger began with an address is gone, and its owner chooses a password anew', async () => {
  const { id, accountId, email, password } = names.begun;
  expect(await second.stored('site', { accountId })).toEqual([]);
  expect(await second.stored('session', { personId: id })).toEqual([]);
  const stranger = await second.visitor();
  expect((await stranger.post('/users/sign-in', { email, password })).statusCode).toBe(401);
  expect(await second.stored('person', { id })).toMatchObject([{ emailVerifiedAt: null }]);
});

test('the audit of what was restored and erased again is clean', async () => {
  expect((await admin(second, 'audit', {})).out).not.toContain('WRONG');
  await second.runJobs();
  await second.runScheduled('evidence.sequence');
  expect((await admin(second, 'audit', {})).out).not.toContain('WRONG');
});

test('another restore has nothing to erase, and a ledger of another installation is refused', async () => {
  const file = fileOf(second, 'again.backup');
  await admin(second, 'backup', { out: file });
  const again: Options = { in: file, json: true };
  const erasures = fileOf(third, 'foreign');
  writeFileSync(erasures, '');
  expect((await admin(third, 'restore', { ...again, erasures })).error).toContain('it is that of another installation');
  expect(await third.stored('account')).toEqual([]);
  const { out, error } = await admin(third, 'restore', { ...again, ...ledger() });
  expect(error).toBe('');
  expect(JSON.parse(out).erasedAgain).toEqual({});
});

test('without the ledger, where that is said, all of it is there again', async () => {
  const { out } = await admin(untouched, 'restore', { ...before(), json: false, 'without-erasures': true });
  expect(out).toContain('What was erased since the backup was made stands in it again.');
  const subjects = await untouched.stored('subject', { siteId: names.siteId });
  expect(subjects).toHaveLength(Object.keys(names.people).length);
  expect(await untouched.stored('account')).toHaveLength(3);
  expect((await untouched.script(names.revoked).get('/api/v1/sites')).statusCode).toBe(200);
});
