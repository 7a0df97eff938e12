import {
  formatCard,
  newRecovery,
  officeEntryFault,
  officeEntryHash,
  officeHash,
  parseCard,
  recover,
  signOfficeEntry,
  unwrapShare,
  wrapShare,
  type OfficeEntry,
} from '@app/sealing';
import type { IdentityAnswer, RecoverableList, RecoveryState, ToolSession } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import type { TestManager } from '#test/report-managers.ts';
import { base64, bytesOf, fromBase64, hexOf, random, signedWriting } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing, type TestOffice } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, newManager, signDocument, sendReport, list, open, managerEntry, added, signInAgain } =
  whistleblowing(app);
const hour = 3_600_000;

const path = (office: TestOffice) => `/offices/${office.id}/recovery`;
const stateOf = async (manager: TestManager, office: TestOffice) =>
  (await manager.tool.send('GET', path(office))).json<RecoveryState>();

async function entry(
  manager: TestManager,
  office: TestOffice,
  kind: string,
  { request, ...change }: Partial<OfficeEntry> = {},
) {
  const { entries } = await stateOf(manager, office);
  const last = entries.at(-1);
  const next: OfficeEntry = {
    format: 'candor-office-entry-1',
    office: office.id,
    number: entries.length,
    before: last ? officeEntryHash(last.entry) : null,
    kind,
    ...(request !== undefined && { request }),
    at: app.clock.now().toISOString(),
    author: manager.id,
    ...change,
  };
  return signOfficeEntry(next, manager.secrets.signing);
}
const ask = async (manager: TestManager, office: TestOffice) =>
  manager.tool.send('POST', path(office), await entry(manager, office, 'recovery-asked'));
const stop = async (manager: TestManager, office: TestOffice, request: number) =>
  manager.tool.send('POST', `${path(office)}/stop`, await entry(manager, office, 'recovery-stopped', { request }));
const opening = async (manager: TestManager, office: TestOffice, request: number) =>
  manager.tool.send('POST', `${path(office)}/opening`, await entry(manager, office, 'recovery-opened', { request }));
const recoverable = (manager: TestManager, office: TestOffice) => manager.tool.send('GET', `${path(office)}/reports`);

/** An office with a recovery key of three cards, of which two are needed, and a manager who came later. */
async function setup() {
  const recovery = await newRecovery({ cards: 3, needed: 2 }, random);
  const office = await newOffice({ recovery: hexOf(recovery.publicKey) });
  const report = await sendReport(office, { body: { wrongdoing: 'Canary' }, identity: { fullName: 'Ada Canary' } });
  const three = await newManager(office.owner, 'Three');
  const document = {
    ...office.document,
    version: 2,
    before: hexOf(officeHash(office.document)),
    recipients: [...office.document.recipients, three.recipient],
  };
  await signDocument(office, document, office.managers[0]);
  return { office, report, three, ...recovery, cards: recovery.cards.map(formatCard) };
}

/** Opens wraps by cards and wraps them for a manager, as the tool does. */
async function recovered(manager: TestManager, office: TestOffice, seed: Uint8Array) {
  const { reports } = (await recoverable(manager, office)).json<RecoverableList>();
  const [found] = reports;
  if (!found) throw new Error('Nothing can be recovered.');
  const { reportContext } = await import('@app/sealing');
  const context = reportContext({
    office: bytesOf(office.id),
    report: bytesOf(found.id),
    document: bytesOf(found.document),
  });
  const wrapped = async (purpose: 'share' | 'identity', sealed: string) => {
    const from = { context, purpose, recipient: new Uint8Array(16) };
    const share = await unwrapShare(fromBase64(sealed), from, seed);
    const to = { context, purpose, recipient: bytesOf(manager.id) };
    return {
      purpose,
      recipient: manager.id,
      wrapped: base64(await wrapShare(share, to, bytesOf(manager.recipient.kem))),
    };
  };
  const next = {
    context,
    number: found.entries,
    before: found.last,
    kind: 'recovered' as const,
    at: app.clock.now().toISOString(),
  };
  const by = { id: manager.id, signing: manager.secrets.signing };
  return {
    id: found.id,
    sent: {
      ...signedWriting(next, {}, new Uint8Array(32), by),
      wraps: [await wrapped('share', found.share), await wrapped('identity', found.identity ?? '')],
    },
  };
}

