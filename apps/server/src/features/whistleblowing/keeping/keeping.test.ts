import type { MailboxAnswer, ToolOffice } from '@app/whistleblowing';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { uuidOf, whistleblowing, type TestOffice } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, sendReport, openMailbox, callMailbox, write, list, open, added } = whistleblowing(app);
const dayMs = 86_400_000;

/** A report that a manager closed today, as not admissible. */
async function closed(office: TestOffice) {
  const report = await sendReport(office);
  const [manager] = office.managers;
  const listed = (await list(manager, office)).find(({ id }) => id === report.sent.report);
  if (!listed) throw new Error('The report is not listed.');
  const opened = await open(manager, listed);
  await added(manager, opened, 'moved', { move: ['received', 'not_admissible'] });
  return report;
}
const stored = async (report: { readonly sent: { readonly report: string } }) =>
  (await app.stored('report', { id: uuidOf(report.sent.report) }))[0];
const halves = async (): Promise<string> => {
  const folder = fileURLToPath(app.services.config.reportKeysUrl);
  const names = await readdir(folder, { recursive: true });
  return names.join(' ');
};

test('W14 a closed report is deleted three years later in Germany, after 30 days of notice', async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice({ country: 'DE' });
  const [report, opened] = [await closed(office), await sendReport(office)];
  app.clock.set('2029-10-24T10:00:00.000Z');
  await app.runScheduled('whistleblowing.keep');
  expect(await stored(report)).toMatchObject({ status: 'not_admissible', deletionToldOn: null });

  app.clock.set('2029-10-25T10:00:00.000Z');
  const mails = (await app.outbox.all()).length;
  await app.runScheduled('whistleblowing.keep');
  expect(await stored(report)).toMatchObject({ deletionToldOn: '2029-10-25' });
  // A mail would tell the mail server that there is a report.
  expect(await app.outbox.all()).toHaveLength(mails);
  expect(await openMailbox(office, report)).toMatchObject({ deletedFrom: '2029-11-24' });

  app.clock.set('2029-11-23T10:00:00.000Z');
  await app.runScheduled('whistleblowing.keep');
  expect(await stored(report)).toMatchObject({ status: 'not_admissible' });
  expect(await halves()).toContain(report.sent.report);
  app.clock.set('2029-11-24T10:00:00.000Z');
  await app.runScheduled('whistleblowing.keep');
  expect(await stored(report)).toMatchObject({ status: 'information_deleted', lookup: null, envelope: null });
  expect(await app.stored('report_part', { reportId: uuidOf(report.sent.report) })).toEqual([]);
  expect(await app.stored('report_wrap', { reportId: uuidOf(report.sent.report) })).toEqual([]);
  expect(await halves()).not.toContain(report.sent.report);
  // Open reports are never over.
  expect(await stored(opened)).toMatchObject({ status: 'received', deletionToldOn: null });
  expect(await halves()).toContain(opened.sent.report);
});

test('W15 what the reporter wrote and no manager has read keeps a report', async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice({ country: 'DE' });
  const report = await closed(office);
  app.clock.set('2029-11-01T10:00:00.000Z');
  await app.runScheduled('whistleblowing.keep');
  await write(office, report, 'wrote', { part: { kind: 'message', value: { text: 'There is more' } } });
  app.clock.set('2029-12-15T10:00:00.000Z');
  await app.runScheduled('whistleblowing.keep');
  expect(await stored(report)).toMatchObject({ status: 'not_admissible', newsSince: 3 });
  expect((await openMailbox(office, report)).entries).toHaveLength(4);

  await app.owner.query('update report set news_since = null where id = $1', [uuidOf(report.sent.report)]);
  await app.runScheduled('whistleblowing.keep');
  expect(await stored(report)).toMatchObject({ status: 'information_deleted' });
});

test('an open report outlives its site by 30 days, and managers are told', async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice();
  const report = await sendReport(office);
  expect((await office.owner.delete(`/api/v1/sites/${office.siteId}?evidence=delete`)).statusCode).toBe(200);
  await app.runJobs();
  expect(await app.stored('report_office', { id: uuidOf(office.id) })).toMatchObject([
    { isOpen: false, endsOn: '2026-12-24' },
  ]);
  await app.runScheduled('whistleblowing.offices');
  await app.runScheduled('whistleblowing.offices');
  for (const { person } of office.managers) {
    const mails = (await app.outbox.all()).filter(({ to }) => to === person.email);
    expect(mails.filter(({ subject }) => subject.includes('was closed'))).toHaveLength(1);
  }
  expect(await openMailbox(office, report)).toMatchObject({ deletedFrom: '2026-12-24', status: 'received' });
  expect(await list(office.managers[0], office)).toHaveLength(1);

  app.clock.forward(29 * dayMs);
  await app.runScheduled('whistleblowing.keep');
  expect(await stored(report)).toBeDefined();
  app.clock.forward(dayMs);
  await app.runScheduled('whistleblowing.keep');
  expect(await stored(report)).toBeUndefined();
  expect(await app.stored('report_office', { id: uuidOf(office.id) })).toEqual([]);
  expect(await halves()).not.toContain(report.sent.report);
  const gone = (await callMailbox(office, report, { action: 'open' })).json<MailboxAnswer>();
  expect(gone).toMatchObject({ refused: { code: 'mailbox.not-found' } });
});

