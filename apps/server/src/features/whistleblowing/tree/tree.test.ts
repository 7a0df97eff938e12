import { canonical, verifyFile, type ReportProof } from '@app/evidence';
import type { MailboxAnswer } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { wrongIn } from '#test/audited.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, sendReport, callMailbox, list, open } = whistleblowing(app);
const day = 86_400_000;

async function nightFalls() {
  app.clock.forward(day);
  await app.runScheduled('whistleblowing.trees');
  await app.runScheduled('evidence.sequence');
}
const rootsOf = (office: string) => app.stored('report_root', { officeId: uuidOf(office) });

test('the root of an office enters the log each day, also without entries, and tells nothing else', async () => {
  app.clock.set('2026-11-24T21:00:00.000Z');
  const office = await newOffice();
  const statements = () => app.stored('evidence_entry', { accountId: office.owner.accountId, kind: 'report-root' });
  await nightFalls();
  await app.runScheduled('whistleblowing.trees');
  await nightFalls();
  expect((await rootsOf(office.id)).map(({ size }) => Number(size))).toEqual([0, 0]);
  expect(await statements()).toHaveLength(2);

  await sendReport(office);
  await sendReport(office);
  expect(await statements()).toHaveLength(2);
  await nightFalls();
  const roots = await rootsOf(office.id);
  expect(roots.map(({ size }) => Number(size))).toEqual([0, 0, 2]);
  const leaves = await app.stored('report_leaf', { officeId: uuidOf(office.id) });
  expect(new Set(leaves.map(({ salt }) => String(salt))).size).toBe(2);
  const entries = await app.stored('report_entry', { accountId: office.owner.accountId });
  const hashes = new Map(entries.map(({ reportId, hash }) => [reportId, Buffer.from(hash as Buffer).toString('hex')]));
  // In the order of their hashes, which is not that of their arrival.
  const inOrder = leaves.toSorted((one, other) => Number(one['number']) - Number(other['number']));
  const placed = inOrder.map(({ reportId }) => hashes.get(reportId) ?? '');
  expect(placed).toEqual(placed.toSorted());
  expect(await wrongIn(app)).toEqual([]);
});

test('a reporter takes away a proof that the report came on this day, which is checked offline', async () => {
  app.clock.set('2026-11-24T21:00:00.000Z');
  const office = await newOffice();
  const report = await sendReport(office);
  const early = (await callMailbox(office, report, { action: 'proof' })).json<MailboxAnswer>();
  expect(early).toMatchObject({ refused: { code: 'mailbox.no-proof' } });
  for (let more = 0; more < 3; more += 1) await sendReport(office);
  await nightFalls();

  const answer = await callMailbox(office, report, { action: 'proof' });
  expect(answer.rawPayload.length % (64 * 1024)).toBe(0);
  const { proof } = answer.json<{ proof: ReportProof }>();
  expect(proof.entry).toMatchObject({ kind: 'received', at: '2026-11-24', part: report.sent.entry.entry.part });
  const check = (changed: object) => verifyFile(canonical({ ...proof, ...changed }));
  expect(check({})).toMatchObject({ ok: true, report: { kind: 'received' } });
  expect(check({}).checks).toContainEqual({ name: 'report', status: 'passed', code: 'ok' });

  const otherDay = { ...proof.entry, at: '2026-11-23' };
  const otherWords = { ...proof.entry, part: '0'.repeat(64) };
  for (const changed of [
    { entry: otherDay },
    { entry: otherWords },
    { office: 'f'.repeat(32) },
    { leaf: { index: (proof.leaf.index + 1) % 4 } },
    { salt: Buffer.alloc(16).toString('base64') },
    { proof: proof.proof.toReversed() },
    { log: { ...proof.log, record: { ...proof.log.record, root: '0'.repeat(64) } } },
  ])
    expect([changed, check(changed).ok]).toEqual([changed, false]);
  expect(check({ more: 1 })).toMatchObject({ ok: false, checks: [{ name: 'form', code: 'shape', detail: 'more' }] });
  expect(JSON.stringify(proof)).not.toContain(report.sent.lookup);
});

test('who opened a report is in the tree, too', async () => {
  app.clock.set('2026-11-24T21:00:00.000Z');
  const office = await newOffice();
  await sendReport(office);
  const [manager] = office.managers;
  const [listed] = await list(manager, office);
  if (!listed) throw new Error('The report is not listed.');
  await open(manager, listed);
  await nightFalls();
  expect(
    (await app.stored('report_leaf', { officeId: uuidOf(office.id) })).map(({ entry }) => entry).toSorted(),
  ).toEqual([0, 1]);
});
