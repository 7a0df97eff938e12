import { expect, test } from 'vitest';
import { testApp, type Client, type Person } from '#test/app.ts';
import { wrongIn } from '#test/audited.ts';
import { fromServer, siteWithKeys, type ConsentSite } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
const start = '2026-11-22T08:00:00.000Z';

type ConsentRow = { readonly id: string; readonly subject_id: string };

/** A session does not last for months. */
async function back({ email, password }: Person): Promise<Client> {
  const client = await app.visitor();
  await client.post('/users/sign-in', { email, password });
  return client;
}

async function at({ prv }: ConsentSite, timestamp: string, id: string): Promise<ConsentRow> {
  const said = { subject: { id, email: `${id}@example.com` }, preferences: { newsletter: true }, timestamp };
  return (await fromServer(app, prv, said)).json<ConsentRow>();
}

const wrong = () => wrongIn(app);

const saysOf = async (id: string) => (await app.stored('consent', { id }))[0]?.['record'] !== null;

test('C14: consents are kept for as long as the site says after the last word of their person, and then erased and logged', async () => {
  app.clock.set(start);
  const site = await siteWithKeys(app);
  const { owner, siteId } = site;
  const path = `/api/v1/sites/${siteId}`;
  const silent = await at(site, '2024-01-10T10:00:00.000Z', 'silent');
  const spokeOnce = await at(site, '2024-01-10T11:00:00.000Z', 'spoke');
  const spokeAgain = await at(site, '2025-12-01T00:00:00.000Z', 'spoke');
  await app.runScheduled('evidence.sequence');
  expect((await owner.get(`${path}/consent-retention`)).json()).toEqual({
    months: null,
    effectiveMonths: 96,
    erasures: [],
  });
  const set = await owner.put(`${path}/consent-retention`, { months: 24 });
  expect(set.json()).toMatchObject({ months: 24, effectiveMonths: 24 });
  await app.runScheduled('consent-records.expire');
  await app.runScheduled('consent-records.expire');

  expect(await saysOf(silent.id)).toBe(false);
  expect([await saysOf(spokeOnce.id), await saysOf(spokeAgain.id)]).toEqual([true, true]);
  expect(await app.stored('subject', { id: silent.subject_id })).toEqual([]);
  expect((await owner.get(`${path}/consent-retention`)).json().erasures).toMatchObject([
    { cause: 'retention', by: null, before: '2024-11-22T00:00:00.000Z', subjects: 1, consents: 1 },
  ]);
  expect(app.log.some((line) => line.includes('consents expired') && line.includes(siteId))).toBe(true);
  expect(await wrong()).toEqual([]);

  const reset = await owner.put(`${path}/consent-retention`, { months: null });
  expect(reset.json()).toMatchObject({ months: null, effectiveMonths: 96 });
});

test('C14: what an erasure left as evidence goes at its time, too', async () => {
  app.clock.set(start);
  const site = await siteWithKeys(app);
  const { owner, siteId } = site;
  const { id, subject_id } = await at(site, '2024-01-10T10:00:00.000Z', 'gone');
  await owner.post(`/api/v1/sites/${siteId}/subjects/${subject_id}/erasure`, { mode: 'keep-evidence' });
  expect((await owner.get(`/api/v1/sites/${siteId}/consents/${id}`)).json().kept).toEqual({ newsletter: true });
  await owner.put(`/api/v1/sites/${siteId}/consent-retention`, { months: 24 });
  await app.runScheduled('consent-records.expire');
  expect(await app.stored('consent', { id })).toMatchObject([{ kept: null, subjectId: id, notices: 0 }]);
  expect(await wrong()).toEqual([]);
});

test('C14: without a word of the owner consents are kept for eight years after the last word', async () => {
  app.clock.set(start);
  const site = await siteWithKeys(app);
  const { id } = await at(site, start, 'standing');
  app.clock.set('2034-11-22T00:00:00.000Z');
  await app.runScheduled('consent-records.expire');
  expect(await saysOf(id)).toBe(true);
  app.clock.set('2034-11-23T00:00:00.000Z');
  await app.runScheduled('consent-records.expire');
  expect(await saysOf(id)).toBe(false);
});

