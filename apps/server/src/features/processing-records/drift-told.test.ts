import type { Answer, processingRecords } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { agreed, drift, listed, made, registerPath as path } from '#test/register.ts';
import { demoScan } from '../../../seed/demo-scan.ts';
import { keepExampleScan } from '../detection/index.ts';

const app = testApp({ limits: 'off', config: { chromium: undefined } });

async function ofAllSites(person: Person) {
  return (await person.get(`${path}/drift`)).json<Answer<typeof processingRecords.drift>>().findings;
}

const bodies = async (person: Person): Promise<unknown[]> => {
  const { rows } = await app.owner.query<{ body: string }>(
    `select body from webhook_delivery where account_id = $1 and type = 'register.drift' order by id`,
    [person.accountId],
  );
  return rows.map(({ body }) => JSON.parse(body).data);
};

test('a change in the generator or a scan reaches the stored findings by a job, and one press in the register at once', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await agreed(person);
  await app.runJobs();
  expect(await ofAllSites(person)).toEqual([]);
  await made(person, `/documents/${documentId}/services`, { service: 'hotjar' });
  await app.runJobs();
  expect((await ofAllSites(person)).map(({ code }) => code)).toEqual(['no-record']);
  await made(person, '/processing-records/drafts', { siteId });
  expect((await ofAllSites(person)).map(({ code }) => code)).toEqual(['not-confirmed']);
  await keepExampleScan(app.services, person.accountId, siteId, demoScan('https://shop.example.com'));
  await app.runJobs();
  expect((await ofAllSites(person)).map(({ code }) => code).toSorted()).toEqual(['not-confirmed', 'not-in-documents']);
});

test('what only time changes is found at night', async () => {
  const person = await app.signUp();
  const { siteId } = await agreed(person);
  await app.runJobs();
  const [record] = await listed(person);
  const reviewOn = new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  await person.post(`${path}/${record?.id}/confirmation`, { version: 3, reviewOn });
  app.clock.forward(2 * 86_400_000);
  const due = await drift(person, siteId);
  expect(due.map(({ code, recordId }) => [code, recordId])).toEqual([['review-due', record?.id]]);
  expect(await ofAllSites(person)).toEqual([]);
  await app.runScheduled('processing-records.check-drift');
  expect(await ofAllSites(person)).toEqual(due);
});

test('a finding is sent to webhooks once, by its ids alone', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await agreed(person);
  await app.runJobs();
  const endpoint = { url: 'https://hooks.example.com/candor', types: ['register.drift'] };
  const added = await person.post('/api/v1/webhooks', endpoint);
  expect(added.statusCode, added.body).toBe(201);
  await made(person, `/documents/${documentId}/services`, { service: 'hotjar' });
  await app.runJobs();
  const [finding] = await drift(person, siteId);
  const data = { finding: finding?.id, code: 'no-record', site: siteId, record: null };
  expect(await bodies(person)).toEqual([data]);
  await app.runScheduled('processing-records.check-drift');
  expect(await bodies(person)).toEqual([data]);
});

test('what guests of a project press stores what is found for the whole account, and they see no finding about its own records', async () => {
  const person = await app.signUp();
  const { id: projectId } = await made(person, '/projects', { name: 'Client' });
  const { siteId } = await agreed(person);
  expect((await person.patch(`/api/v1/sites/${siteId}`, { projectId })).statusCode).toBe(200);
  const form = { isPublished: true, workplace: 'IE', keepMonths: 24 };
  expect((await person.put(`/api/v1/sites/${siteId}/dsar-form`, form)).statusCode).toBe(200);
  await person.post('/api/v1/webhooks', { url: 'https://hooks.example.com/candor', types: ['register.drift'] });
  await person.post(`${path}/typical`, { activities: ['privacy-requests'] });
  await app.runJobs();
  const codes = async (by: Person) => (await ofAllSites(by)).map(({ code }) => code);
  expect(await codes(person)).toEqual(['retention-differs']);
  const guest = await app.join(await app.signUp(), person, 'editor', projectId);
  expect(await codes(guest)).toEqual([]);
  const told = await bodies(person);
  expect(told).toHaveLength(1);
  expect((await guest.post(`${path}/drafts`, { siteId })).statusCode).toBe(200);
  expect(await codes(person)).toEqual(['retention-differs']);
  await app.runJobs();
  expect(await codes(person)).toEqual(['retention-differs']);
  expect(await bodies(person)).toEqual(told);
});

test('those who may edit the register are mailed once a week while something is open', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await agreed(person);
  await made(person, `/documents/${documentId}/services`, { service: 'hotjar' });
  const reader = await app.join(await app.signUp(), person, 'analyst');
  await app.runJobs();
  const ours = new Set([person.email, reader.email]);
  const mailed = async () =>
    (await app.outbox.all())
      .filter(({ to, subject }) => ours.has(to) && subject.includes('discrepancies'))
      .map(({ to }) => to);
  await app.runScheduled('processing-records.mail-drift');
  expect(await mailed()).toEqual([person.email]);
  expect((await app.outbox.last(person.email)).text).toContain('Open discrepancies: 1');
  const [finding] = await drift(person, siteId);
  const until = app.clock.now().toISOString().slice(0, 10);
  await person.put(`${path}/drift/acceptance`, { siteId, id: finding?.id, accepted: { reason: 'Soon gone', until } });
  await app.runScheduled('processing-records.mail-drift');
  expect(await mailed()).toHaveLength(1);
});

test('an account that fails keeps no other from its weekly mail', async () => {
  const [broken, person] = [await app.signUp(), await app.signUp()];
  for (const each of [broken, person]) {
    const { documentId } = await agreed(each);
    await made(each, `/documents/${documentId}/services`, { service: 'hotjar' });
  }
  await app.runJobs();
  await app.owner.query(`alter table graphile_worker._private_jobs add constraint broken
    check (payload::text not like '%"${broken.email}"%') not valid`);
  await app.runScheduled('processing-records.mail-drift');
  await app.owner.query('alter table graphile_worker._private_jobs drop constraint broken');
  expect((await app.outbox.last(person.email)).subject).toContain('discrepancies');
});
