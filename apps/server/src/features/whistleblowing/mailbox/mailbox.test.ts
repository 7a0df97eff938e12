import { newReceipt, receiptKeys, signRequest } from '@app/sealing';
import type { MailboxAnswer } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { base64, bytesOf, fromBase64, hexOf, random, sealedFile } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const all = whistleblowing(app);
const { newOffice, sendReport, callMailbox, openMailbox, contentOf, writing, write, list, open, added } = all;
const api = '/report/api';
const page = 64 * 1024;

test('every answer has status 200 and whole pages, also to a code that is none', async () => {
  const office = await newOffice();
  const report = await sendReport(office);
  const other = { keys: receiptKeys(bytesOf(office.id), newReceipt(random)) };
  const forged = { keys: { ...report.keys, signing: other.keys.signing } };
  const answers = await Promise.all([
    callMailbox(office, report, { action: 'open' }),
    callMailbox(office, other, { action: 'open' }),
    callMailbox(office, forged, { action: 'open' }),
    callMailbox({ id: hexOf(random(16)) }, report, { action: 'open' }),
    callMailbox(office, report, { action: 'download', file: hexOf(random(16)), chunk: 0 }),
    callMailbox(office, report, { action: 'nothing' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  for (const { rawPayload } of answers) expect(rawPayload.length % page).toBe(0);
  const codes = answers.map((answer) => {
    const body = answer.json<MailboxAnswer>();
    return 'refused' in body ? body.refused.code : 'open';
  });
  const none = 'mailbox.not-found';
  expect(codes).toEqual(['open', none, none, none, 'report-file.not-found', 'input.invalid']);
  expect(answers[1]?.rawPayload.length).toBe(answers[2]?.rawPayload.length);
});

test('a challenge holds for a minute, and for the request that it signs', async () => {
  const office = await newOffice();
  const report = await sendReport(office);
  const path = `${api}/offices/${office.id}/mailbox`;
  const asked = await app.http.inject({ method: 'GET', url: `${api}/challenge` });
  expect(asked.rawPayload.length).toBe(page);
  const challenge = fromBase64(asked.json<{ challenge: string }>().challenge);
  const text = JSON.stringify({ lookup: hexOf(report.keys.lookup), action: 'open' });
  const body = new TextEncoder().encode(text);
  const signature = signRequest({ challenge, method: 'POST', path, body }, report.keys.signing);
  const send = (payload: string, bytes = challenge) =>
    app.http.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        'x-challenge': base64(bytes),
        'x-signature': base64(signature),
      },
      payload,
    });
  expect((await send(text)).json()).toHaveProperty('mailbox');
  expect((await send(`${text} `)).json()).toMatchObject({ refused: { code: 'mailbox.not-found' } });
  expect((await send(text, random(52))).json()).toMatchObject({ refused: { code: 'mailbox.challenge' } });
  app.clock.forward(61_000);
  expect((await send(text)).json()).toMatchObject({ refused: { code: 'mailbox.challenge' } });
});

test('W4 the reporter reads the status, writes, sends a file and tells a name later', async () => {
  const office = await newOffice();
  const report = await sendReport(office);
  const content = contentOf(report);
  const { file, chunks } = await sealedFile(report.context, content, random(5000));
  const bytes = base64(chunks[0] ?? new Uint8Array());
  const upload = { action: 'upload', file: file.id, length: file.length, chunk: 0, bytes };
  expect((await callMailbox(office, report, upload)).json()).toMatchObject({ uploaded: 0 });
  expect(await write(office, report, 'wrote', { part: { kind: 'message', value: { text: 'More' } } })).toHaveProperty(
    'mailbox',
  );
  const named = await write(office, report, 'named', { part: { kind: 'identity', value: { fullName: 'A' } } });
  expect(named).toMatchObject({ mailbox: { status: 'received' } });
  const refused = await write(office, report, 'moved', { move: ['received', 'admissible'] });
  expect(refused).toMatchObject({ refused: { code: 'report.malformed' } });
  expect(await write(office, report, 'wrote', {})).toMatchObject({ refused: { code: 'report.malformed' } });
  expect((await openMailbox(office, report)).entries).toHaveLength(3);

  const [one] = office.managers;
  const [listed] = await list(one, office);
  expect(listed).toMatchObject({ entries: 3, hasNews: true });
  if (!listed) throw new Error('The report is not listed.');
  const opened = await open(one, listed);
  expect((await list(one, office))[0]).toMatchObject({ hasNews: false });
  await added(one, opened, 'noted', { part: { kind: 'note', value: { text: 'n' } } });
  const { entries } = await openMailbox(office, report);
  // Openings and notes are hashes alone.
  expect(entries.map((entry) => 'entry' in entry)).toEqual([true, true, true, false, false]);
});

test('a message that was sent before is not stored again', async () => {
  const office = await newOffice();
  const report = await sendReport(office);
  const sent = await writing(office, report, 'wrote', { part: { kind: 'message', value: { text: 'Once' } } });
  const answers = await Promise.all(
    [1, 2, 3].map(async () => (await callMailbox(office, report, sent)).json<MailboxAnswer>()),
  );
  expect(answers.filter((answer) => 'mailbox' in answer)).toHaveLength(1);
  expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(2);
  expect(await app.stored('reportPart', { reportId: uuidOf(report.sent.report), kind: 'message' })).toHaveLength(1);
});
