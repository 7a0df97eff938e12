import { newRecovery, officeEntryFault, officeEntryHash, officeHash, signOfficeEntry } from '@app/sealing';
import type { RecoveryState, ToolOffice } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import type { TestManager } from '#test/report-managers.ts';
import { base64, bytesOf, hexOf, random } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing, type TestOffice } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, newManager, signDocument, signInAgain } = whistleblowing(app);
const hour = 3_600_000;

const path = (office: TestOffice) => `/offices/${office.id}/recovery`;
const stateOf = (manager: TestManager, office: TestOffice) => manager.tool.send('GET', path(office));

/** Sends an entry of an office, made from the state that somebody else reads. */
async function send(
  manager: TestManager,
  office: TestOffice,
  { kind, request, seenBy }: { readonly kind: string; readonly request?: number; readonly seenBy: TestManager },
) {
  const { entries } = (await stateOf(seenBy, office)).json<RecoveryState>();
  const last = entries.at(-1);
  const entry = signOfficeEntry(
    {
      format: 'candor-office-entry-1',
      office: office.id,
      number: entries.length,
      before: last ? officeEntryHash(last.entry) : null,
      kind,
      ...(request !== undefined && { request }),
      at: app.clock.now().toISOString(),
      author: manager.id,
    },
    manager.secrets.signing,
  );
  return manager.tool.send('POST', `${path(office)}${kind === 'recovery-stopped' ? '/stop' : ''}`, entry);
}

async function setup() {
  app.clock.set('2026-12-01T10:00:00.000Z');
  const { publicKey } = await newRecovery({ cards: 2, needed: 2 }, random);
  return newOffice({ recovery: hexOf(publicKey) });
}

/** New keys for somebody, under an ID. */
async function makeKeys(office: TestOffice, { person, tool }: TestManager, id = hexOf(random(16))) {
  const other = await newManager(office.owner, 'Keys');
  const [kept] = await app.stored('report_vault', { personId: other.person.id });
  if (!kept) throw new Error('There are no keys.');
  const recipient = { ...other.recipient, id };
  const answer = await tool.send('PUT', '/vault', {
    id,
    version: 0,
    sealed: base64(kept['sealed'] as Buffer),
    ways: kept['ways'],
    kem: recipient.kem,
    sign: recipient.sign,
  });
  return { answer, manager: { person, id, secrets: other.secrets, recipient, tool } satisfies TestManager };
}

test('W17 who only stands in a proposal neither reads nor stops a request for recovery', async () => {
  const office = await setup();
  const [one] = office.managers;
  const late = await newManager(office.owner, 'Late');
  const { country, custodian, recovery, form } = office.document;
  const proposal = { country, custodian, recovery, form, recipients: [one.recipient, late.recipient] };
  await app.owner.query('update report_office set proposal = $1 where id = $2', [
    JSON.stringify(proposal),
    uuidOf(office.id),
  ]);
  expect((await send(one, office, { kind: 'recovery-asked', seenBy: one })).statusCode).toBe(200);
  // They see what they are to sign, and nothing of recovery.
  expect((await late.tool.send('GET', '/offices')).json<ToolOffice[]>()).toMatchObject([{ id: office.id }]);
  expect((await stateOf(late, office)).json()).toMatchObject({ code: 'report-office.not-found' });
  const stopped = await send(late, office, { kind: 'recovery-stopped', request: 0, seenBy: one });
  expect(stopped.json()).toMatchObject({ code: 'report-office.not-found' });
  expect((await stateOf(one, office)).json()).toMatchObject({ current: { number: 0 } });
});

test('W17 who lost their keys stops a request with new ones that no document names', async () => {
  const office = await setup();
  const [one, two] = office.managers;
  expect((await two.tool.send('DELETE', '/vault')).statusCode).toBe(200);
  const { manager: fresh } = await makeKeys(office, two);
  await send(one, office, { kind: 'recovery-asked', seenBy: one });
  expect((await fresh.tool.send('GET', '/offices')).json<ToolOffice[]>()).toMatchObject([{ id: office.id }]);
  expect((await stateOf(fresh, office)).json()).toMatchObject({ current: { number: 0, by: one.id } });
  const forged = { ...fresh, secrets: one.secrets };
  const refused = await send(forged, office, { kind: 'recovery-stopped', request: 0, seenBy: one });
  expect(refused.json()).toMatchObject({ code: 'report.signature' });
  const stopped = await send(fresh, office, { kind: 'recovery-stopped', request: 0, seenBy: one });
  expect([stopped.statusCode, stopped.json()]).toMatchObject([200, { current: null }]);
  // Everybody can still check each entry by a key of a document, and learns who stopped.
  const { entries, unsignedStops } = (await stateOf(one, office)).json<RecoveryState>();
  expect(unsignedStops).toEqual([{ request: 0, name: 'Two', at: app.clock.now().toISOString() }]);
  expect(entries).toHaveLength(1);
  const keyOf = (id: string) => (id === one.id ? bytesOf(one.recipient.sign) : undefined);
  expect(officeEntryFault(entries, office.id, keyOf)).toBeUndefined();
});

