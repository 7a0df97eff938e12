import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { wrongIn } from '#test/audited.ts';
import { aBanner, publish } from '#test/banners.ts';
import { choiceAt, publicIdOf, send } from '#test/choices.ts';
import { fromPage, fromServer } from '#test/consents.ts';
import { anEnteredRequest, requestsPath } from '#test/dsar.ts';
import { places, tamperings, type Places } from '#test/tampering.ts';

const app = testApp({ limits: 'off', config: { chromium: undefined } });
let names: Places;

const wrong = () => wrongIn(app);

/** An account with every kind of evidence. */
async function lived(): Promise<Places> {
  app.clock.set('2026-11-22T08:00:00.000Z');
  const { person: owner, ...rest } = await aBanner(app);
  await publish({ person: owner, ...rest });
  const bannerSite = rest.siteId;
  const made = await owner.post('/api/v1/sites', { name: 'shop.example', type: 'Site', languages: ['en'] });
  const site = made.json<{ id: string }>().id;
  const key = async (kind: string) =>
    (await owner.post(`/api/v1/sites/${site}/consent-keys`, { kind, name: kind })).json<{ key: string }>().key;
  const [pub, prv] = [await key('public'), await key('private')];
  const texts = [{ language: 'en', text: 'You agree.' }];
  const noticed = await owner.post(`/api/v1/sites/${site}/legal-notices`, { identifier: 'term', version: '1', texts });
  const say = async (subject: object, by: 'page' | 'server' = 'page') => {
    const said = { subject, legal_notices: ['term'], preferences: { newsletter: true } };
    const { id } = (await (by === 'page' ? fromPage(app, pub, said) : fromServer(app, prv, said))).json<{
      id: string;
    }>();
    // The response to a page does not reveal the person of its consent.
    return { id, subject_id: String((await app.stored('consent', { id }))[0]?.['subjectId']) };
  };
  const consent = await say({ id: 'u-1', email: 'anna@example.com' });
  const other = await say({ id: 'u-2', email: 'bruno@example.com' });
  const person = await say({ id: 'u-3', email: 'carla@example.com' }, 'server');
  const erased = await say({ id: 'u-4', email: 'dora@example.com' });
  const merged = await say({ email: 'emil@example.com' }, 'server');
  const path = `/api/v1/sites/${site}/subjects`;
  await owner.post(`${path}/${merged.subject_id}/merge`, { into: person.subject_id });
  await owner.patch(`${path}/${other.subject_id}`, { email: 'bruno.b@example.com' });
  await owner.post(`${path}/${erased.subject_id}/erasure`, { mode: 'everything' });

  const publicId = await publicIdOf(app, owner, bannerSite);
  const event = choiceAt(app.clock.now(), { version: 1, language: 'en' });
  await send(app, publicId, event);
  await send(app, publicId, choiceAt(app.clock.now(), { version: 1, language: 'en' }));
  app.clock.forward(5 * 3_600_000);
  await app.runScheduled('cookie-preferences.count');
  await app.runScheduled('cookie-preferences.seal');
  await app.runJobs();
  const certified = await certifiedErasure(owner);
  expect((await owner.post('/api/v1/processing-records/drafts', { siteId: bannerSite })).statusCode).toBe(200);
  app.clock.forward(24 * 3_600_000);
  await app.runScheduled('processing-records.attest');
  await app.runScheduled('evidence.sequence');

  const [version] = await app.stored('documentVersion', { accountId: owner.accountId });
  const [acceptance] = await app.stored('acceptance', { accountId: owner.accountId });
  const [erasure] = await app.stored('consentErasure', { accountId: owner.accountId });
  const [batch] = await app.stored('consent', { id: consent.id });
  return {
    account: owner.accountId,
    site,
    bannerSite,
    consent: consent.id,
    other: other.id,
    person: person.subject_id,
    erased: erased.id,
    merged: merged.id,
    notice: noticed.json<{ id: string }>().id,
    version: String(version?.['id']),
    acceptance: String(acceptance?.['id']),
    erasure: String(erasure?.['id']),
    batch: String(batch?.['batchId']),
    choice: event.id,
    edition: await attested(owner, 'register-edition'),
    certificate: await attested(owner, 'erasure-certificate', certified),
  };
}

/** The id of a request whose erasure is certified. */
async function certifiedErasure(owner: Person): Promise<string> {
  const entered = { ...anEnteredRequest, rights: ['erasure'], email: 'dora@example.com', receivedOn: '2026-11-22' };
  const { id } = (await owner.post(requestsPath, entered)).json<{ id: string }>();
  const letter = { kind: 'answer', hasData: false };
  for (const step of [{ action: 'prove-identity' }, { action: 'send', letter }, { action: 'close' }]) {
    const { version } = (await owner.get(`${requestsPath}/${id}`)).json<{ version: number }>();
    const taken = await owner.post(`${requestsPath}/${id}/steps`, { version, step });
    expect(taken.statusCode, taken.body).toBe(200);
  }
  return id;
}

async function attested({ accountId }: Person, kind: string, subjectId?: string): Promise<string> {
  const [row] = await app.stored('evidenceAttestation', { accountId, kind, ...(subjectId && { subjectId }) });
  return String(row?.['id']);
}

const filled = (text: string) => places.reduce((all, place) => all.replaceAll(`{${place}}`, names[place]), text);

/** Runs statements as a superuser who disables constraints and triggers. */
async function beside(statements: string): Promise<void> {
  await app.owner.query(`begin; set local session_replication_role = replica; ${statements}; commit`);
}

beforeAll(async () => {
  names = await lived();
  const tables = [...new Set(tamperings.flatMap((one) => one.tables))];
  await beside(
    `create schema aside; ${tables.map((table) => `create table aside.${table} as table ${table}`).join('; ')}`,
  );
}, 120_000);

afterAll(() => app.owner.query('drop schema aside cascade'));

test('an installation that nobody touched is clean', async () => {
  expect(await wrong()).toEqual([]);
});

test('there are fifty kinds of change', () => {
  expect(tamperings.length).toBeGreaterThanOrEqual(50);
});

test.each(tamperings)('C2: named by the audit: $what', async ({ tables, change, named }) => {
  await beside(filled(change));
  const found = await wrong();
  await beside(tables.map((table) => `delete from ${table}; insert into ${table} table aside.${table}`).join('; '));
  expect(found.join('\n')).toContain(filled(named));
  expect(await wrong()).toEqual([]);
});
