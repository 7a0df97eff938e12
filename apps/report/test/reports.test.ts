import { beforeAll, expect, test } from 'vitest';
import type { SignedOffice } from '@app/sealing';
import type { OpenedReport } from '@app/whistleblowing';
import { toHex } from '../src/tool/encoding.ts';
import type { OpenVault } from '../src/tool/vault/opening.ts';
import { Reports, type EntryDraft } from '../src/tool/vault/reports.ts';
import { Ring } from '../src/tool/vault/ring.ts';
import { manager, officeOf, sampleReport, summary, written } from './sample-report.ts';

const office = 'ab'.repeat(16);
const at = '2026-11-21T10:00:00.000Z';
let anna: OpenVault;
let bruno: OpenVault;
let chain: readonly SignedOffice[];
let sample: Awaited<ReturnType<typeof sampleReport>>;

beforeAll(async () => {
  anna = await manager('Anna');
  bruno = await manager('Bruno');
  chain = officeOf(office, [anna, bruno]);
  sample = await sampleReport(chain, anna, ['first', 'second']);
});

const readerOf = (vault: OpenVault) => new Reports(vault, new Ring(vault.vaultKey, []));

/** Opens a report and writes one entry after another, as the server would answer. */
async function after(reports: Reports, drafts: readonly Omit<EntryDraft, 'at'>[]): Promise<OpenedReport> {
  let report = sample.opened;
  for (const draft of drafts) {
    await reports.open(report, chain);
    report = written(report, await reports.entry(report.id, { ...draft, at }));
  }
  return report;
}
async function viewOf(reports: Reports, report: OpenedReport) {
  const found = await reports.open(report, chain);
  if ('fault' in found) throw new Error(found.fault.code);
  return found.view;
}
async function faultOf(report: OpenedReport) {
  const found = await readerOf(anna).open(report, chain);
  return 'fault' in found ? found.fault : undefined;
}

test('a summary opens, and again from the ring without the seed', async () => {
  const ring = new Ring(anna.vaultKey, []);
  const rows = await new Reports(anna, ring).summaries([sample.listed]);
  expect(rows).toEqual([{ id: sample.listed.id, summary, isBroken: false }]);

  const other = await manager('Other');
  const kept = new Ring(anna.vaultKey, ring.changed());
  expect((await new Reports(other, kept).summaries([sample.listed]))[0]?.summary).toEqual(summary);
  expect((await readerOf(other).summaries([sample.listed]))[0]).toMatchObject({ summary: null, isBroken: true });
});

test('a report opens as a file, without the name', async () => {
  const view = await viewOf(readerOf(anna), sample.opened);
  expect(view.body?.facts).toBe('Every month the same supplier sends two invoices.');
  expect(view.files.map(({ name }) => name)).toEqual(['paper 0.txt', 'paper 1.txt']);
  expect('identity' in view).toBe(false);
  expect(JSON.stringify(view)).not.toContain('Neri');
});

test('a file opens, and not with its chunks exchanged', async () => {
  const reports = readerOf(anna);
  const [file] = (await viewOf(reports, sample.opened)).files;
  const bytes = await reports.file(sample.opened.id, file!, sample.chunks[0]!);
  expect(new TextDecoder().decode(bytes)).toBe('first');
  await expect(reports.file(sample.opened.id, file!, sample.chunks[1]!)).rejects.toThrow('cannot be opened');
});

test('W7 the name opens with the second key alone, after an entry with the reason', async () => {
  const reports = readerOf(anna);
  const report = await after(reports, [{ kind: 'identity-opened', note: { text: 'To invite her.' } }]);
  const wrap = sample.wrapOf('identity', anna.stored.id);
  const found = await reports.open(report, chain, wrap);
  expect(found).toMatchObject({ view: { identity: { fullName: 'Carla Neri', contact: 'carla@example.com' } } });
  expect(found).toMatchObject({
    view: { entries: [{ kind: 'received' }, { kind: 'identity-opened', text: 'To invite her.' }] },
  });
  const stranger = await reports.open(report, chain, sample.wrapOf('identity', bruno.stored.id));
  expect(stranger).toEqual({ fault: { code: 'part-closed', number: 0 } });
});

test('notes, messages and moves are signed by who wrote them', async () => {
  const reports = readerOf(anna);
  const report = await after(reports, [
    { kind: 'noted', note: { text: 'Ask the bookkeeper.' } },
    { kind: 'asked', message: { text: 'Which supplier?', files: [] } },
    { kind: 'moved', move: ['received', 'admissible'] },
  ]);
  const view = await viewOf(readerOf(anna), report);
  expect(view.entries.slice(1)).toMatchObject([
    { kind: 'noted', text: 'Ask the bookkeeper.', isMessage: false, author: anna.stored.id },
    { kind: 'asked', text: 'Which supplier?', isMessage: true },
    { kind: 'moved', move: ['received', 'admissible'] },
  ]);
  expect(view.status).toBe('admissible');
});

