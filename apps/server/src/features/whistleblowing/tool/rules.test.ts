import { contentKey, identityKey, openPart, wrapShare } from '@app/sealing';
import type { IdentityAnswer, ManagerEntry, OpenedReport } from '@app/whistleblowing';
import { reportStatuses } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { base64, bytesOf, fromBase64, hexOf, random, sha256 } from '#test/sealed-reports.ts';
import type { TestManager } from '#test/report-managers.ts';
import { uuidOf, whistleblowing, type TestOffice } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const all = whistleblowing(app);
const { newOffice, newManager, signDocument, sendReport, openMailbox, write, list, open, opening, unlocked } = all;
const { managerEntry, add, added } = all;

const message = (text: string) => ({ part: { kind: 'message' as const, value: { text } } });
const note = (text: string) => ({ part: { kind: 'note' as const, value: { text } } });

/** The one report of an office, as a manager lists it. */
async function theReport(manager: TestManager, office: TestOffice) {
  const [listed] = await list(manager, office);
  if (!listed) throw new Error('The report is not listed.');
  return listed;
}

const openTheReport = async (manager: TestManager, office: TestOffice) =>
  open(manager, await theReport(manager, office));

test('W12 no move but those of the table is taken, and each is stored with status, author and time', async () => {
  const office = await newOffice();
  const [one] = office.managers;
  await sendReport(office);
  let opened = await openTheReport(one, office);
  const refused = async (to: string, more: Partial<ManagerEntry> = {}) => {
    const from = opened.report.status;
    const answer = await add(one, opened.report, managerEntry(one, opened, 'moved', { move: [from, to], more }));
    return answer.statusCode === 200 ? 'taken' : answer.json<{ code: string }>().code;
  };
  const path: readonly [string, Partial<ManagerEntry>][] = [
    ['admissible', {}],
    ['processing', {}],
    ['feedback_provided', { ticks: ['followed-up'] }],
    ['processed', { ticks: ['exhaustive-feedback'] }],
  ];
  for (const [next, more] of path) {
    const others = reportStatuses.filter(
      (to) => to !== next && !(opened.report.status === 'received' && to === 'not_admissible'),
    );
    for (const to of [...others, 'archived'])
      expect(await refused(to, { ticks: ['followed-up', 'exhaustive-feedback'] }), to).toBe('report.no-such-move');
    if (more.ticks) expect(await refused(next)).toBe('report.tick-missing');
    if (next === 'feedback_provided') {
      expect(await refused(next, more)).toBe('report.feedback-missing');
      opened = await added(one, opened, 'feedback', message('Done'));
    }
    opened = await added(one, opened, 'moved', { move: [opened.report.status, next], more });
  }
  const moves = opened.report.allEntries.map(({ entry }) => entry).filter(({ kind }) => kind === 'moved');
  expect(moves.map(({ move }) => move?.[1])).toEqual(path.map(([to]) => to));
  for (const { author, at } of moves) {
    expect(author).toBe(one.id);
    expect(Date.parse(at)).toBeGreaterThan(0);
  }
});

