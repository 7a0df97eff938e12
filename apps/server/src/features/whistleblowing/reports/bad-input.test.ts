import type { ReportSubmission } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import {
  base64,
  bytesOf,
  hexOf,
  random,
  sealedReport,
  signedSubmission,
  type SealedReport,
} from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, sendReport, sendFiles, post, today, callMailbox } = whistleblowing(app);
const api = '/report/api';

/** The submission with something changed, signed anew by the reporter's own key. */
function changed(report: SealedReport, change: Partial<ReportSubmission>): ReportSubmission {
  return signedSubmission({ ...report.sent, ...change }, report.context, report.keys, today());
}

test('a submission with parts, wraps or files missing, doubled or too many is refused and stores nothing', async () => {
  const office = await newOffice();
  const report = await sealedReport(office.document, today());
  const { parts, wraps } = report.sent;
  const [summary, body, identity] = parts;
  if (!summary || !body || !identity) throw new Error('A part is missing.');
  const file = { id: hexOf(random(16)), length: 4096, chunks: ['0'.repeat(64)] };
  const stranger = hexOf(random(16));
  const share = wraps.find(({ purpose }) => purpose === 'share');
  if (!share) throw new Error('A wrap is missing.');
  const changes: readonly Partial<ReportSubmission>[] = [
    { parts: [summary, body] },
    { parts: [body, identity] },
    { parts: [...parts, body] },
    { parts: [...parts, { kind: 'message', number: 0, id: stranger, sealed: body.sealed }] },
    { parts: [summary, { ...body, number: 1 }, identity] },
    { parts: [summary, { ...body, sealed: body.sealed.slice(0, -400) }, identity] },
    { parts: [{ ...summary, sealed: body.sealed }, body, identity] },
    { wraps: wraps.filter(({ purpose }) => purpose !== 'reporter') },
    { wraps: wraps.filter(({ purpose }) => purpose !== 'share') },
    { wraps: wraps.filter(({ purpose }) => purpose !== 'identity') },
    { wraps: [...wraps, { ...share, recipient: stranger }] },
    { wraps: [...wraps, share] },
    { wraps: wraps.map((wrap) => (wrap === share ? { ...wrap, wrapped: base64(random(100)) } : wrap)) },
    { files: [file] },
    { files: [file], parts: [...parts, { kind: 'file', number: 0, sealed: body.sealed }] },
    { files: [file], parts: [...parts, { kind: 'file', number: 0, id: stranger, sealed: body.sealed }] },
    {
      files: [{ ...file, length: 4097 }],
      parts: [...parts, { kind: 'file', number: 0, id: file.id, sealed: body.sealed }],
    },
  ];
  for (const change of changes) {
    const answer = await post(`${api}/offices/${office.id}/reports`, changed(report, change));
    expect([answer.statusCode, answer.json()], JSON.stringify(Object.keys(change))).toMatchObject([
      422,
      { code: 'report.malformed' },
    ]);
  }
  const missing = changed(report, {
    files: [file],
    parts: [...parts, { kind: 'file', number: 0, id: file.id, sealed: body.sealed }],
  });
  expect((await post(`${api}/offices/${office.id}/reports`, missing)).json()).toMatchObject({
    code: 'report-file.missing',
  });
  const where = { officeId: uuidOf(office.id) };
  expect(await app.stored('report', where)).toEqual([]);
  expect(await app.stored('reportFile', where)).toEqual([]);
});

test('what is not signed by the reporter, or for another document, office or day, is refused', async () => {
  const office = await newOffice();
  const other = await newOffice();
  const report = await sealedReport(office.document, today());
  const { sent } = report;
  const flipped = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
  const url = `${api}/offices/${office.id}/reports`;
  const refusals: readonly [Partial<ReportSubmission>, string][] = [
    [{ signature: flipped(sent.signature) }, 'report.signature'],
    [{ summaryHalf: flipped(sent.summaryHalf) }, 'report.signature'],
    [{ contentHalf: flipped(sent.contentHalf) }, 'report.signature'],
    [{ report: flipped(sent.report) }, 'report.signature'],
    [{ publicKey: flipped(sent.publicKey) }, 'report.signature'],
    [{ document: flipped(sent.document) }, 'report.document-changed'],
    [{ entry: { ...sent.entry, signature: flipped(sent.entry.signature) } }, 'report.signature'],
    [{ entry: { ...sent.entry, entry: { ...sent.entry.entry, number: 1 } } }, 'report.malformed'],
  ];
  for (const [change, code] of refusals)
    expect((await post(url, { ...sent, ...change })).json(), JSON.stringify(change).slice(0, 80)).toMatchObject({
      code,
    });
  expect((await post(`${api}/offices/${other.id}/reports`, sent)).json()).toMatchObject({
    code: 'report.document-changed',
  });
  const stale = signedSubmission(sent, report.context, report.keys, '2020-01-01');
  expect((await post(url, stale)).json()).toMatchObject({ code: 'report.other-day' });
  const nowhere = await post(`${api}/offices/${hexOf(random(16))}/reports`, sent);
  expect([nowhere.statusCode, nowhere.json()]).toMatchObject([404, { code: 'report-office.not-found' }]);
  await app.owner.query('update report_office set is_open = false where id = $1', [uuidOf(office.id)]);
  expect((await post(url, sent)).json()).toMatchObject({ code: 'report-office.closed' });
  expect(await app.stored('report', { officeId: uuidOf(office.id) })).toEqual([]);
});

