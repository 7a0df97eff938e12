import type {
  Answer,
  DriftFinding,
  ProcessingRecord,
  processingRecords,
  RecipientView,
  RecordAppearances,
} from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { begun, completedDpia, recordOf, saved } from '#test/assessments.ts';
import { usualNewsletter } from '#test/newsletters.ts';
import { agreed, confirmAll, done, drift, made, owner, registerPath as path } from '#test/register.ts';

// One fact changed on one side gives exactly its finding and no other; mended, none (R5).

const app = testApp({ limits: 'off', config: { chromium: undefined } });

async function all(person: Person): Promise<readonly DriftFinding[]> {
  return (await person.get(`${path}/drift`)).json<Answer<typeof processingRecords.drift>>().findings;
}

const dayAfter = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A confirmed record of the organization that has to be reviewed in two days. */
async function payroll(person: Person): Promise<ProcessingRecord> {
  const { id: memberId } = await made(person, '/members', owner);
  await done(person.put(`/api/v1/members/${memberId}/default`, { isDefault: true }));
  const activity = {
    kind: 'other',
    name: { en: 'Payroll' },
    legalBasis: 'legal-obligation',
    dataTypes: ['name', 'postal-address'],
  };
  const fields = { subjects: ['employees'], measures: ['backups'], processedBy: ['controller'] };
  const record = await person.post(path, { ...fields, activity });
  expect(record.statusCode, record.body).toBe(201);
  const { id } = record.json<ProcessingRecord>();
  const confirmed = await person.post(`${path}/${id}/confirmation`, { version: 1, reviewOn: dayAfter(2) });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return confirmed.json();
}

test('joint control without an arrangement is exactly one finding, until one is in force (R5)', async () => {
  const person = await app.signUp();
  const { siteId } = await agreed(person);
  const { recipients } = (await person.get('/api/v1/recipients')).json<{ recipients: RecipientView[] }>();
  const id = recipients.find(({ name }) => name === 'Stripe, Inc.')?.id;
  const enter = (version: number, kind: string) => {
    const contract = { kind, signedOn: '2025-01-01' };
    return done(person.put(`/api/v1/recipients/${id}`, { version, fields: { role: 'joint-controller', contract } }));
  };
  await enter(1, 'processing');
  expect(await drift(person, siteId)).toMatchObject([
    { code: 'no-arrangement', name: 'Stripe, Inc.', recipientId: id, article: 'GDPR Art. 26(1)' },
  ]);
  await enter(2, 'joint-control');
  expect(await drift(person, siteId)).toEqual([]);
});

test('a record that needs an impact assessment and has none is exactly one finding, until one is completed (R5)', async () => {
  const person = await app.signUp();
  const { siteId } = await agreed(person);
  const recordId = await recordOf(person, 'Contact');
  const screening = await begun(person, recordId, 'screening');
  await app.runJobs();
  expect(await all(person)).toEqual([]);
  await saved(person, screening, { choices: { 'large-scale': 'yes', matching: 'yes' } });
  expect(await drift(person, siteId)).toMatchObject([
    { code: 'no-assessment', recordId, name: 'Contact', article: 'GDPR Art. 35(1)', recipientId: null },
  ]);
  await app.runJobs();
  expect((await all(person)).map(({ code }) => code)).toEqual(['no-assessment']);
  await completedDpia(person, recordId);
  expect(await drift(person, siteId)).toEqual([]);
  await app.runJobs();
  expect(await all(person)).toEqual([]);
});

test('where no period is set, the usual one of Candor is compared with what documents state (R5)', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await agreed(person);
  const retention = { kind: 'period', period: { amount: 2, unit: 'year' } };
  const activities = [{ id: 'news', kind: 'newsletter', retention }];
  await done(person.patch(`/api/v1/documents/${documentId}`, { settings: { activities } }));
  await made(person, '/processing-records/drafts', { siteId });
  await confirmAll(person);
  // Candor keeps no subscription.
  expect(await drift(person, siteId)).toEqual([]);
  await made(person, `/sites/${siteId}/newsletters`, usualNewsletter);
  const [finding] = await drift(person, siteId);
  expect(finding).toMatchObject({ code: 'retention-differs', months: 96 });
  expect(await drift(person, siteId)).toHaveLength(1);
  await done(person.put(`/api/v1/sites/${siteId}/consent-retention`, { months: 24 }));
  expect(await drift(person, siteId)).toEqual([]);
});

test('a finding about a record of the organization is accepted until a day, by those alone who see the account', async () => {
  const person = await app.signUp();
  await payroll(person);
  expect(await all(person)).toEqual([]);
  app.clock.forward(2 * 86_400_000);
  const [finding] = await all(person);
  expect(finding).toMatchObject({ code: 'review-due', name: 'Payroll', site: null, accepted: null });
  const accepted = { reason: 'After the audit', until: dayAfter(5) };
  const body = { siteId: null, id: finding?.id, accepted };
  const { id: projectId } = await made(person, '/projects', { name: 'Client' });
  const guest = await app.join(await app.signUp(), person, 'editor', projectId);
  expect((await guest.put(`${path}/drift/acceptance`, body)).statusCode).toBe(403);
  await done(person.put(`${path}/drift/acceptance`, body));
  expect((await all(person)).map((one) => one.accepted?.reason)).toEqual(['After the audit']);
  expect(await all(guest)).toEqual([]);
  await done(person.put(`${path}/drift/acceptance`, { ...body, accepted: null }));
  expect((await all(person)).map((one) => one.accepted)).toEqual([null]);
});

test('findings about the organization are mailed and sent to webhooks, and whoever wants no mail gets none', async () => {
  const person = await app.signUp();
  await payroll(person);
  await done(person.post('/api/v1/webhooks', { url: 'https://hooks.example.com/candor', types: ['register.drift'] }));
  app.clock.forward(2 * 86_400_000);
  await app.runScheduled('processing-records.check-drift');
  const [finding] = await all(person);
  const { rows } = await app.owner.query<{ body: string }>(
    `select body from webhook_delivery where account_id = $1 and type = 'register.drift'`,
    [person.accountId],
  );
  expect(rows.map(({ body }) => JSON.parse(body).data)).toEqual([
    { finding: finding?.id, code: 'review-due', site: null, record: finding?.recordId },
  ]);
  const mails = async () =>
    (await app.outbox.all()).filter(({ to, subject }) => to === person.email && subject.includes('discrepancies'));
  await app.runScheduled('processing-records.mail-drift');
  expect(await mails()).toHaveLength(1);
  expect((await person.get(`${path}/drift/mail`)).json()).toEqual({ weekly: true });
  await done(person.put(`${path}/drift/mail`, { weekly: false }));
  expect((await person.get(`${path}/drift/mail`)).json()).toEqual({ weekly: false });
  await app.runScheduled('processing-records.mail-drift');
  expect(await mails()).toHaveLength(1);
  await done(person.put(`${path}/drift/mail`, { weekly: true }));
  await app.runScheduled('processing-records.mail-drift');
  expect(await mails()).toHaveLength(2);
});

test('the page of a record of the organization shows its findings', async () => {
  const person = await app.signUp();
  const { id } = await payroll(person);
  const findings = async () => (await person.get(`${path}/${id}/appearances`)).json<RecordAppearances>().findings;
  expect(await findings()).toEqual([]);
  app.clock.forward(2 * 86_400_000);
  expect(await findings()).toEqual(['review-due']);
});
