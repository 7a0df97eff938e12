import type { Browser, Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkWords,
  entryHash,
  identityKey,
  openPart,
  partKey,
  unwrapShare,
  type BoundEnvelope,
  type SignedEntry,
} from '@app/sealing';
import { canonicalText, type JsonObject, type ReportProof } from '@app/evidence';
import { sha256 } from '@app/evidence/hash.ts';
import { fromUtf8 } from '@app/evidence/utf8.ts';
import { fromBase64url, fromHex, toHex } from '../src/form/page/encoding.ts';
import { managerEntry, openAs, testOffice, type TestOffice } from './office.ts';
import { servePages } from './pages.ts';
import { heading, launch, newReporter, openMailbox, report, type Pages } from './reporter.ts';

let browser: Browser;
let office: TestOffice;

beforeAll(async () => {
  browser = await launch();
  office = await testOffice();
});
afterAll(() => browser.close());

type Words = {
  readonly kind: string;
  readonly text?: string;
  readonly body?: unknown;
  readonly move?: readonly [string, string];
  readonly restores?: number;
};

/** A report, its receipt and a manager who writes to it. */
async function reported(page: Page) {
  const pages = await servePages(office);
  const receipt = await report(page, pages.form);
  const [anna] = office.managers;
  const sent = pages.box.submission!;
  const opened = (await openAs(anna, office, sent))!;
  const say = (words: Words) => {
    const { entry, part } = managerEntry(anna, { ...opened, entries: pages.box.entries, ...words });
    pages.box.entries.push(entry);
    if (part) pages.box.parts.push(part);
  };
  return { pages, receipt, opened, sent, say };
}

const signed = (pages: Pages): readonly SignedEntry[] =>
  pages.box.entries.flatMap((one) => ('hash' in one ? [] : [one]));
const last = (pages: Pages) => signed(pages).at(-1)!.entry;

