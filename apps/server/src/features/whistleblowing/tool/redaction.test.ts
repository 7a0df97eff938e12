import { openPart, partKey, sealPart, summaryKey } from '@app/sealing';
import type { OpenedReport } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { base64, bytesOf, fromBase64, hexOf, random, sha256 } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, sendReport, openMailbox, list, open, unlocked, managerEntry, add } = whistleblowing(app);
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const read = (plain: Uint8Array) => JSON.parse(new TextDecoder().decode(plain)) as unknown;

/** A report that a manager has opened, and versions of it with words blacked out. */
async function opened() {
  const office = await newOffice();
  const [one] = office.managers;
  const words = { body: { facts: 'Neighbor Ada Canary saw it' }, summary: { excerpt: 'Ada Canary' } };
  const report = await sendReport(office, words);
  const listed = (await list(one, office))[0];
  if (!listed) throw new Error('The report is not listed.');
  const at = await open(one, listed);
  const { share } = await unlocked(one, at.report);
  const key = summaryKey(at.context, share, bytesOf(listed.summaryHalf ?? ''));
  const version = (of: OpenedReport) => {
    const place = { context: at.context, number: of.entries, author: bytesOf(one.id) };
    const body = sealPart(partKey(at.content, 'body'), { ...place, kind: 'body' }, bytes({ facts: '█████' }), random);
    const summary = sealPart(key, { ...place, kind: 'summary' }, bytes({ excerpt: '█████' }), random);
    const parts = [
      { kind: 'body' as const, number: of.entries, sealed: base64(body) },
      { kind: 'summary' as const, number: of.entries, sealed: base64(summary) },
    ];
    return { parts, hash: hexOf(sha256(body)) };
  };
  return { office, one, report, at, key, version };
}

test('W16 facts and summary are replaced by a version with words blacked out, signed, also in the mailbox', async () => {
  const { office, one, report, at, key, version } = await opened();
  const { parts, hash } = version(at.report);
  const answer = await add(one, at.report, managerEntry(one, at, 'redacted', { hash, more: { parts } }));
  expect(answer.statusCode, answer.body).toBe(200);
  const after = answer.json<OpenedReport>();
  expect(after.allEntries.at(-1)?.entry).toMatchObject({ kind: 'redacted', part: hash, author: one.id });
  expect(after.parts.map(({ kind, entry }) => `${kind} ${entry}`).toSorted()).toEqual([
    'body 2',
    'identity 0',
    'summary 2',
  ]);
  const stored = await app.stored('report_part', { reportId: uuidOf(report.sent.report) });
  expect(stored.filter(({ kind }) => kind === 'body')).toMatchObject([{ entry: 2, author: uuidOf(one.id) }]);

  const [listed] = await list(office.managers[1], office);
  expect(listed?.summaryPlace).toEqual({ number: 2, author: one.id });
  const place = { context: at.context, kind: 'summary' as const, number: 2, author: bytesOf(one.id) };
  expect(read(openPart(key, place, fromBase64(listed?.summary ?? '')))).toEqual({ excerpt: '█████' });

  const mailbox = await openMailbox(office, report);
  expect(mailbox.entries.at(-1)).toMatchObject({ entry: { kind: 'redacted', part: hash } });
  const body = mailbox.parts.find(({ kind }) => kind === 'body');
  expect(body).toMatchObject({ entry: 2, author: one.id });
  const at2 = { ...place, kind: 'body' as const };
  expect(read(openPart(partKey(at.content, 'body'), at2, fromBase64(body?.sealed ?? '')))).toEqual({ facts: '█████' });

  // More words later: the version replaces the one before.
  const again = { ...at, report: after };
  const next = version(after);
  const second = managerEntry(one, again, 'redacted', { hash: next.hash, more: { parts: next.parts } });
  expect(
    (await add(one, after, second)).json<OpenedReport>().parts.map(({ kind, entry }) => `${kind} ${entry}`),
  ).toEqual(expect.arrayContaining(['body 3', 'summary 3']));
});

test('W16 a version without its summary, with more than it, or with another hash is refused and removes nothing', async () => {
  const { one, report, at, version } = await opened();
  const { parts, hash } = version(at.report);
  const [body, summary] = parts;
  if (!body || !summary) throw new Error('A version has two parts.');
  for (const wrong of [
    { hash, more: { parts: [body] } },
    { hash, more: { parts: [summary] } },
    { hash, more: { parts: [body, summary, body] } },
    { hash, more: { parts: [body, { ...summary, number: 0 }] } },
    { hash: hexOf(random(32)), more: { parts } },
    { hash, more: { parts, removed: { entry: 0, kind: 'file' as const, number: 0 } } },
  ]) {
    const answer = await add(one, at.report, managerEntry(one, at, 'redacted', wrong));
    expect(answer.json()).toMatchObject({ code: 'report.malformed' });
  }
  const noted = managerEntry(one, at, 'noted', { hash, more: { parts } });
  expect((await add(one, at.report, noted)).json()).toMatchObject({ code: 'report.malformed' });
  const stored = await app.stored('report_part', { reportId: uuidOf(report.sent.report) });
  expect(stored.map(({ kind, entry }) => `${String(kind)} ${String(entry)}`).toSorted()).toEqual([
    'body 0',
    'identity 0',
    'summary 0',
  ]);
});

test('W16 facts that were replaced are given to nobody, and stay for 30 days', async () => {
  const { office, one, report, at, version } = await opened();
  const { parts, hash } = version(at.report);
  const before = await app.stored('report_part', { reportId: uuidOf(report.sent.report), kind: 'body' });
  await add(one, at.report, managerEntry(one, at, 'redacted', { hash, more: { parts } }));
  const kept = () => app.stored('report_replaced_part', { reportId: uuidOf(report.sent.report) });
  expect((await kept()).map(({ kind, entry }) => `${String(kind)} ${String(entry)}`).toSorted()).toEqual([
    'body 0',
    'summary 0',
  ]);
  const sealed = base64(new Uint8Array(before[0]?.['sealed'] as Buffer));
  const [listed] = await list(one, office);
  const read = JSON.stringify([listed, (await open(one, listed!)).report, await openMailbox(office, report)]);
  expect(read).not.toContain(sealed);
  const begun = app.clock.now();
  app.clock.forward(30 * 86_400_000);
  await app.runScheduled('whistleblowing.tidy');
  expect(await kept()).toHaveLength(2);
  app.clock.forward(86_400_000);
  await app.runScheduled('whistleblowing.tidy');
  expect(await kept()).toEqual([]);
  app.clock.set(begun.toISOString());
});
