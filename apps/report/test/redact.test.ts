import { expect, test } from 'vitest';
import type { BodyContent, OpenedReport } from '@app/whistleblowing';
import { coverRange, coverWords, isRestorable, redactionOf, textsOf } from '../src/tool/redact-rules.ts';
import { blackMark as blackout } from '../src/tool/vault/blacken.ts';
import { Reports } from '../src/tool/vault/reports.ts';
import { Ring } from '../src/tool/vault/ring.ts';
import { manager, officeOf, sampleReport, written } from './sample-report.ts';

const at = '2026-11-21T10:00:00.000Z';

async function sample() {
  const anna = await manager('Anna');
  const chain = officeOf('ab'.repeat(16), [anna]);
  const { listed, opened } = await sampleReport(chain, anna, ['first']);
  const reports = new Reports(anna, new Ring(anna.vaultKey, []));
  const viewOf = async (report: OpenedReport) => {
    const found = await reports.open(report, chain);
    return 'fault' in found ? found.fault : found.view;
  };
  return { reports, listed, opened, viewOf };
}

/** What the server makes of a version with words blacked out. */
function replaced(report: OpenedReport, entry: Awaited<ReturnType<Reports['entry']>>): OpenedReport {
  const before = { ...report, parts: report.parts.filter(({ kind }) => kind !== 'body' && kind !== 'summary') };
  return written(before, entry);
}

test('words are covered wherever they stand, in capitals or not, by blocks of one length', () => {
  expect(coverWords('Ada told ADA and adamant', ' ada ')).toBe(`${blackout} told ${blackout} and ${blackout}mant`);
  expect(coverWords('Nothing here', 'Ada')).toBe('Nothing here');
  expect(coverWords('İstanbul and Ada', 'Ada')).toBe(`İstanbul and ${blackout}`);
  expect(coverWords('İstanbul: ADA, ada', 'Ada')).toBe(`İstanbul: ${blackout}, ${blackout}`);
  expect(coverWords('Cafe\u0301 Ada', 'caf\u00e9')).toBe(`${blackout} Ada`);
  expect(coverWords('Cafe\u0301', 'Ada')).toBe('Cafe\u0301');
  expect(coverWords('a', '  ')).toBe('a');
  expect(coverRange('The neighbor saw', 4, 12)).toBe(`The ${blackout} saw`);
  expect(coverRange('Same', 2, 2)).toBe('Same');
});

test('W16 the version with words blacked out replaces facts and summary, and nobody exchanges either', async () => {
  const { reports, listed, opened, viewOf } = await sample();
  await reports.summaries([listed]);
  const view = await viewOf(opened);
  if ('code' in view || !view.body) throw new Error('The report did not open.');
  const texts = new Map([...textsOf(view.body)].map(([field, text]) => [field, coverWords(text, 'supplier')]));
  const redaction = redactionOf(view.body, texts);
  expect(redaction.summary.excerpt).toBe(redaction.body.wrongdoing);
  const entry = await reports.entry(opened.id, { kind: 'redacted', redaction, at });
  const after = replaced(opened, entry);
  const shown = await viewOf(after);
  if ('code' in shown) throw new Error(shown.code);
  expect(shown.body?.facts).toBe(`Every month the same ${blackout} sends two invoices.`);
  expect(shown.files).toHaveLength(1);
  expect(shown.entries.at(-1)).toMatchObject({ kind: 'redacted', number: 1, isErased: false });

  const body = after.parts.find(({ kind }) => kind === 'body');
  const old = opened.parts.find(({ kind }) => kind === 'summary');
  const other = await reports.entry(opened.id, { kind: 'redacted', redaction, at });
  const without = { ...after, parts: after.parts.filter((part) => part !== body) };
  expect(await viewOf(without)).toMatchObject({ code: 'part-missing' });
  // The summary of another version, or that of the reporter.
  const summary = {
    ...other.parts!.find(({ kind }) => kind === 'summary')!,
    entry: 1,
    author: entry.entry.entry.author,
  };
  const exchanged = { ...after, parts: after.parts.map((part) => (part.kind === 'summary' ? summary : part)) };
  expect(await viewOf(exchanged)).toEqual({ code: 'part-changed', number: 1 });
  const kept = { ...after, parts: after.parts.map((part) => (part.kind === 'summary' ? old! : part)) };
  expect(await viewOf(kept)).toMatchObject({ code: 'part-changed' });
});