test('a manager releases what is left, and nobody else does', async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice();
  const report = await sendReport(office);
  const [manager] = office.managers;
  const early = await manager.tool.send('POST', `/offices/${office.id}/release`, {});
  expect(early.json()).toMatchObject({ code: 'report-office.not-ended' });
  await office.owner.delete(`/api/v1/sites/${office.siteId}?evidence=keep`);
  await app.runJobs();
  const stranger = await newOffice();
  const foreign = await stranger.managers[0].tool.send('POST', `/offices/${office.id}/release`, {});
  expect(foreign.json()).toMatchObject({ code: 'report-office.not-found' });
  await app.runScheduled('whistleblowing.keep');
  expect(await stored(report)).toBeDefined();
  // Tool and mailbox name the same day.
  const day = async () => (await manager.tool.send('GET', '/offices')).json<ToolOffice[]>()[0]?.endsOn;
  expect(await day()).toBe('2026-12-24');
  expect(await openMailbox(office, report)).toMatchObject({ deletedFrom: '2026-12-24' });

  expect((await manager.tool.send('POST', `/offices/${office.id}/release`, {})).statusCode).toBe(204);
  expect(await day()).toBe('2026-11-24');
  await app.runScheduled('whistleblowing.keep');
  expect(await stored(report)).toBeUndefined();
});

test('A9 an account with a published form is deleted 30 days after its plan, and takes no reports until then', async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice();
  const { owner } = office;
  await app.owner.query('insert into account_hold values ($1, 30)', [owner.accountId]);
  const report = await sendReport(office);
  const given = { password: owner.password, confirmation: owner.email };
  const atOnce = await owner.post('/api/v1/account/deletion', given);
  expect(atOnce.json()).toMatchObject({ code: 'account.deletion-held' });
  const planned = (await owner.put('/api/v1/account/deletion', given)).json<{ dueAt: string }>();
  expect(planned.dueAt).toBe('2026-12-24T10:00:00.000Z');

  await app.runScheduled('whistleblowing.offices');
  const isOpen = async () => (await app.http.inject({ url: `/report/api/offices/${office.id}` })).json().isOpen;
  expect(await isOpen()).toBe(false);
  // The day is told to reporters, too.
  expect(await openMailbox(office, report)).toMatchObject({ deletedFrom: '2026-12-24' });
  const { json } = await office.managers[0].tool.send('GET', '/offices');
  expect(json<ToolOffice[]>()).toMatchObject([{ endsOn: '2026-12-24' }]);
  await owner.delete('/api/v1/account/deletion');
  await app.runScheduled('whistleblowing.offices');
  expect(await isOpen()).toBe(true);

  await owner.put('/api/v1/account/deletion', given);
  app.clock.forward(29 * dayMs);
  await app.runScheduled('accounts.delete-due');
  expect(await stored(report)).toBeDefined();
  app.clock.forward(2 * dayMs);
  await app.runScheduled('accounts.delete-due');
  expect(await stored(report)).toBeUndefined();
  await app.runJobs();
  expect(await halves()).not.toContain(report.sent.report);
});

test('halves that a kill or an error left of an ended form are destroyed before its rows go', async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice();
  const reports = [await sendReport(office), await sendReport(office)];
  await office.owner.delete(`/api/v1/sites/${office.siteId}?evidence=keep`);
  await app.runJobs();
  expect((await office.managers[0].tool.send('POST', `/offices/${office.id}/release`, {})).statusCode).toBe(204);

  // A folder in place of the halves of one report: the key store answers with an error.
  const folder = fileURLToPath(app.services.config.reportKeysUrl);
  const [name] = (await readdir(folder)).filter((one) => one.endsWith(reports[0]?.sent.report ?? ''));
  const file = path.join(folder, name ?? '');
  const bytes = await readFile(file);
  await rm(file);
  await mkdir(file);
  await app.runScheduled('whistleblowing.keep');
  for (const report of reports) {
    expect(await stored(report)).toMatchObject({ status: 'information_deleted', lookup: null, envelope: null });
    expect(await app.stored('report_part', { reportId: uuidOf(report.sent.report) })).toEqual([]);
  }
  expect(await app.stored('report_office', { id: uuidOf(office.id) })).toHaveLength(1);

  await rmdir(file);
  await writeFile(file, bytes);
  await app.runScheduled('whistleblowing.keep');
  expect(await app.stored('report_office', { id: uuidOf(office.id) })).toEqual([]);
  expect(await halves()).not.toContain(office.id);
});

test('the export of an account tells nothing of its reports', async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice();
  const report = await sendReport(office);
  const answer = await office.owner.get('/api/v1/account/export');
  expect(Object.keys(answer.json().tables).filter((name) => name.startsWith('report'))).toEqual([]);
  for (const id of [report.sent.report, report.sent.lookup]) {
    expect(answer.body).not.toContain(id);
    expect(answer.body).not.toContain(uuidOf(id));
  }
});

test('who loses the role gets nothing from that moment', async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice();
  await sendReport(office);
  const [manager] = office.managers;
  expect(await list(manager, office)).toHaveLength(1);
  await app.owner.query('delete from role_grant where person_id = $1', [manager.person.id]);
  for (const path of ['/offices', `/offices/${office.id}/reports`, '/calendar.ics', '/session'])
    expect((await manager.tool.send('GET', path)).statusCode).toBe(401);
});