test('W16 a part is removed with a trace, and is not missed', async () => {
  const reports = readerOf(anna);
  const report = await after(reports, [
    { kind: 'noted', note: { text: 'His wife is ill.' } },
    { kind: 'removed', removed: { entry: 1, kind: 'note', number: 1 } },
    { kind: 'removed', removed: { entry: 0, kind: 'file', number: 1 } },
  ]);
  const view = await viewOf(readerOf(anna), report);
  expect(view.entries[1]).toMatchObject({ kind: 'noted', text: null, isRemoved: true });
  expect(view.entries[2]).toMatchObject({ kind: 'removed', author: anna.stored.id });
  expect(view.files.map(({ name }) => name)).toEqual(['paper 0.txt']);
});

test('W17 what one manager reads, the other reads without the keys of the first', async () => {
  const second = { ...sample.opened, wrap: sample.wrapOf('share', bruno.stored.id) };
  const view = await viewOf(readerOf(bruno), second);
  expect(view.body?.wrongdoing).toBe('Invoices are paid twice.');
});

test('whatever is changed, cut or exchanged is named, and shows nothing', async () => {
  const good = await after(readerOf(anna), [
    { kind: 'noted', note: { text: 'One' } },
    { kind: 'noted', note: { text: 'Two' } },
    { kind: 'moved', move: ['received', 'admissible'] },
  ]);
  const other = await sampleReport(chain, anna);
  const parts = (change: (part: OpenedReport['parts'][number]) => OpenedReport['parts'][number] | undefined) => ({
    ...good,
    parts: good.parts.flatMap((part) => change(part) ?? []),
  });
  const entries = good.allEntries;
  const swapped = parts((part) =>
    part.kind === 'note'
      ? {
          ...good.parts.find((one) => one.kind === 'note' && one.entry !== part.entry)!,
          entry: part.entry,
          number: part.number,
        }
      : part,
  );

  expect(await faultOf(good)).toBeUndefined();
  expect(await faultOf({ ...good, document: '00'.repeat(32) })).toMatchObject({ code: 'unknown-document' });
  expect(await faultOf({ ...good, contentHalf: '00'.repeat(32) })).toMatchObject({ code: 'half-changed' });
  expect(await faultOf({ ...good, publicKey: toHex(other.keys.publicKey) })).toMatchObject({
    code: 'envelope-changed',
  });
  expect(
    await faultOf({ ...good, envelope: { ...good.envelope, signature: other.opened.envelope.signature } }),
  ).toMatchObject({ code: 'envelope-signature' });
  expect(await faultOf({ ...good, envelope: { ...good.envelope, wraps: good.envelope.wraps.slice(1) } })).toMatchObject(
    { code: 'envelope-changed' },
  );
  expect(
    await faultOf({ ...good, envelope: { ...other.opened.envelope, contentHalf: good.envelope.contentHalf } }),
  ).toMatchObject({ code: 'envelope-changed' });
  expect(await faultOf(parts((part) => (part.kind === 'body' ? undefined : part)))).toEqual({
    code: 'part-missing',
    number: 0,
  });
  expect(await faultOf(parts((part) => (part.entry === 2 ? undefined : part)))).toEqual({
    code: 'part-missing',
    number: 2,
  });
  expect(
    await faultOf(parts((part) => (part.kind === 'body' ? { ...part, sealed: other.opened.parts[1]!.sealed } : part))),
  ).toEqual({ code: 'part-changed', number: 0 });
  expect(await faultOf(swapped)).toEqual({ code: 'part-changed', number: 1 });
  expect(await faultOf(parts((part) => (part.entry === 1 ? { ...part, author: bruno.stored.id } : part)))).toEqual({
    code: 'part-unknown',
    number: 1,
  });
  expect(
    await faultOf({ ...good, parts: [...good.parts, { ...good.parts[1]!, entry: 3, author: anna.stored.id }] }),
  ).toEqual({ code: 'part-unknown', number: 3 });
  expect(await faultOf({ ...good, allEntries: entries.slice(0, -1), entries: 3, status: 'received' })).toBeUndefined();
  expect(await faultOf({ ...good, allEntries: entries.slice(0, -1) })).toMatchObject({ code: 'entry-chain' });
  expect(await faultOf({ ...good, allEntries: entries.toSpliced(1, 1) })).toEqual({ code: 'entry-chain', number: 1 });
  expect(
    await faultOf({ ...good, allEntries: entries.with(2, { ...entries[2]!, signature: entries[1]!.signature }) }),
  ).toEqual({ code: 'entry-signature', number: 2 });
  expect(await faultOf({ ...good, status: 'processing' })).toEqual({ code: 'status', number: 3 });
});

test('W12 a signed move that the table of moves does not have is named', async () => {
  const report = await after(readerOf(anna), [{ kind: 'moved', move: ['received', 'processed'] }]);
  expect(await faultOf(report)).toEqual({ code: 'move', number: 1 });
});

test('a manager who came later reads once the share was wrapped for them', async () => {
  const carla = await manager('Carla');
  const reports = readerOf(anna);
  await reports.open(sample.opened, chain);
  const { wraps } = await reports.entry(sample.opened.id, {
    kind: 'wrapped',
    note: { text: '', person: carla.stored.id },
    reader: { id: carla.stored.id, kem: carla.stored.kem },
    at,
  });
  const [row] = await readerOf(carla).summaries([{ ...sample.listed, wrap: wraps![0]!.wrapped }]);
  expect(row?.summary).toEqual(summary);
});
