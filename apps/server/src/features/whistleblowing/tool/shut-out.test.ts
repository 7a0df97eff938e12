import { officeHash, unwrapShare, wrapShare, type Recipient } from '@app/sealing';
import type { ListedReport } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import type { TestManager } from '#test/report-managers.ts';
import { base64, bytesOf, hexOf, random } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing, type TestOffice } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, newManager, signDocument, sendReport, list, open, unlocked, managerEntry, add, added } =
  whistleblowing(app);
const note = (text: string) => ({ part: { kind: 'note' as const, value: { text } } });

async function openTheReport(manager: TestManager, office: TestOffice) {
  const [listed] = await list(manager, office);
  if (!listed) throw new Error('The report is not listed.');
  return open(manager, listed);
}

/** Names other people in the next document of an office. */
async function renamed(office: TestOffice, recipients: readonly Recipient[], by: TestManager): Promise<TestOffice> {
  const { document } = office;
  const before = hexOf(officeHash(document));
  const next = { ...document, version: document.version + 1, before, recipients, custodian: null };
  await signDocument(office, next, by);
  return { ...office, document: next };
}

/** The same person with new keys, whose former ones are set aside. */
async function withNewKeys(office: TestOffice, { person, tool }: TestManager): Promise<TestManager> {
  const other = await newManager(office.owner, 'Keys');
  await tool.send('DELETE', '/vault');
  const [kept] = await app.stored('report_vault', { personId: other.person.id });
  if (!kept) throw new Error('There are no keys.');
  const recipient = { ...other.recipient, id: hexOf(random(16)) };
  const stored = await tool.send('PUT', '/vault', {
    id: recipient.id,
    version: 0,
    sealed: base64(kept['sealed'] as Buffer),
    ways: kept['ways'],
    kem: recipient.kem,
    sign: recipient.sign,
  });
  expect(stored.statusCode, stored.body).toBe(200);
  return { person, id: recipient.id, secrets: other.secrets, recipient, tool };
}

/** Gives somebody access, as the tool of a reader does. */
async function giveAccess(by: TestManager, opened: Awaited<ReturnType<typeof open>>, to: TestManager) {
  const { share } = await unlocked(by, opened.report);
  const place = { context: opened.context, purpose: 'share' as const, recipient: bytesOf(to.id) };
  const wrapped = base64(await wrapShare(share, place, bytesOf(to.recipient.kem)));
  const more = { wraps: [{ purpose: 'share' as const, recipient: to.id, wrapped }], person: to.id };
  return add(by, opened.report, managerEntry(by, opened, 'wrapped', { more }));
}

test('W9 nobody gives access to whom the reporter unticked, also not by new keys', async () => {
  const office = await newOffice();
  const [one, two] = office.managers;
  await sendReport(office, { untick: [two.id] });
  let opened = await openTheReport(one, office);
  expect((await giveAccess(one, opened, two)).json()).toMatchObject({ code: 'report.shut-out' });
  const fresh = await withNewKeys(office, two);
  const next = await renamed(office, [one.recipient, fresh.recipient], one);
  opened = await openTheReport(one, next);
  expect((await giveAccess(one, opened, fresh)).json()).toMatchObject({ code: 'report.shut-out' });
  expect(await list(fresh, next)).toEqual([]);
});

test('W9 a conflict of interest takes a report from all keys of a person, and nobody gives it back', async () => {
  const office = await newOffice();
  const [one, two] = office.managers;
  await sendReport(office);
  const fresh = await withNewKeys(office, two);
  const next = await renamed(office, [one.recipient, fresh.recipient], one);
  let opened = await openTheReport(one, next);
  expect((await giveAccess(one, opened, fresh)).statusCode).toBe(200);
  const read = await openTheReport(fresh, next);
  await added(fresh, read, 'excluded', { ...note('It is about me'), more: { person: fresh.id } });
  // Neither the keys of now nor those of before open it.
  const wraps = await app.stored('report_wrap', { reportId: uuidOf(read.report.id), purpose: 'share' });
  expect(wraps.map(({ recipient }) => recipient)).toEqual([uuidOf(one.id)]);
  opened = await openTheReport(one, next);
  expect((await giveAccess(one, opened, fresh)).json()).toMatchObject({ code: 'report.shut-out' });
});

test('W9 who was shut out of a report does not see it once it is deleted either', async () => {
  const office = await newOffice({ country: 'FR' });
  const [one, two] = office.managers;
  const report = await sendReport(office);
  const read = await openTheReport(two, office);
  await added(two, read, 'excluded', { ...note('It is about me'), more: { person: two.id } });
  let opened = await openTheReport(one, office);
  opened = await added(one, opened, 'moved', { move: ['received', 'not_admissible'] });
  await app.owner.query('update report set closed_on = closed_on - 30 where id = $1', [uuidOf(report.sent.report)]);
  await added(one, opened, 'moved', { move: ['not_admissible', 'information_deleted'] });
  expect(await list(one, office)).toMatchObject([{ status: 'information_deleted' }]);
  expect(await list(two, office)).toEqual([]);
  const log = await two.tool.send('GET', `/reports/${report.sent.report}/log`);
  expect(log.json()).toMatchObject({ code: 'report.not-found' });
});

test('W7 who held the names of a report reads its facts neither by access nor alone', async () => {
  const bare = await newOffice();
  const [one, two] = bare.managers;
  const custodian = await newManager(bare.owner, 'Custodian');
  const before = hexOf(officeHash(bare.document));
  const document = { ...bare.document, version: 2, before, custodian: custodian.recipient };
  await signDocument(bare, document, one);
  const office: TestOffice = { ...bare, document };
  await sendReport(office, { identity: { fullName: 'Ada Canary' } });
  // The custodian becomes a manager.
  const next = await renamed(office, [one.recipient, two.recipient, custodian.recipient], one);
  const opened = await openTheReport(one, next);
  expect((await giveAccess(one, opened, custodian)).json()).toMatchObject({ code: 'report.shut-out' });

  // As if it had been given before this was refused.
  const { share } = await unlocked(one, opened.report);
  const place = { context: opened.context, purpose: 'share' as const, recipient: bytesOf(custodian.id) };
  const wrapped = await wrapShare(share, place, bytesOf(custodian.recipient.kem));
  const { report } = opened;
  await app.owner.query(
    "insert into report_wrap (account_id, report_id, purpose, recipient, wrapped) values ($1, $2, 'share', $3, $4)",
    [office.owner.accountId, uuidOf(report.id), uuidOf(custodian.id), Buffer.from(wrapped)],
  );
  const [listed] = (await list(custodian, next)) as readonly [ListedReport];
  const own = await open(custodian, listed);
  await expect(
    unwrapShare(wrapped, place, custodian.secrets.kemSeed),
    'what is stored opens the facts',
  ).resolves.toEqual(share);
  const asked = managerEntry(custodian, own, 'identity-opened', note('I want it'));
  const answer = await custodian.tool.send('POST', `/reports/${report.id}/identity`, asked);
  expect(answer.json()).toMatchObject({ code: 'report.identity-apart' });
});