test('the same receipt sent again is the same report, and another one is none', async () => {
  const office = await newOffice();
  const report = await sendReport(office);
  const url = `${api}/offices/${office.id}/reports`;
  const [one, two] = await Promise.all([post(url, report.sent), post(url, report.sent)]);
  expect([one.json(), two.json()]).toMatchObject([{ receivedOn: today() }, { receivedOn: today() }]);
  const other = changed(report, { report: hexOf(random(16)) });
  // It is signed for another context, and its code is taken.
  expect((await post(url, other)).json()).toMatchObject({ code: 'report.receipt-used' });
  expect(await app.stored('report', { officeId: uuidOf(office.id) })).toHaveLength(1);
  const twice = await sealedReport(office.document, today());
  const all = await Promise.all(Array.from({ length: 4 }, () => post(url, twice.sent)));
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await app.stored('report', { officeId: uuidOf(office.id) })).toHaveLength(2);
});

test('the halves of a report cannot be replaced by a report with its ID', async () => {
  const office = await newOffice();
  const first = await sendReport(office);
  const second = await sealedReport(office.document, today());
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  expect(ed25519.getPublicKey(second.keys.signing)).toEqual(second.keys.publicKey);
  const context = first.context;
  const taken = signedSubmission({ ...second.sent, report: first.sent.report }, context, second.keys, today());
  const answer = await post(`${api}/offices/${office.id}/reports`, taken);
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'report.receipt-used' }]);
  const open = await callMailbox(office, first, { action: 'open' });
  expect(open.json()).toMatchObject({ mailbox: { contentHalf: first.sent.contentHalf } });
});

test('files arrive in any order and again, and each chunk has its length', async () => {
  const office = await newOffice();
  const report = await sealedReport(office.document, today(), { files: [{ name: 'a', bytes: random(600_000) }] });
  const [file] = report.sent.files;
  const chunks = report.chunks.get(file?.id ?? '') ?? [];
  const url = `${api}/offices/${office.id}/arrivals`;
  const put = (name: string, chunk: Uint8Array, lookup = report.sent.lookup) =>
    app.http.inject({
      method: 'PUT',
      url: `${url}/${lookup}/${name}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(chunk),
    });
  const last = chunks.at(-1) ?? new Uint8Array();
  const first = chunks[0] ?? new Uint8Array();
  expect((await put(`${file?.id}/0`, first)).statusCode).toBe(404);
  const announce = (files: object[]) => post(url, { lookup: report.sent.lookup, files });
  const { id, length } = file ?? { id: '', length: 0 };
  expect((await announce([{ id, length: length + 1 }])).json()).toMatchObject({ code: 'report-file.size' });
  expect((await announce([{ id, length: 2 ** 40 }])).json()).toMatchObject({ code: 'report-file.size' });
  expect((await announce([{ id, length }])).statusCode).toBe(200);
  expect((await announce([{ id, length }])).statusCode).toBe(200);
  expect((await post(url, { lookup: hexOf(random(16)), files: [{ id, length }] })).json()).toMatchObject({
    code: 'report-file.taken',
  });
  expect((await put(`${id}/0`, first.subarray(1))).json()).toMatchObject({ code: 'report-file.chunk' });
  expect((await put(`${id}/${chunks.length}`, last)).json()).toMatchObject({ code: 'report-file.chunk' });
  expect((await put(`${id}/0`, random(300_000))).statusCode).toBe(413);
  expect((await put(`${id}/0`, first, hexOf(random(16)))).statusCode).toBe(404);
  expect((await put(`${id}/${chunks.length - 1}`, last)).statusCode).toBe(200);
  // A chunk is missing, and then another one is wrong.
  const send = () => post(`${api}/offices/${office.id}/reports`, report.sent);
  expect((await send()).json()).toMatchObject({ code: 'report-file.missing' });
  await sendFiles(office, report);
  expect((await put(`${id}/0`, random(first.length))).statusCode).toBe(200);
  expect((await send()).json()).toMatchObject({ code: 'report-file.missing' });
  expect((await put(`${id}/0`, first)).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(200);
  expect((await put(`${id}/0`, first)).json()).toMatchObject({ code: 'report-file.taken' });
});

test('input that is no submission gets 4xx', async () => {
  const office = await newOffice();
  const { sent } = await sealedReport(office.document, today());
  const url = `${api}/offices/${office.id}/reports`;
  const raw = (payload: string) =>
    app.http.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
  for (const text of ['', '{', '[]', '{"a":1,"a":2}', '[[['.repeat(50_000), 'x'.repeat(3 * 1024 * 1024)])
    expect((await raw(text)).statusCode, text.slice(0, 20)).toSatisfy(
      (status: number) => status >= 400 && status < 500,
    );
  for (const change of [
    { report: sent.report.toUpperCase() },
    { report: 'г'.repeat(32) },
    { lookup: sent.lookup.slice(1) },
    { parts: Array.from({ length: 5000 }, () => sent.parts[0]) },
    { extra: 1 },
    { entry: { ...sent.entry, entry: { ...sent.entry.entry, more: 1 } } },
  ]) {
    const answer = await post(url, { ...sent, ...change });
    expect(answer.statusCode, JSON.stringify(change).slice(0, 80)).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  }
  expect(await app.stored('report', { officeId: uuidOf(office.id) })).toEqual([]);
  expect(bytesOf(sent.report)).toHaveLength(16);
});
