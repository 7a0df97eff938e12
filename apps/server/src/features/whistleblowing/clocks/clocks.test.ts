import { officeHash } from '@app/sealing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { hexOf } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing, type TestOffice } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, newManager, signDocument, sendReport, openMailbox, list, open, added } = whistleblowing(app);

/** The mails to look into the tool that the managers of an office got, by their address. */
async function mailsOf({ managers }: TestOffice) {
  const all = await app.outbox.all();
  return managers.map(({ person }) => all.filter(({ to, subject }) => to === person.email && isReminder(subject)));
}
const isReminder = (subject: string) => subject.startsWith('Please open the Management Tool');
const counts = async (office: TestOffice) => (await mailsOf(office)).map(({ length }) => length);

async function hour(at: string) {
  app.clock.set(at);
  await app.runScheduled('whistleblowing.offices');
}

test('all managers are mailed on fixed days, with the same words whether or not there is a report', async () => {
  app.clock.set('2026-11-23T07:00:00.000Z');
  const [empty, busy] = [await newOffice(), await newOffice()];
  await sendReport(busy);
  await hour('2026-11-23T09:00:00.000Z');
  expect([await counts(empty), await counts(busy)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await hour('2026-11-24T07:09:00.000Z');
  expect(await counts(busy)).toEqual([0, 0]);
  await hour('2026-11-24T08:09:00.000Z');
  await hour('2026-11-24T09:09:00.000Z');
  expect([await counts(empty), await counts(busy)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  await hour('2026-11-27T08:09:00.000Z');
  const [first, second] = (await mailsOf(busy))[0] ?? [];
  if (!first || !second) throw new Error('Two mails were sent.');
  expect({ subject: second.subject, text: second.text }).toEqual({ subject: first.subject, text: first.text });
  // Links go to the dashboard, which names no office and no report.
  const named = (office: TestOffice, text: string) => text.includes(office.id) || text.includes(office.siteId);
  expect(named(busy, first.text)).toBe(false);
  expect(first.text.length).toBe(((await mailsOf(empty))[0]?.[0]?.text ?? '').length);
});

test('W2 the form acknowledges receipt on its day, and a later acknowledgement moves no deadline', async () => {
  app.clock.set('2026-11-24T23:50:00.000Z');
  const office = await newOffice();
  await sendReport(office);
  const [manager] = office.managers;
  const clocks = async () => (await list(manager, office))[0]?.clocks;
  const before = await clocks();
  expect(before).toMatchObject([
    { kind: 'acknowledge', doneOn: '2026-11-24' },
    { kind: 'feedback', due: '2027-02-24', doneOn: null },
  ]);
  app.clock.set('2026-11-25T00:10:00.000Z');
  const [listed] = await list(manager, office);
  if (!listed) throw new Error('The report is not listed.');
  const opened = await open(manager, listed);
  await added(manager, opened, 'acknowledged', { part: { kind: 'message', value: { text: 'Thank you' } } });
  expect((await list(manager, office))[0]?.clocks).toEqual(before);
});

test('W3 only a deadline that has passed writes out of turn, once', async () => {
  app.clock.set('2026-11-24T07:00:00.000Z');
  const office = await newOffice();
  await sendReport(office);
  await hour('2027-02-23T08:09:00.000Z');
  expect(await counts(office)).toEqual([1, 1]);
  // The three months end on the 24th, a Wednesday.
  await hour('2027-02-24T08:09:00.000Z');
  await hour('2027-02-25T07:09:00.000Z');
  expect(await counts(office)).toEqual([1, 1]);
  await hour('2027-02-25T08:09:00.000Z');
  await hour('2027-02-25T09:09:00.000Z');
  await hour('2027-02-27T08:09:00.000Z');
  expect(await counts(office)).toEqual([2, 2]);
});

test('a report that was acknowledged in time writes out of turn only when feedback is due', async () => {
  app.clock.set('2026-11-24T07:00:00.000Z');
  const office = await newOffice();
  await sendReport(office);
  const [manager] = office.managers;
  const [listed] = await list(manager, office);
  if (!listed) throw new Error('The report is not listed.');
  const opened = await open(manager, listed);
  await added(manager, opened, 'acknowledged', { part: { kind: 'message', value: { text: 'Thank you' } } });
  await hour('2027-02-23T08:09:00.000Z');
  expect(await counts(office)).toEqual([1, 1]);
  await hour('2027-02-25T08:09:00.000Z');
  expect(await counts(office)).toEqual([2, 2]);
});

test('the calendar of a manager has days, and neither reports nor what is due', async () => {
  app.clock.set('2026-11-24T07:00:00.000Z');
  const office = await newOffice();
  const [manager] = office.managers;
  const calendar = async () => (await manager.tool.send('GET', '/calendar.ics')).body.replaceAll('\r\n ', '');
  expect(await calendar()).not.toContain('BEGIN:VEVENT');
  const reports = [await sendReport(office), await sendReport(office)];
  const text = await calendar();
  expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20270224']);
  for (const { sent } of reports) expect(text).not.toContain(sent.report);
  expect(text).not.toMatch(/acknowledg|feedback/i);
});

test('W3 a report keeps the law of the document that it was sent for, in tool, calendar and mailbox', async () => {
  app.clock.set('2026-11-24T07:00:00.000Z');
  const office = await newOffice();
  const report = await sendReport(office);
  const [manager] = office.managers;
  const days = async () => {
    const [listed] = await list(manager, office);
    const { clocks } = await openMailbox(office, report);
    const calendar = (await manager.tool.send('GET', '/calendar.ics')).body;
    return { listed: listed?.clocks, mailbox: clocks, calendar: calendar.match(/DTSTART;VALUE=DATE:\d+/g) };
  };
  const before = await days();
  const last = hexOf(officeHash(office.document));
  // Feedback is due within 30 days there.
  await signDocument(office, { ...office.document, version: 2, before: last, country: 'CZ' }, manager);
  expect(await days()).toEqual(before);
});

test('no log line, audit event or metric tells of a report', async () => {
  app.clock.set('2026-11-24T07:00:00.000Z');
  const office = await newOffice();
  const events = async () =>
    (await office.owner.get('/api/v1/audit-events'))
      .json<{ events: { kind: string }[] }>()
      .events.map(({ kind }) => kind);
  const before = await events();
  await sendReport(office);
  await hour('2026-11-26T08:09:00.000Z');
  const added = (await events()).slice(0, -before.length);
  expect(added.filter((kind) => kind.startsWith('report') && kind !== 'report-pages.served')).toEqual([]);
});

test('an office that asks for it is mailed only when something is new or due, and never later on that day', async () => {
  app.clock.set('2026-11-24T07:00:00.000Z');
  const office = await newOffice();
  await app.owner.query('update report_office set mails_when_due_only = true where site_id = $1', [office.siteId]);
  await hour('2026-11-24T08:09:00.000Z');
  expect(await counts(office)).toEqual([0, 0]);
  await sendReport(office);
  // A mail at nine would tell that the report came after eight.
  await hour('2026-11-24T09:09:00.000Z');
  expect(await counts(office)).toEqual([0, 0]);
  await hour('2026-11-27T08:09:00.000Z');
  expect(await counts(office)).toEqual([1, 1]);
  // Such a mail tells something by its arrival, and does not deny it.
  const [first] = (await mailsOf(office)).flat();
  expect(first?.text).toContain('So its arrival shows that there is a report.');
  // Read, and no reminder has come yet.
  await app.owner.query('update report set news_since = null');
  await hour('2026-12-01T08:09:00.000Z');
  expect(await counts(office)).toEqual([1, 1]);
  // Day 60 of the three months.
  await hour('2027-01-22T08:09:00.000Z');
  expect(await counts(office)).toEqual([1, 1]);
  await hour('2027-01-26T08:09:00.000Z');
  expect(await counts(office)).toEqual([2, 2]);
  // A closed report is nothing to do, until it will be deleted.
  const change = (columns: string) =>
    app.owner.query(`update report set ${columns} where account_id = $1`, [office.owner.accountId]);
  await change("closed_on = '2027-01-27', status = 'processed'");
  await hour('2027-01-29T08:09:00.000Z');
  expect(await counts(office)).toEqual([2, 2]);
  await change("deletion_told_on = '2027-01-30'");
  await hour('2027-02-02T08:09:00.000Z');
  expect(await counts(office)).toEqual([3, 3]);
});

test('W9 a manager whom the reporter unticked gets no mail that tells of a report', async () => {
  app.clock.set('2026-11-24T07:00:00.000Z');
  const [office, always] = [await newOffice(), await newOffice()];
  await app.owner.query('update report_office set mails_when_due_only = true where site_id = $1', [office.siteId]);
  for (const at of [office, always]) await sendReport(at, { untick: [at.managers[1].id] });
  await hour('2026-11-24T08:09:00.000Z');
  expect([await counts(office), await counts(always)]).toEqual([
    [1, 0],
    [1, 1],
  ]);
  // The feedback was due on the 24th of February, a Wednesday.
  await hour('2027-02-23T08:09:00.000Z');
  await hour('2027-02-25T08:09:00.000Z');
  expect([await counts(office), await counts(always)]).toEqual([
    [3, 0],
    [3, 2],
  ]);
});

/** Two new managers, whom an unsigned document names in place of those of before. */
async function replaced(office: TestOffice) {
  const others = [await newManager(office.owner, 'Three'), await newManager(office.owner, 'Four')] as const;
  const before = hexOf(officeHash(office.document));
  const recipients = others.map(({ recipient }) => recipient);
  await signDocument(office, { ...office.document, version: 2, before, recipients }, office.managers[0]);
  return { ...office, managers: others } satisfies TestOffice;
}

test('a report that no manager reads any more is mailed to those who could look for its cards', async () => {
  app.clock.set('2026-11-24T07:00:00.000Z');
  const [office, always] = [await newOffice(), await newOffice()];
  await app.owner.query('update report_office set mails_when_due_only = true where site_id = $1', [office.siteId]);
  for (const at of [office, always]) await sendReport(at);
  const [later, laterAlways] = [await replaced(office), await replaced(always)];
  await hour('2026-11-24T08:09:00.000Z');
  expect([await counts(later), await counts(laterAlways)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(await counts(office)).toEqual([0, 0]);
  // The feedback was due on the 24th of February, a Wednesday: a mail out of turn.
  await hour('2027-02-23T08:09:00.000Z');
  await hour('2027-02-25T08:09:00.000Z');
  expect([await counts(later), await counts(laterAlways)]).toEqual([
    [3, 3],
    [3, 3],
  ]);
});

test('W9 whoever is shut out of a report that nobody reads is not told of it', async () => {
  app.clock.set('2026-11-24T07:00:00.000Z');
  const office = await newOffice();
  await app.owner.query('update report_office set mails_when_due_only = true where site_id = $1', [office.siteId]);
  const [one, two] = office.managers;
  const report = await sendReport(office, { untick: [two.id] });
  // The only reader leaves: one of those who stay was unticked, the other one comes later and has a conflict of interest.
  await app.owner.query('delete from role_grant where person_id = $1', [one.person.id]);
  const late = await newManager(office.owner, 'Late');
  const before = hexOf(officeHash(office.document));
  const recipients = [two.recipient, late.recipient];
  await signDocument(office, { ...office.document, version: 2, before, recipients }, one);
  const of = { ...office, managers: [two, late] } satisfies TestOffice;
  await app.owner.query('insert into report_exclusion (account_id, report_id, recipient) values ($1, $2, $3)', [
    office.owner.accountId,
    uuidOf(report.sent.report),
    uuidOf(late.id),
  ]);
  await hour('2026-11-24T08:09:00.000Z');
  expect(await counts(of)).toEqual([0, 0]);
  await app.owner.query('delete from report_exclusion where account_id = $1', [office.owner.accountId]);
  await hour('2026-11-27T08:09:00.000Z');
  expect(await counts(of)).toEqual([0, 1]);
});