test('W17 k cards open the reports of lost keys after 72 hours and no earlier, with entries in the log of the office', async () => {
  app.clock.set('2026-12-01T10:00:00.000Z');
  const { office, three, cards, publicKey } = await setup();
  expect(await list(three, office)).toEqual([]);
  const asked = await ask(three, office);
  expect([asked.statusCode, asked.json()]).toMatchObject([
    200,
    { current: { number: 0, by: three.id, readyAt: '2026-12-04T10:00:00.000Z', isReady: false, isOpened: false } },
  ]);
  for (const { person } of [...office.managers, three]) {
    const mails = (await app.outbox.all()).filter(({ to }) => to === person.email);
    expect(mails.filter(({ subject }) => subject.startsWith('Someone requests to recover'))).toHaveLength(1);
  }
  // Every manager sees who asked, and until when.
  expect((await stateOf(office.managers[1], office)).current).toMatchObject({ by: three.id });

  app.clock.forward(72 * hour - 1000);
  const again = await signInAgain(three);
  expect((await opening(again, office, 0)).json()).toMatchObject({ code: 'report-recovery.early' });
  expect((await recoverable(again, office)).json()).toMatchObject({ code: 'report-recovery.early' });
  app.clock.forward(1000);
  // The entry comes first.
  expect((await recoverable(again, office)).json()).toMatchObject({ code: 'report-recovery.none' });
  expect((await opening(again, office, 0)).json()).toMatchObject({ current: { isReady: true, isOpened: true } });
  const [first, second] = cards.map(parseCard);
  if (typeof first !== 'object' || typeof second !== 'object') throw new Error('A card is not one.');
  expect(await recover([first], publicKey)).toBeUndefined();
  const seed = await recover([second, first], publicKey);
  if (!seed) throw new Error('Two cards do not join.');
  const { id, sent } = await recovered(again, office, seed);
  const url = `/reports/${id}/recovered`;
  const forOther = sent.wraps.map((wrap) => ({ ...wrap, recipient: office.managers[0].id }));
  expect((await again.tool.send('POST', url, { ...sent, wraps: forOther })).json()).toMatchObject({
    code: 'report.malformed',
  });
  expect((await again.tool.send('POST', url, sent)).statusCode).toBe(204);
  expect((await again.tool.send('POST', url, sent)).json()).toMatchObject({ code: 'report.not-found' });

  const [listed] = await list(again, office);
  if (!listed) throw new Error('The report is not listed.');
  const opened = await open(again, listed);
  expect(opened.report.allEntries.map(({ entry: { kind } }) => kind)).toEqual(['received', 'recovered', 'opened']);
  expect(JSON.stringify(opened.report.parts)).not.toBe('[]');
  const reason = managerEntry(again, opened, 'identity-opened', { part: { kind: 'note', value: { text: 'x' } } });
  const name = (await again.tool.send('POST', `/reports/${id}/identity`, reason)).json<IdentityAnswer>();
  expect(name.wrap).not.toBe('');

  const { entries } = await stateOf(again, office);
  expect(entries.map(({ entry: { kind } }) => kind)).toEqual(['recovery-asked', 'recovery-opened']);
  const keyOf = (author: string) => (author === three.id ? bytesOf(three.recipient.sign) : undefined);
  expect(officeEntryFault(entries, office.id, keyOf)).toBeUndefined();
  app.clock.forward(24 * hour);
  await app.runScheduled('whistleblowing.trees');
  const leaves = await app.stored('report_leaf', { officeId: uuidOf(office.id) });
  expect(leaves.filter(({ officeEntry }) => officeEntry !== null)).toHaveLength(2);
});

test('W17 any manager stops a request, and what was stopped hands nothing out', async () => {
  app.clock.set('2026-12-01T10:00:00.000Z');
  const { office, three } = await setup();
  await ask(three, office);
  const second = await ask(office.managers[0], office);
  expect(second.json()).toMatchObject({ code: 'report-recovery.waiting' });
  const unsigned = await entry(office.managers[1], office, 'recovery-stopped', { request: 0 });
  const forged = { ...unsigned, entry: { ...unsigned.entry, author: office.managers[0].id } };
  expect((await office.managers[1].tool.send('POST', `${path(office)}/stop`, forged)).statusCode).toBe(422);
  const stopped = await stop(office.managers[1], office, 0);
  expect(stopped.json()).toMatchObject({
    current: null,
    entries: [{}, { entry: { kind: 'recovery-stopped', request: 0, author: office.managers[1].id } }],
  });
  app.clock.forward(73 * hour);
  const again = await signInAgain(three);
  expect((await opening(again, office, 0)).json()).toMatchObject({ code: 'report-recovery.none' });
  expect((await recoverable(again, office)).json()).toMatchObject({ code: 'report-recovery.none' });

  // A stop holds also after the wraps began to be given out.
  await ask(again, office);
  app.clock.forward(72 * hour);
  const third = await signInAgain(three);
  expect((await opening(third, office, 2)).statusCode).toBe(200);
  expect((await recoverable(third, office)).json<RecoverableList>().reports).toHaveLength(1);
  const one = await signInAgain(office.managers[0]);
  // Who did not ask gets nothing.
  expect((await recoverable(one, office)).json()).toMatchObject({ code: 'report-recovery.none' });
  expect((await stop(one, office, 2)).statusCode).toBe(200);
  expect((await recoverable(third, office)).json()).toMatchObject({ code: 'report-recovery.none' });
});