test('W16 a redaction that was taken back shows the version before it, and no other one', async () => {
  const { reports, listed, opened, viewOf } = await sample();
  await reports.summaries([listed]);
  const view = await viewOf(opened);
  if ('code' in view || !view.body) throw new Error('The report did not open.');
  const redaction = redactionOf(view.body, new Map([...textsOf(view.body)].map(([field]) => [field, blackout])));
  const after = replaced(opened, await reports.entry(opened.id, { kind: 'redacted', redaction, at }));
  const shown = await viewOf(after);
  if ('code' in shown) throw new Error(shown.code);
  expect(shown.redaction).toEqual({ number: 1, at, isErased: false });
  const entry = await reports.entry(opened.id, { kind: 'restored', restores: 1, at });
  expect(entry.entry.entry).toMatchObject({ kind: 'restored', restores: 1 });
  const isReplaced = ({ kind, entry: number }: { readonly kind: string; readonly entry: number }) =>
    (kind === 'body' || kind === 'summary') && number === 1;
  const facts = opened.parts.filter(({ kind }) => kind === 'body' || kind === 'summary');
  const written2 = written(after, entry);
  const restored = { ...written2, parts: [...facts, ...written2.parts.filter((part) => !isReplaced(part))] };
  const open = await viewOf(restored);
  if ('code' in open) throw new Error(open.code);
  expect([open.body?.facts, open.redaction]).toEqual([view.body.facts, null]);
  expect(open.entries.at(-1)).toMatchObject({ kind: 'restored', number: 2 });
  // A server that goes on giving the redacted version out, or no version at all.
  expect(await viewOf(written2)).toMatchObject({ code: 'part-missing', number: 0 });
  const both = await viewOf({ ...restored, parts: [...restored.parts, ...written2.parts.filter(isReplaced)] });
  expect(both).toMatchObject({ code: 'part-unknown', number: 1 });
});

test('what a redaction replaced can be put back for 30 days, unless it was deleted at once', async () => {
  const { reports, listed, opened, viewOf } = await sample();
  await reports.summaries([listed]);
  const view = await viewOf(opened);
  if ('code' in view || !view.body) throw new Error('The report did not open.');
  const redaction = redactionOf(view.body, textsOf(view.body));
  const entry = await reports.entry(opened.id, { kind: 'redacted', redaction, erases: true, at });
  expect(entry.entry.entry.erases).toBe(true);
  const shown = await viewOf(replaced(opened, entry));
  expect(shown).toMatchObject({ redaction: { isErased: true } });
  const kept = { at, isErased: false };
  expect(isRestorable(kept, '2026-12-21T09:59:00.000Z')).toBe(true);
  expect(isRestorable(kept, '2026-12-21T10:00:00.000Z')).toBe(false);
  expect(isRestorable({ ...kept, isErased: true }, at)).toBe(false);
});

test('files of a message are sealed like those of a reporter, and open again', async () => {
  const { reports, opened, viewOf } = await sample();
  await viewOf(opened);
  const id = 'cd'.repeat(16);
  const bytes = new TextEncoder().encode('The letter');
  const { sent, chunks, sha256 } = await reports.sealFile(opened.id, { id, bytes });
  expect(sent.chunks).toHaveLength(1);
  const header = { name: 'file-1.pdf', type: 'application/pdf', size: bytes.length, sha256, isClean: true };
  const message = { text: 'Here it is', files: [id] };
  const entry = await reports.entry(opened.id, { kind: 'asked', message, attached: [{ header, sent }], at });
  expect(entry.files).toEqual([sent]);
  const after = written(opened, entry);
  const view = await viewOf(after);
  if ('code' in view) throw new Error(view.code);
  const [file] = view.entries.at(-1)?.files ?? [];
  expect(file).toMatchObject({ name: 'file-1.pdf', isClean: true });
  expect(new TextDecoder().decode(await reports.file(opened.id, file!, chunks))).toBe('The letter');
  // A message that names a file which is not there.
  const lost = { ...after, parts: after.parts.filter(({ id: part }) => part !== id) };
  expect(await viewOf(lost)).toMatchObject({ code: 'part-missing' });
});

test('what the server did by itself stands in the log, and a status without it does not fit', async () => {
  const { reports, opened, viewOf } = await sample();
  await viewOf(opened);
  const closed = written(
    opened,
    await reports.entry(opened.id, { kind: 'moved', move: ['received', 'not_admissible'], at }),
  );
  const { report } = closed.allEntries[0]!.entry;
  const byServer = {
    format: 'candor-report-server-entry-1',
    report,
    number: 0,
    before: closed.last,
    kind: 'deleted-by-time',
    move: ['not_admissible', 'information_deleted'],
    at: '2029-11-24',
  } as const;
  const gone = {
    ...closed,
    status: 'information_deleted',
    parts: [],
    files: [],
    publicKey: '',
    contentHalf: '',
  } as const;
  expect(await viewOf(gone)).toMatchObject({ code: 'status' });
  const view = await viewOf({ ...gone, byServer: [byServer] });
  expect(view).toMatchObject({ byServer: [{ kind: 'deleted-by-time', at: '2029-11-24', after: 1 }] });
  for (const wrong of [{ before: 'f'.repeat(64) }, { report: 'f'.repeat(64) }, { number: 1 }])
    expect(await viewOf({ ...gone, byServer: [{ ...byServer, ...wrong }] })).toMatchObject({ code: 'entry-chain' });
});

test('a report without answers keeps its other members', () => {
  const body: BodyContent = {
    type: 'fraud',
    wrongdoing: 'x'.repeat(500),
    facts: 'Facts',
    period: '',
    source: '',
    answers: [{ question: 'aa', text: 'Ada' }],
    meeting: null,
    isAnonymous: true,
    locale: 'it',
    channel: 'form',
    files: ['bb'],
  };
  const { body: next, summary } = redactionOf(body, new Map([['answer 0', blackout]]));
  expect(next).toEqual({ ...body, answers: [{ question: 'aa', text: blackout }] });
  expect(summary.excerpt).toHaveLength(400);
  expect(summary.wantsMeeting).toBe(false);
});
