import { serverEntryHash } from '@app/sealing';
import type { MailboxAnswer, OpenedReport } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { uuidOf, whistleblowing, type TestOffice } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, sendReport, openMailbox, write, list, open, added } = whistleblowing(app);

type Sent = Awaited<ReturnType<typeof sendReport>>;
const stored = async ({ sent }: Sent) => (await app.stored('report', { id: uuidOf(sent.report) }))[0];
const kindsOf = async ({ sent }: Sent) =>
  (await app.stored('report_part', { reportId: uuidOf(sent.report) })).map(({ kind }) => kind).toSorted();

async function night(at: string) {
  app.clock.set(at);
  await app.runScheduled('whistleblowing.keep');
}
async function begun(office: TestOffice, report: Sent) {
  const [manager] = office.managers;
  const listed = (await list(manager, office)).find(({ id }) => id === report.sent.report);
  if (!listed) throw new Error('The report is not listed.');
  const admissible = await added(manager, await open(manager, listed), 'moved', { move: ['received', 'admissible'] });
  await added(manager, admissible, 'moved', { move: ['admissible', 'processing'] });
}

test('W14 in Spain the name goes after three months without an inquiry and 30 days of notice, and the rest stays', async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice({ country: 'ES' });
  const [report, looked] = [
    await sendReport(office, { identity: { fullName: 'Ada Canary' } }),
    await sendReport(office, { identity: { fullName: 'Ben Canary' } }),
  ];
  await begun(office, looked);
  await night('2027-01-24T10:00:00.000Z');
  expect(await stored(report)).toMatchObject({ namesToldOn: null });
  await night('2027-01-25T10:00:00.000Z');
  expect(await stored(report)).toMatchObject({ namesToldOn: '2027-01-25', namesRemovedOn: null });
  expect(await openMailbox(office, report)).toMatchObject({ namesUntil: '2027-02-24', namesRemovedOn: null });
  expect(await openMailbox(office, looked)).toMatchObject({ namesUntil: null });
  // What nobody has read stays, so it keeps no name.
  await write(office, report, 'wrote', { part: { kind: 'message', value: { text: 'There is more' } } });
  await night('2027-02-23T10:00:00.000Z');
  expect(await kindsOf(report)).toEqual(['body', 'identity', 'message', 'summary']);
  await night('2027-02-24T10:00:00.000Z');
  expect(await kindsOf(report)).toEqual(['body', 'message', 'summary']);
  expect(await kindsOf(looked)).toEqual(['body', 'identity', 'summary']);
  const wraps = await app.stored('report_wrap', { reportId: uuidOf(report.sent.report) });
  expect(new Set(wraps.map(({ purpose }) => purpose))).toEqual(new Set(['share', 'reporter']));
  expect(await stored(report)).toMatchObject({ status: 'received', namesRemovedOn: '2027-02-24' });
  expect(await openMailbox(office, report)).toMatchObject({ namesUntil: null, namesRemovedOn: '2027-02-24' });
  const named = await write(office, report, 'named', { part: { kind: 'identity', value: { fullName: 'Ada' } } });
  expect(named satisfies MailboxAnswer).toMatchObject({ refused: { code: 'report.names-removed' } });
  // Once is enough.
  await night('2027-02-25T10:00:00.000Z');
  expect(await app.stored('report_server_entry', { reportId: uuidOf(report.sent.report) })).toHaveLength(1);
});

test('W14 what time deletes is an unsigned entry of the server in the tree, which managers read in the log', async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice({ country: 'CY' });
  const report = await sendReport(office);
  const [manager] = office.managers;
  const [listed] = await list(manager, office);
  if (!listed) throw new Error('The report is not listed.');
  await added(manager, await open(manager, listed), 'moved', { move: ['received', 'not_admissible'] });
  await night('2027-01-25T10:00:00.000Z');
  await night('2027-02-24T10:00:00.000Z');
  expect(await stored(report)).toMatchObject({ status: 'information_deleted', entries: 3 });
  const reportId = uuidOf(report.sent.report);
  const [entry] = await app.stored('report_server_entry', { reportId });
  const body = JSON.parse(String(entry?.['body']));
  const signed = (await app.stored('report_entry', { reportId })).find(({ number }) => number === 2);
  expect(body).toMatchObject({
    kind: 'deleted-by-time',
    move: ['not_admissible', 'information_deleted'],
    at: '2027-02-24',
    before: Buffer.from(signed?.['hash'] as Buffer).toString('hex'),
  });
  expect(Buffer.from(entry?.['hash'] as Buffer).toString('hex')).toBe(serverEntryHash(body));
  app.clock.set('2027-02-25T10:00:00.000Z');
  await app.runScheduled('whistleblowing.trees');
  const leaves = await app.stored('report_leaf', { officeId: uuidOf(office.id) });
  expect(leaves.map(({ entry: number, byServer }) => `${String(number)} ${String(byServer)}`).toSorted()).toEqual([
    '0 false',
    '0 true',
    '1 false',
    '2 false',
  ]);
  // Sessions of the tool are of the first day.
  app.clock.set('2026-11-24T10:05:00.000Z');
  const log = (await manager.tool.send('GET', `/reports/${report.sent.report}/log`)).json<OpenedReport>();
  expect(log.byServer).toEqual([body]);
});
