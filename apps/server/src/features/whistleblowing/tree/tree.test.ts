import { canonical, verifyFile, type ReportProof } from '@app/evidence';
import { checkWords, identityKey, partKey, sealPart, type BoundEnvelope } from '@app/sealing';
import type { MailboxAnswer } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { wrongIn } from '#test/audited.ts';
import { bytesOf, hexOf, random, type SealedReport } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, sendReport, callMailbox, contentOf, list, open } = whistleblowing(app);
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

test('the proof shows the words that a reporter chooses, and no other word, key, report or office', async () => {
  app.clock.set('2026-11-24T21:00:00.000Z');
  const office = await newOffice();
  const file = { name: 'ledger.txt', bytes: new TextEncoder().encode('Paid twice.') };
  const report = await sendReport(office, {
    body: { facts: 'CANARY-FACTS' },
    identity: { fullName: 'Ada' },
    files: [file],
  });
  const other = await sendReport(office, { body: { facts: 'OTHER-FACTS' } });
  await nightFalls();
  const of = async (one: SealedReport) =>
    (await callMailbox(office, one, { action: 'proof' })).json<{ proof: ReportProof; envelope: BoundEnvelope }>();
  const [mine, theirs] = [await of(report), await of(other)];
  const opened = (from: SealedReport, kind: 'body' | 'identity' | 'file') => {
    const part = from.sent.parts.find((one) => one.kind === kind);
    const content = contentOf(from);
    const key =
      kind === 'identity'
        ? identityKey(from.context, content, from.secrets.identityShare)
        : partKey(content, kind, part?.id === undefined ? undefined : bytesOf(part.id));
    return {
      kind,
      number: 0,
      key: hexOf(key),
      sealed: Buffer.from(part?.sealed ?? '', 'base64url').toString('base64'),
    };
  };
  const check = (words: object, proof: object = mine.proof) =>
    verifyFile(canonical({ ...proof, words }), { checkWords });
  const body = opened(report, 'body');
  const words = { ...mine.envelope, opened: [body] };
  const shown = check(words);
  expect(shown).toMatchObject({ ok: true, words: [{ kind: 'body', content: { facts: 'CANARY-FACTS' } }] });
  expect(shown.words).toHaveLength(1);
  const everything = check({ ...mine.envelope, opened: [body, opened(report, 'identity'), opened(report, 'file')] });
  expect(everything.words).toMatchObject([{}, { content: { fullName: 'Ada' } }, { content: { name: 'ledger.txt' } }]);
  // A file with words is no file without them: what nobody opened is not said to hold.
  expect(verifyFile(canonical({ ...mine.proof, words })).ok).toBe(false);
  // What is given to the reporter opens nothing.
  const given = JSON.stringify(mine.envelope);
  for (const secret of [report.sent.contentHalf, report.sent.summaryHalf, report.sent.lookup, body.key])
    expect(given).not.toContain(secret);

  const changed = Buffer.from(body.sealed, 'base64');
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
  const with64 = (sealed: Buffer) => ({ ...words, opened: [{ ...body, sealed: sealed.toString('base64') }] });
  const resealed = sealPart(
    bytesOf(body.key),
    { context: report.context, kind: 'body', number: 0, author: 'reporter' },
    new TextEncoder().encode(JSON.stringify({ facts: 'Written later.' })),
    random,
  );
  const cases: readonly (readonly [string, object, object?])[] = [
    ['changed', with64(changed)],
    ['changed', with64(Buffer.from(resealed))],
    ['changed', { ...words, opened: [{ ...body, number: 1 }] }],
    ['changed', { ...words, opened: [{ ...body, kind: 'identity' }] }],
    ['changed', { ...words, opened: [opened(other, 'body')] }],
    ['not-opened', { ...words, opened: [{ ...body, key: opened(report, 'file').key }] }],
    ['not-opened', { ...words, opened: [{ ...body, key: '0'.repeat(64) }] }],
    ['other-report', { ...theirs.envelope, opened: [opened(other, 'body')] }],
    ['other-report', words, theirs.proof],
    ['other-report', words, { ...mine.proof, office: 'f'.repeat(32) }],
    ['other-report', { ...words, document: 'f'.repeat(64) }],
    ['other-envelope', { ...words, parts: words.parts.slice(1) }],
    ['other-envelope', { ...words, parts: words.parts.map((part) => ({ ...part, hash: 'f'.repeat(64) })) }],
    ['other-envelope', { ...words, wraps: words.wraps.slice(1) }],
    ['malformed', { ...words, opened: [] }],
    ['malformed', { ...words, parts: null }],
    ['malformed', { ...words, publicKey: 7 }],
    ['malformed', {}],
  ];
  for (const [code, forged, proof] of cases) {
    const verified = check(forged, proof);
    expect([verified.ok, verified.words], JSON.stringify(forged).slice(0, 100)).toEqual([false, undefined]);
    expect(verified.checks.find(({ name }) => name === 'words')).toMatchObject({ status: 'failed', code });
  }
  const unsent = { ...mine.proof, entry: { ...mine.proof.entry, part: theirs.proof.entry['part'] } };
  expect(check(words, unsent).checks).toContainEqual(expect.objectContaining({ name: 'report', status: 'failed' }));
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