test('W12 of two managers at once one moves a report, and the other hears that it was changed', async () => {
  const office = await newOffice();
  const [one, two] = office.managers;
  await sendReport(office);
  const first = await openTheReport(one, office);
  const second = await openTheReport(two, office);
  const third = { ...first, report: second.report };
  const entries = [
    managerEntry(one, third, 'moved', { move: ['received', 'admissible'] }),
    managerEntry(two, second, 'moved', { move: ['received', 'not_admissible'] }),
  ] as const;
  const answers = await Promise.all([add(one, first.report, entries[0]), add(two, first.report, entries[1])]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const loser = answers.find(({ statusCode }) => statusCode === 409);
  expect(loser?.json()).toMatchObject({ code: 'report.changed' });
  expect(await theReport(one, office)).toMatchObject({ entries: 4 });
});

test('W7 the identity is given out only after a sealed reason, to who opened the report', async () => {
  const office = await newOffice();
  const [one] = office.managers;
  const report = await sendReport(office, { identity: { fullName: 'Ada Canary' } });
  const listed = await theReport(one, office);
  const ask = (sent: object) => one.tool.send('POST', `/reports/${listed.id}/identity`, sent);
  const unopened = { report: { ...listed, allEntries: [report.sent.entry] } as unknown as OpenedReport };
  const early = managerEntry(
    one,
    { ...unopened, context: report.context, content: random(32) },
    'identity-opened',
    note('x'),
  );
  expect((await ask(early)).json()).toMatchObject({ code: 'report.not-opened' });
  const opened = await open(one, listed);
  expect((await ask(managerEntry(one, opened, 'identity-opened'))).json()).toMatchObject({ code: 'report.malformed' });
  expect((await ask(managerEntry(one, opened, 'noted', note('x')))).json()).toMatchObject({ code: 'report.malformed' });
  const answer = await ask(managerEntry(one, opened, 'identity-opened', note('A judge asks')));
  const { wrap, report: after } = answer.json<IdentityAnswer>();
  expect(after.allEntries.at(-1)?.entry).toMatchObject({ kind: 'identity-opened', author: one.id });
  const { unwrapShare } = await import('@app/sealing');
  const place = { context: report.context, purpose: 'identity' as const, recipient: bytesOf(one.id) };
  const identityShare = await unwrapShare(fromBase64(wrap), place, one.secrets.kemSeed);
  const part = after.parts.find(({ kind }) => kind === 'identity');
  const key = identityKey(report.context, opened.content, identityShare);
  const at = { context: report.context, kind: 'identity' as const, number: 0, author: 'reporter' as const };
  const plain = openPart(key, at, fromBase64(part?.sealed ?? ''));
  expect(JSON.parse(new TextDecoder().decode(plain))).toEqual({ fullName: 'Ada Canary' });
});

test('W8 a name is passed on only after consent, or after the reporter was told of the legal duty', async () => {
  for (const way of ['consent', 'duty'] as const) {
    const office = await newOffice();
    const [one] = office.managers;
    const report = await sendReport(office);
    let opened = await openTheReport(one, office);
    const pass = () => add(one, opened.report, managerEntry(one, opened, 'identity-passed', note('To the judge')));
    expect((await pass()).json()).toMatchObject({ code: 'report.consent-missing' });
    if (way === 'duty') opened = await added(one, opened, 'disclosure-told', message('The law requires it because …'));
    else {
      opened = await added(one, opened, 'consent-asked', message('May we?'));
      expect((await pass()).json()).toMatchObject({ code: 'report.consent-missing' });
      await write(office, report, 'declined', message('No'));
      opened = await openTheReport(one, office);
      expect((await pass()).json()).toMatchObject({ code: 'report.consent-missing' });
      await write(office, report, 'consented', message('Yes'));
      opened = await openTheReport(one, office);
    }
    expect((await pass()).statusCode).toBe(200);
    if (way === 'duty') continue;
    // Consent that was taken back is none.
    await write(office, report, 'declined', message('No longer'));
    opened = await openTheReport(one, office);
    expect((await pass()).json()).toMatchObject({ code: 'report.consent-missing' });
  }
});

test('W13 deleting destroys halves, wraps, parts and files, and keeps ID, days, outcome and entries', async () => {
  const office = await newOffice({ country: 'FR' });
  const [one] = office.managers;
  const report = await sendReport(office, { files: [{ name: 'a', bytes: random(5000) }] });
  let opened = await openTheReport(one, office);
  opened = await added(one, opened, 'moved', { move: ['received', 'not_admissible'] });
  await write(office, report, 'wrote', message('Why?'));
  const unread = { ...opened, report: { ...opened.report, ...(await theReport(one, office)) } as OpenedReport };
  const entry = managerEntry(one, unread, 'moved', { move: ['not_admissible', 'information_deleted'] });
  const early = await add(one, opened.report, { ...entry });
  expect(early.json()).toMatchObject({ code: 'report.unread' });
  opened = await openTheReport(one, office);
  const final = managerEntry(one, opened, 'moved', { move: ['not_admissible', 'information_deleted'] });
  // READINGS 18: not before the reporter could read of it for 30 days.
  const kept = await add(one, opened.report, final);
  expect([kept.statusCode, kept.json()]).toMatchObject([409, { code: 'report.kept' }]);
  await app.owner.query('update report set closed_on = closed_on - 30 where id = $1', [uuidOf(report.sent.report)]);
  opened = await added(one, opened, 'moved', { move: ['not_admissible', 'information_deleted'] });
  const reportId = uuidOf(report.sent.report);
  for (const table of ['reportPart', 'reportWrap', 'reportFile'])
    expect(await app.stored(table, { reportId }), table).toEqual([]);
  expect(await app.stored('reportChunk', { fileId: uuidOf(report.sent.files[0]?.id ?? '') })).toEqual([]);
  expect(await app.stored('report', { id: reportId })).toMatchObject([
    { lookup: null, publicKey: null, envelope: null, status: 'information_deleted', entries: 6 },
  ]);
  expect(await app.stored('reportEntry', { reportId })).toHaveLength(6);
  const folder = new URL(`${app.services.config.reportKeysUrl}/`);
  const { readdirSync } = await import('node:fs');
  expect(readdirSync(folder).filter((name) => name.includes(report.sent.report))).toEqual([]);
  const again = await add(
    one,
    opened.report,
    managerEntry(one, opened, 'moved', { move: ['information_deleted', 'processed'] }),
  );
  expect(again.statusCode).toBe(404);
  // Who wrote an entry sees that it was there.
  expect(await list(one, office)).toMatchObject([{ status: 'information_deleted', wrap: '', summary: null }]);
  expect(await list(office.managers[1], office)).toEqual([]);
  const log = (manager: TestManager) => manager.tool.send('GET', `/reports/${report.sent.report}/log`);
  expect((await log(one)).json()).toMatchObject({
    status: 'information_deleted',
    parts: [],
    contentHalf: '',
    byServer: [],
  });
  expect((await log(office.managers[1])).json()).toMatchObject({ code: 'report.not-found' });
});

test('W16 a part is removed with a trace, and its file with it', async () => {
  const office = await newOffice();
  const [one] = office.managers;
  const report = await sendReport(office, { files: [{ name: 'a', bytes: random(5000) }] });
  let opened = await openTheReport(one, office);
  const header = opened.report.parts.find(({ kind }) => kind === 'file');
  if (!header) throw new Error('There is no file.');
  for (const kind of ['summary', 'body'] as const) {
    const whole = managerEntry(one, opened, 'removed', {
      hash: hexOf(random(32)),
      more: { removed: { entry: 0, kind, number: 0 } },
    });
    expect((await add(one, opened.report, whole)).json()).toMatchObject({ code: 'report.not-removable' });
  }
  const removed = { entry: 0, kind: 'file' as const, number: 0 };
  const wrong = managerEntry(one, opened, 'removed', { hash: hexOf(random(32)), more: { removed } });
  expect((await add(one, opened.report, wrong)).json()).toMatchObject({ code: 'report.malformed' });
  const hash = hexOf(sha256(fromBase64(header.sealed)));
  opened = await added(one, opened, 'removed', { hash, more: { removed } });
  expect(opened.report).toMatchObject({ files: [] });
  expect(opened.report.parts.map(({ kind }) => kind)).not.toContain('file');
  expect(opened.report.allEntries.at(-1)?.entry).toMatchObject({ kind: 'removed', part: hash, author: one.id });
  const mailbox = await openMailbox(office, report);
  expect(mailbox.files).toEqual([]);
  expect(mailbox.entries.at(-1)).toMatchObject({ entry: { kind: 'removed', part: hash } });
  expect(await app.stored('reportChunk', { fileId: uuidOf(header.id ?? '') })).toEqual([]);
});

test('W9 who was not ticked or has a conflict of interest sees nothing of a report, and the last reader stays', async () => {
  const office = await newOffice();
  const [one, two] = office.managers;
  await sendReport(office, { untick: [two.id] });
  expect(await list(two, office)).toEqual([]);
  const listed = await theReport(one, office);
  expect((await opening(two, listed)).json()).toMatchObject({ code: 'report.not-found' });
  const opened = await open(one, listed);
  const alone = managerEntry(one, opened, 'excluded', { ...note('Conflict'), more: { person: one.id } });
  expect((await add(one, opened.report, alone)).json()).toMatchObject({ code: 'report.last-reader' });

  const other = await newOffice();
  const [first, second] = other.managers;
  await sendReport(other);
  let current = await openTheReport(first, other);
  // One of two does not shut out the other.
  const shutOut = managerEntry(first, current, 'excluded', { ...note('Conflict'), more: { person: second.id } });
  expect((await add(first, current.report, shutOut)).json()).toMatchObject({ code: 'report.last-reader' });
  current = await openTheReport(second, other);
  await added(second, current, 'excluded', { ...note('It is about me'), more: { person: second.id } });
  expect(await list(second, other)).toEqual([]);
  expect((await opening(second, await theReport(first, other))).statusCode).toBe(404);
});

test('W17 a report is wrapped for a manager who came later, and one key lost loses nothing', async () => {
  const office = await newOffice();
  const [one, two] = office.managers;
  await sendReport(office, { body: { wrongdoing: 'Canary' } });
  // The key of one is lost: the other reads.
  const opened = await openTheReport(two, office);
  expect(opened.report.parts).not.toEqual([]);
  const three = await newManager(office.owner, 'Three');
  const { hexOf: hex } = await import('#test/sealed-reports.ts');
  const { officeHash } = await import('@app/sealing');
  const next = {
    ...office.document,
    version: 2,
    before: hex(officeHash(office.document)),
    recipients: [...office.document.recipients, three.recipient],
  };
  await signDocument(office, next, one);
  expect(await list(three, office)).toEqual([]);
  const { share } = await unlocked(two, opened.report);
  const place = { context: opened.context, purpose: 'share' as const, recipient: bytesOf(three.id) };
  const wrapped = base64(await wrapShare(share, place, bytesOf(three.recipient.kem)));
  const wraps = [{ purpose: 'share' as const, recipient: three.id, wrapped }];
  const wrong = managerEntry(two, opened, 'wrapped', {
    more: { wraps: [{ ...wraps[0], recipient: hex(random(16)) }] as never },
  });
  expect((await add(two, opened.report, wrong)).json()).toMatchObject({ code: 'report.malformed' });
  await added(two, opened, 'wrapped', { more: { wraps, person: three.id } });
  const read = await openTheReport(three, office);
  expect(read.content).toEqual(contentKey(opened.context, share, bytesOf(opened.report.contentHalf)));
});

test('who is no recipient of the current document or lost the role reads nothing any more', async () => {
  const office = await newOffice();
  const [one, two] = office.managers;
  await sendReport(office);
  const listed = await theReport(two, office);
  const { officeHash } = await import('@app/sealing');
  const before = hexOf(officeHash(office.document));
  await signDocument(office, { ...office.document, version: 2, before, recipients: [one.recipient] }, one);
  const refused = await two.tool.send('GET', `/offices/${office.id}/reports`);
  expect(refused.json()).toMatchObject({ code: 'report-office.not-found' });
  expect((await opening(two, listed)).json()).toMatchObject({ code: 'report.not-found' });
  await app.owner.query('delete from role_grant where person_id = $1', [one.person.id]);
  expect((await opening(one, listed)).statusCode).toBe(401);
});