test('W4 a receipt opens the mailbox: status, question, and an answer with a file', async () => {
  const { page, context, errors } = await newReporter(browser);
  const { pages, receipt, opened, say } = await reported(page);
  say({ kind: 'moved', move: ['received', 'admissible'] });
  say({ kind: 'asked', text: 'Who signed?' });
  pages.box.status = 'admissible';
  await openMailbox(page, pages.form, receipt);
  await page.getByRole('heading', { name: 'Question for you' }).waitFor();
  expect(await page.getByText('Who signed?').isVisible()).toBe(true);
  expect(await page.getByText('From Anna Verdi, Compliance').count()).toBe(2);

  await page.getByLabel('Write a message').fill('CANARY-ANSWER');
  await page.getByLabel('Add files').setInputFiles([{ name: 'a.xyz', mimeType: '', buffer: Buffer.alloc(400_000, 9) }]);
  await page.getByRole('checkbox', { name: 'Send this file as it is' }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Your message has been sent').waitFor();
  const { number, kind, part } = last(pages);
  expect({ number, kind }).toEqual({ number: 3, kind: 'wrote' });
  const message = pages.box.parts.find((one) => one.kind === 'message' && one.entry === number)!;
  const text = openPart(
    partKey(opened.content, 'message', fromHex(message.id!)),
    { context: opened.context, kind: 'message', number, author: 'reporter' },
    fromBase64url(message.sealed),
  );
  expect(JSON.parse(fromUtf8(text)!)).toMatchObject({ text: 'CANARY-ANSWER', files: [expect.any(String)] });
  expect(part).toMatch(/^[0-9a-f]{64}$/);
  expect(pages.box.requests.some(({ body }) => body.includes('CANARY'))).toBe(false);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file-1.xyz' }).click();
  const saved = await readFile(await (await download).path());
  expect(saved.equals(Buffer.alloc(400_000, 9))).toBe(true);
  expect(errors).toEqual([]);
  pages.close();
  await context.close();
});

test('what came while a message was written is shown before it is sent', async () => {
  const { page, context } = await newReporter(browser);
  const { pages, receipt, say } = await reported(page);
  await openMailbox(page, pages.form, receipt);
  await page.getByLabel('Write a message').fill('I have more papers.');
  say({ kind: 'asked', text: 'Who signed?' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Something new has arrived').waitFor();
  expect(await page.getByText('Who signed?').isVisible()).toBe(true);
  expect(last(pages).kind).toBe('asked');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Your message has been sent').waitFor();
  expect(last(pages).kind).toBe('wrote');
  pages.close();
  await context.close();
});

test('W4 W8 W11 a name is told later, consent is given or not, minutes are corrected', async () => {
  const { page, context } = await newReporter(browser);
  const { pages, receipt, opened, sent, say } = await reported(page);
  say({ kind: 'minutes', text: 'We talked.' });
  say({ kind: 'consent-asked', text: 'May we?' });
  await openMailbox(page, pages.form, receipt);
  await page.getByLabel('Corrections').fill('It was Monday.');
  await page.getByLabel('Full name').fill('Ada Name');
  await page.getByRole('button', { name: 'Send corrections' }).click();
  await page.getByText('Your answer has been recorded').waitFor();
  expect(last(pages).kind).toBe('minutes-corrected');
  // What stands in another field stays.
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Name');
  await page.getByRole('button', { name: 'Send my name' }).click();
  await page.getByText('Your name has been sent').waitFor();
  const named = pages.box.parts.findLast(({ kind }) => kind === 'identity')!;
  const [anna] = office.managers;
  const wrap = sent.wraps.find(({ purpose, recipient }) => purpose === 'identity' && recipient === anna.recipient.id)!;
  const at = { context: opened.context, purpose: 'identity', recipient: fromHex(anna.recipient.id) } as const;
  const share = await unwrapShare(fromBase64url(wrap.wrapped), at, anna.secrets.kemSeed);
  const place = { context: opened.context, kind: 'identity', number: named.entry, author: 'reporter' } as const;
  const plain = openPart(identityKey(opened.context, opened.content, share), place, fromBase64url(named.sealed));
  expect(JSON.parse(fromUtf8(plain)!)).toEqual({ fullName: 'Ada Name', contact: '' });
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByText('Your answer has been recorded').waitFor();
  expect(last(pages).kind).toBe('declined');
  expect(await page.getByRole('heading', { name: 'May your name be passed on?' }).count()).toBe(0);
  pages.close();
  await context.close();
});

test('a mailbox in which something does not fit says so and shows nothing', async () => {
  const { page, context } = await newReporter(browser);
  const { pages, receipt, say } = await reported(page);
  say({ kind: 'asked', text: 'First' });
  say({ kind: 'feedback', text: 'Second' });
  const { parts } = pages.box;
  const entries = signed(pages);
  const [first, second, third] = entries;
  const { answer } = pages.box;
  const other = await testOffice({ office: office.id });
  const forged = { ...second!, entry: { ...second!.entry, kind: 'feedback' } };
  const cases: readonly (readonly [code: string, change: () => void])[] = [
    ['signature', () => (pages.box.entries = [first!, forged, third!])],
    ['gap', () => (pages.box.entries = [first!, third!])],
    ['missing', () => (pages.box.parts = parts.filter(({ entry }) => entry !== 1))],
    [
      'part',
      () =>
        (pages.box.parts = parts.map((part) => (part.entry === 1 ? { ...part, sealed: parts.at(-1)!.sealed } : part))),
    ],
    ['status', () => (pages.box.status = 'processed')],
    // Documents of the same office that are not those which the reporter saw.
    ['document', () => (pages.box.answer = { ...answer, chain: other.chain })],
  ];
  for (const [code, change] of cases) {
    Object.assign(pages.box, { entries, parts, status: 'received', answer });
    change();
    await page.goto('about:blank');
    await openMailbox(page, pages.form, receipt);
    await page.getByText(`Failed check: ${code}`).waitFor();
    expect(await page.getByText('Second').count()).toBe(0);
  }
  // Entries that reporters need not know of are hashes, and the chain still holds.
  const hidden = [first, { hash: entryHash(second!.entry) }, third];
  Object.assign(pages.box, { entries: hidden, parts, status: 'received', answer });
  await page.goto('about:blank');
  await openMailbox(page, pages.form, receipt);
  await page.getByText('Everything here was checked').waitFor();
  expect(await page.getByText('Second').count()).toBe(1);
  expect(await page.getByText('First').count()).toBe(0);
  pages.close();
  await context.close();
});

test('a proof is saved as verifiers take it, with the words that were ticked and no others', async () => {
  const { page, context, errors } = await newReporter(browser);
  const { pages, receipt, sent } = await reported(page);
  await openMailbox(page, pages.form, receipt);
  const save = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download proof' }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  await page.getByRole('button', { name: 'Download proof' }).click();
  await page.getByText('The proof is not ready yet').waitFor();
  const hashOf = ({ sealed, wrapped }: { readonly sealed?: string; readonly wrapped?: string }) =>
    toHex(sha256(fromBase64url(sealed ?? wrapped ?? '')));
  const envelope: BoundEnvelope = {
    report: sent.report,
    document: sent.document,
    publicKey: sent.publicKey,
    summaryHalf: toHex(sha256(fromHex(sent.summaryHalf))),
    contentHalf: toHex(sha256(fromHex(sent.contentHalf))),
    parts: sent.parts.map((part) => ({ kind: part.kind, number: part.number, hash: hashOf(part) })),
    wraps: sent.wraps.map((wrap) => ({ purpose: wrap.purpose, recipient: wrap.recipient, hash: hashOf(wrap) })),
    files: sent.files,
  };
  const proof = { format: 'candor-report-proof-1', office: office.id, entry: sent.entry.entry };
  pages.box.proof = { proof, envelope };
  expect(await save()).toBe(canonicalText(proof as unknown as JsonObject));

  await page.getByText('Anyone who has the file can read what you select here').waitFor();
  await page.getByRole('checkbox', { name: 'Your report' }).check();
  const text = await save();
  const words = JSON.parse(text) as ReportProof;
  expect(text).toBe(canonicalText(words as unknown as JsonObject));
  expect(checkWords(words)).toMatchObject({ ok: true, parts: [{ kind: 'body', content: { facts: 'CANARY-FACTS' } }] });
  // A server that gives another envelope gets no file with words written.
  pages.box.proof = { proof, envelope: { ...envelope, wraps: [] } };
  await page.getByRole('button', { name: 'Download proof' }).click();
  await page.getByText('This could not be sent. What you typed i').waitFor();
  expect(errors).toEqual([]);
  pages.close();
  await context.close();
});

test('W14 W16 facts with words blacked out replace those before, and the end of a name is told', async () => {
  const { page, context, errors } = await newReporter(browser);
  const { pages, receipt, opened, sent, say } = await reported(page);
  const body = opened.open(
    partKey(opened.content, 'body'),
    sent.parts.find(({ kind }) => kind === 'body')!,
  ) as Record<string, unknown>;
  const { parts } = pages.box;
  pages.box.parts = parts.filter(({ kind }) => kind !== 'body');
  say({ kind: 'redacted', body: { ...body, facts: 'FIRST █████' } });
  pages.box.parts = pages.box.parts.filter(({ kind }) => kind !== 'body');
  say({ kind: 'redacted', body: { ...body, facts: 'SECOND █████' } });
  const second = pages.box.parts;
  say({ kind: 'redacted', body: { ...body, facts: 'THIRD █████' } });
  say({ kind: 'restored', restores: 3 });
  pages.box.parts = second;
  pages.box.namesUntil = '2027-02-24';
  await openMailbox(page, pages.form, receipt);
  await page.getByText('Your name will be deleted from February 24, 2027').waitFor();
  expect(await page.getByRole('heading', { name: 'Something was removed that is not needed' }).count()).toBe(3);
  expect(await page.getByRole('heading', { name: 'Removed words of your report were restored' }).count()).toBe(1);
  await page.getByText('Your report', { exact: true }).click();
  expect(await page.getByText('SECOND █████').isVisible()).toBe(true);
  expect(await page.getByText('This text has been removed.').count()).toBe(0);
  await page.getByRole('button', { name: 'Download proof' }).click();
  await page.getByText('The proof is not ready yet').waitFor();
  pages.box.refusal = 'server.error';
  await page.getByRole('button', { name: 'Download proof' }).click();
  await page.getByText('The proof is not ready yet').waitFor({ state: 'hidden' });

  // The version before instead of the newest one.
  pages.box.parts = parts.filter(({ kind }) => kind !== 'body');
  await page.goto('about:blank');
  await openMailbox(page, pages.form, receipt);
  await page.getByText('Failed check: missing').waitFor();
  expect(errors).toEqual([]);
  pages.close();
  await context.close();
});

test('receipts that are none are told apart by what is wrong with them', async () => {
  const { page, context } = await newReporter(browser);
  const pages = await servePages(office);
  const cases = [
    ['ABC', 'You typed 3'],
    ['АБВГ АБВГ АБВГ АБВГ АБВГ АБВГАБ', 'only the digits 0 to 9 and the letters A to Z'],
    ['0'.repeat(26), 'One character is wrong'],
  ] as const;
  await page.goto(`${pages.form}#mailbox`);
  for (const [typed, told] of cases) {
    await page.getByLabel('Receipt').fill(typed);
    await page.getByRole('button', { name: 'Open mailbox' }).click();
    await page.getByText(told).waitFor();
    expect(await page.getByLabel('Receipt').inputValue()).toBe(typed);
  }
  expect(await heading(page).innerText()).toBe('Your mailbox');
  pages.close();
  await context.close();
});