test('W17 nobody asks for recovery twice in 24 hours, which would mail everybody each time', async () => {
  const office = await setup();
  const [one, two] = office.managers;
  await send(one, office, { kind: 'recovery-asked', seenBy: one });
  await send(two, office, { kind: 'recovery-stopped', request: 0, seenBy: two });
  for (const { person } of [one, two]) {
    const mails = (await app.outbox.all()).filter(({ to }) => to === person.email);
    expect(mails.at(-1)?.subject).toMatch(/^The recovery of the reports of .* was stopped$/);
    expect(mails.at(-1)?.text).toContain('Two stopped the request');
  }
  expect((await stateOf(one, office)).json()).toMatchObject({ unsignedStops: [] });
  const again = await send(one, office, { kind: 'recovery-asked', seenBy: one });
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'report-recovery.often' }]);
  app.clock.forward(24 * hour);
  const next = await signInAgain(one);
  expect((await send(next, office, { kind: 'recovery-asked', seenBy: next })).statusCode).toBe(200);
});

test('W17 who was removed from the account is told that somebody asks for recovery, and not who', async () => {
  const office = await setup();
  const [one, two] = office.managers;
  expect((await office.owner.delete(`/api/v1/people/${two.person.id}`)).statusCode).toBeLessThan(300);
  await send(one, office, { kind: 'recovery-asked', seenBy: one });
  const mails = (await app.outbox.all()).filter(({ to }) => to === two.person.email);
  const [mail, ...more] = mails.filter(({ subject }) => subject.startsWith('Someone requests to recover'));
  expect([mail?.text.includes('you were a manager'), more]).toEqual([true, []]);
  expect(mail?.text).not.toMatch(/One requests|stop it/);
});

test('W17 the ID of keys that were set aside is nobody else’s, and they can be taken up again', async () => {
  const office = await setup();
  const [one, two] = office.managers;
  for (const manager of [one, two]) await manager.tool.send('DELETE', '/vault');
  const { answer } = await makeKeys(office, two, one.id);
  expect(answer.json()).toMatchObject({ code: 'report-vault.keys' });
  expect((await one.tool.send('POST', `/vault/${one.id}/return`)).json()).toMatchObject({ vault: { id: one.id } });
});

test('former managers whose keys are set aside are told of an unsigned replacement', async () => {
  const office = await setup();
  const [one, two] = office.managers;
  const recipients = [(await newManager(office.owner)).recipient, (await newManager(office.owner)).recipient];
  const { country, custodian, recovery, form } = office.document;
  const proposal = { country, custodian, recovery, form, recipients };
  await app.owner.query('update report_office set proposal = $1 where id = $2', [
    JSON.stringify(proposal),
    uuidOf(office.id),
  ]);
  for (const manager of [one, two]) await manager.tool.send('DELETE', '/vault');
  await app.runScheduled('whistleblowing.offices');
  for (const { person } of [one, two]) {
    const mails = (await app.outbox.all()).filter(({ to }) => to === person.email);
    expect(mails.filter(({ subject }) => subject.startsWith('New managers'))).toHaveLength(1);
  }
});

test('W7 the names of a custodian who became a manager come by no card either', async () => {
  const { isRecoverable } = await import('../reports/reader-rules.ts');
  const office = await setup();
  const [one] = office.managers;
  const custodian = await newManager(office.owner, 'Custodian');
  const before = hexOf(officeHash(office.document));
  const document = { ...office.document, version: 2, before, custodian: custodian.recipient };
  await signDocument(office, document, one);
  const none = new Set<string>();
  expect(isRecoverable({ document, own: new Set([custodian.id]), readers: none, excluded: none })).toBe(false);
  expect(isRecoverable({ document, own: new Set(['later']), readers: none, excluded: none })).toBe(true);
});