test('W17 a request ends seven days after the wait, and without a recovery key there is none', async () => {
  app.clock.set('2026-12-01T10:00:00.000Z');
  const { office, three } = await setup();
  await ask(three, office);
  app.clock.forward((72 + 7 * 24) * hour);
  const late = await signInAgain(three);
  expect(await stateOf(late, office)).toMatchObject({ current: null });
  expect((await opening(late, office, 0)).json()).toMatchObject({ code: 'report-recovery.none' });
  expect((await ask(late, office)).statusCode).toBe(200);

  const without = await newOffice();
  expect((await ask(without.managers[0], without)).json()).toMatchObject({ code: 'report-recovery.no-key' });
  const stranger = (await newOffice()).managers[0];
  for (const send of [recoverable, (one: TestManager, at: TestOffice) => one.tool.send('GET', path(at))])
    expect((await send(stranger, office)).json()).toMatchObject({ code: 'report-office.not-found' });
});

test('W9 cards bring no report to whom the reporter unticked or who has a conflict of interest, also with new keys', async () => {
  app.clock.set('2026-12-01T10:00:00.000Z');
  const recovery = await newRecovery({ cards: 2, needed: 2 }, random);
  const office = await newOffice({ recovery: hexOf(recovery.publicKey) });
  const [one, two] = office.managers;
  await sendReport(office, { untick: [two.id] });
  await sendReport(office);
  const both = await list(two, office);
  const current = await open(two, both[0]!);
  await added(two, current, 'excluded', {
    part: { kind: 'note', value: { text: 'It is about me' } },
    more: { person: two.id },
  });

  // The keys are lost, and others are made and named.
  expect((await two.tool.send('DELETE', '/vault')).json<ToolSession>()).toMatchObject({
    vault: null,
    formerVaults: [{ id: two.id, replacedOn: '2026-12-01' }],
  });
  const other = (await newManager(office.owner, 'Other')).recipient;
  const fresh = { ...two, id: hexOf(random(16)) };
  const [kept] = await app.stored('report_former_vault', { personId: two.person.id });
  const vault = {
    id: fresh.id,
    version: 0,
    sealed: base64(kept!['sealed'] as Buffer),
    ways: kept!['ways'],
    kem: other.kem,
    sign: two.recipient.sign,
  };
  const stored = await two.tool.send('PUT', '/vault', vault);
  expect(stored.statusCode, stored.body).toBe(200);
  const before = hexOf(officeHash(office.document));
  const recipients = [one.recipient, { ...two.recipient, id: fresh.id, kem: other.kem }];
  await signDocument(office, { ...office.document, version: 2, before, recipients }, one);
  await ask(fresh, office);
  app.clock.forward(72 * hour);
  const later = await signInAgain(fresh);
  await opening(later, office, 0);
  expect((await recoverable(later, office)).json<RecoverableList>()).toEqual({ reports: [], next: null });
});

test('lost keys are set aside and can be taken up again, and nobody else takes them', async () => {
  const office = await newOffice();
  const [one, two] = office.managers;
  expect((await two.tool.send('POST', `/vault/${one.id}/return`)).json()).toMatchObject({ code: 'report-vault.keys' });
  await one.tool.send('DELETE', '/vault');
  expect((await one.tool.send('DELETE', '/vault')).json()).toMatchObject({ code: 'report-vault.missing' });
  await two.tool.send('DELETE', '/vault');
  expect((await two.tool.send('POST', `/vault/${one.id}/return`)).json()).toMatchObject({
    code: 'report-vault.missing',
  });
  expect((await one.tool.send('POST', `/vault/${one.id}/return`)).json()).toMatchObject({
    vault: { id: one.id },
    formerVaults: [],
  });
});
