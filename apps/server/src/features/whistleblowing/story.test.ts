import { summaryKey } from '@app/sealing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { bytesOf, openedPart, openedSummary } from '#test/sealed-reports.ts';
import { whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, sendReport, openMailbox, write, list, open, added, unlocked, contentOf } = whistleblowing(app);

test('W4 a report without a name goes to its managers, who answer through the mailbox until it is deleted', async () => {
  const office = await newOffice();
  const [one, two] = office.managers;
  const report = await sendReport(office, {
    summary: { excerpt: 'Tips are missing' },
    body: { wrongdoing: 'The till is opened at night' },
    files: [{ name: 'photo.jpg', bytes: new Uint8Array(300_000).fill(7) }],
  });

  const [listed] = await list(two, office);
  expect(listed).toMatchObject({ id: report.sent.report, status: 'received', entries: 1, hasNews: true });
  if (!listed?.summary) throw new Error('The report is not listed.');
  const { context, share } = await unlocked(two, listed);
  const key = summaryKey(context, share, bytesOf(listed.summaryHalf ?? ''));
  expect(openedSummary(context, key, listed.summary)).toEqual({ excerpt: 'Tips are missing' });

  let opened = await open(one, listed);
  const body = opened.report.parts.find(({ kind }) => kind === 'body');
  expect(body && openedPart(opened, body)).toEqual({ wrongdoing: 'The till is opened at night' });
  const [file] = opened.report.files;
  const chunk = await one.tool.send('GET', `/reports/${listed.id}/files/${file?.id}/1`);
  expect(chunk.rawPayload).toEqual(Buffer.from(report.chunks.get(file?.id ?? '')?.[1] ?? []));

  opened = await added(one, opened, 'acknowledged', { part: { kind: 'message', value: { text: 'Thank you' } } });
  opened = await added(one, opened, 'moved', { move: ['received', 'admissible'] });
  opened = await added(one, opened, 'asked', { part: { kind: 'message', value: { text: 'When was that?' } } });
  opened = await added(one, opened, 'noted', { part: { kind: 'note', value: { text: 'Ask the bank' } } });

  const mailbox = await openMailbox(office, report);
  expect(mailbox).toMatchObject({ status: 'admissible', receivedOn: report.sent.entry.entry.at });
  const texts = mailbox.parts
    .filter(({ kind }) => kind === 'message')
    .map((part) => openedPart({ context: report.context, content: contentOf(report) }, part));
  expect(texts).toEqual([{ text: 'Thank you' }, { text: 'When was that?' }]);
  expect(mailbox.parts.filter(({ kind }) => kind === 'note' || kind === 'summary')).toEqual([]);

  const answered = await write(office, report, 'wrote', { part: { kind: 'message', value: { text: 'In May' } } });
  expect(answered).toMatchObject({ mailbox: { status: 'admissible' } });
  const [later] = await list(one, office);
  if (!later) throw new Error('The report is not listed any more.');
  opened = await open(one, later);
  opened = await added(one, opened, 'moved', { move: ['admissible', 'processing'] });
  opened = await added(one, opened, 'feedback', { part: { kind: 'message', value: { text: 'We found it' } } });
  opened = await added(one, opened, 'moved', {
    move: ['processing', 'feedback_provided'],
    more: { ticks: ['followed-up'] },
  });
  opened = await added(one, opened, 'moved', {
    move: ['feedback_provided', 'processed'],
    more: { ticks: ['exhaustive-feedback'] },
  });
  opened = await added(one, opened, 'moved', { move: ['processed', 'information_deleted'] });
  expect(opened.report).toMatchObject({
    status: 'information_deleted',
    contentHalf: '',
    wrap: '',
    parts: [],
    files: [],
  });
  expect(await list(two, office)).toEqual([]);
  await expect(openMailbox(office, report)).rejects.toThrow('mailbox.not-found');
});