test('C14: consents stay when their site is deleted, unless the owner wants them gone: then none is left, and the tree is whole', async () => {
  app.clock.set(start);
  const [gone, kept] = [await siteWithKeys(app), await siteWithKeys(app)];
  const notice = { identifier: 'term', version: '1', texts: [{ language: 'en', text: 'You agree.' }] };
  const ids: string[] = [];
  for (const site of [gone, kept]) {
    await site.owner.post(`/api/v1/sites/${site.siteId}/legal-notices`, notice);
    ids.push((await at(site, start, 'somebody')).id);
    await site.owner.post(`/api/v1/sites/${site.siteId}/consent-exports`, {});
  }
  await app.runJobs();
  await app.runScheduled('evidence.sequence');
  await gone.owner.delete(`/api/v1/sites/${gone.siteId}?evidence=delete`);
  await kept.owner.delete(`/api/v1/sites/${kept.siteId}?evidence=keep`);
  await app.runJobs();

  expect(await Promise.all(ids.map(saysOf))).toEqual([false, true]);
  for (const table of ['subject', 'subjectKey', 'legalNotice', 'consentDay', 'consentHour', 'export'])
    expect(await app.stored(table, { siteId: gone.siteId }), table).toEqual([]);
  expect((await gone.owner.get(`/api/v1/sites/${gone.siteId}/consents`)).statusCode).toBe(404);
  const path = `/api/v1/sites/${kept.siteId}`;
  const left = await kept.owner.get(`${path}/consents`);
  expect(left.json().consents).toMatchObject([{ id: ids[1], subject: { email: 'somebody@example.com' } }]);
  expect((await kept.owner.get(`${path}/consents/${ids[1]}/proof`)).statusCode).toBe(200);
  const added = await kept.owner.post(`${path}/consents`, { subject: { email: 'late@example.com' } });
  expect(added.json()).toMatchObject({ code: 'site.not-found' });
  expect(await wrong()).toEqual([]);
});

test('C14: what was on its way when its site was deleted with its evidence is erased as well', async () => {
  app.clock.set(start);
  const site = await siteWithKeys(app);
  // Later than the database believes it is, so that the second look waits.
  app.clock.set('2040-01-01T00:00:00.000Z');
  await app.runScheduled('consent-records.partitions');
  await at(site, '2040-01-01T00:00:00.000Z', 'early');
  const returned = await back(site.owner);
  await app.owner.query('create table keys_before as table consent_key');
  expect((await returned.delete(`/api/v1/sites/${site.siteId}?evidence=delete`)).statusCode).toBe(200);
  await app.runJobs();
  const send = () => fromServer(app, site.prv, { subject: { email: 'late@example.com' } });
  expect((await send()).statusCode).toBe(401);
  // A statement that began before the deletion was committed still finds the key.
  await app.owner.query(`begin; set local session_replication_role = replica;
    insert into consent_key table keys_before on conflict do nothing; commit; drop table keys_before`);
  const late = await send();
  expect(late.statusCode).toBe(201);
  const { id, subject_id } = late.json<ConsentRow>();
  expect(await saysOf(id)).toBe(true);
  await app.owner.query('update graphile_worker._private_jobs set run_at = now()');
  await app.runJobs();
  expect(await saysOf(id)).toBe(false);
  expect(await app.stored('subject', { id: subject_id })).toEqual([]);
});

test('an account that is deleted takes its consents and their tree with it, and the audit stays clean', async () => {
  app.clock.set(start);
  const site = await siteWithKeys(app);
  const { owner } = site;
  await at(site, start, 'somebody');
  await app.runScheduled('evidence.sequence');
  const answer = await owner.post('/api/v1/account/deletion', { password: owner.password, confirmation: owner.email });
  expect(answer.statusCode, answer.body).toBe(200);
  await app.runJobs();
  for (const table of ['consent', 'subject', 'evidenceBatch', 'evidenceTree', 'evidenceCheckpoint', 'evidenceKey'])
    expect(await app.stored(table, { accountId: owner.accountId }), table).toEqual([]);
  expect(await wrong()).toEqual([]);
});
