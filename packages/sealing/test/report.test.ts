import { expect, test } from 'vitest';
import {
  contentKey,
  identityKey,
  kemPublicKey,
  newManagerSecrets,
  newReportSecrets,
  NotOpened,
  openPart,
  partKey,
  partOverhead,
  receiptKeys,
  reportContext,
  sealPart,
  summaryKey,
  unwrapForReporter,
  unwrapShare,
  wrapForReporter,
  wrapShare,
} from '../src/index.ts';
import { random, someBytes, text, utf8 } from './some.ts';

const place = {
  office: someBytes('office', 16),
  report: someBytes('report', 16),
  document: someBytes('document'),
};
const context = reportContext(place);
const secrets = newReportSecrets(random);
const anna = { id: someBytes('anna', 16), ...newManagerSecrets(random) };
const bruno = { id: someBytes('bruno', 16), ...newManagerSecrets(random) };
const custodian = { id: someBytes('custodian', 16), ...newManagerSecrets(random) };
const receipt = receiptKeys(place.office, someBytes('receipt', 15));

const body = { context, kind: 'body', number: 0, author: 'reporter' } as const;
const content = contentKey(context, secrets.share, secrets.contentHalf);
const sealedBody = sealPart(partKey(content, 'body'), body, utf8('What happened'), random);

const code = (open: () => unknown): string => {
  try {
    open();
    return 'opened';
  } catch (error) {
    return error instanceof NotOpened ? error.code : String(error);
  }
};

test('W1 a manager reads with their own key and the half that the server kept', async () => {
  const at = { context, purpose: 'share', recipient: anna.id } as const;
  const wrapped = await wrapShare(secrets.share, at, await kemPublicKey(anna.kemSeed));
  const share = await unwrapShare(wrapped, at, anna.kemSeed);
  const key = partKey(contentKey(context, share, secrets.contentHalf), 'body');
  expect(text(openPart(key, body, sealedBody))).toBe('What happened');

  await expect(unwrapShare(wrapped, at, bruno.kemSeed)).rejects.toThrow('not-authentic');
  await expect(unwrapShare(wrapped, { ...at, purpose: 'identity' }, anna.kemSeed)).rejects.toThrow('not-authentic');
  await expect(unwrapShare(wrapped, { ...at, recipient: bruno.id }, anna.kemSeed)).rejects.toThrow('not-authentic');
  for (const other of [
    { ...place, report: someBytes('another report', 16) },
    { ...place, office: someBytes('another office', 16) },
    { ...place, document: someBytes('another document') },
  ])
    await expect(unwrapShare(wrapped, { ...at, context: reportContext(other) }, anna.kemSeed)).rejects.toThrow(
      'not-authentic',
    );
});

test('W1 a share without the half of the server opens nothing, nor does the half without a share', () => {
  const open = (share: Uint8Array, half: Uint8Array) =>
    code(() => openPart(partKey(contentKey(context, share, half), 'body'), body, sealedBody));
  expect(open(secrets.share, secrets.contentHalf)).toBe('opened');
  expect(open(secrets.share, new Uint8Array(32))).toBe('not-authentic');
  expect(open(new Uint8Array(32), secrets.contentHalf)).toBe('not-authentic');
  // Listing reports is not reading them: the summary has a half of its own.
  expect(open(secrets.share, secrets.summaryHalf)).toBe('not-authentic');
});

test('a part opens in its place alone', () => {
  const key = partKey(content, 'body');
  const moved = [
    { ...body, number: 1 },
    { ...body, kind: 'note' },
    { ...body, author: anna.id },
    { ...body, context: reportContext({ ...place, report: someBytes('another report', 16) }) },
  ] as const;
  for (const other of moved) expect(code(() => openPart(key, other, sealedBody))).toBe('not-authentic');
  const message = partKey(content, 'message', someBytes('message', 16));
  expect(code(() => openPart(message, body, sealedBody))).toBe('not-authentic');
  expect(code(() => openPart(key, body, sealedBody.slice(0, 20)))).toBe('wrong-length');
  expect(code(() => openPart(key, body, Uint8Array.of(9, ...sealedBody.slice(1))))).toBe('unknown-format');
});

test('a summary has one size and a key of its own, a text the next class', () => {
  const summary = { context, kind: 'summary', number: 0, author: 'reporter' } as const;
  const key = summaryKey(context, secrets.share, secrets.summaryHalf);
  const sizes = ['', 'a', 'a'.repeat(4000)].map((words) => sealPart(key, summary, utf8(words), random).length);
  expect(new Set(sizes).size).toBe(1);
  expect(() => sealPart(key, summary, utf8('a'.repeat(4096)), random)).toThrow(RangeError);
  const classes = [0, 1, 16_383, 16_384, 40_000].map(
    (length) => sealPart(key, body, new Uint8Array(length), random).length - partOverhead,
  );
  expect(classes).toEqual([16_384, 16_384, 16_384, 32_768, 65_536]);
});

test('W7 a name opens with the key of the readers and the share of the custodian, and with neither alone', async () => {
  const at = { context, purpose: 'identity', recipient: custodian.id } as const;
  const wrapped = await wrapShare(secrets.identityShare, at, await kemPublicKey(custodian.kemSeed));
  const identityShare = await unwrapShare(wrapped, at, custodian.kemSeed);
  const identity = { ...body, kind: 'identity' } as const;
  const key = identityKey(context, content, secrets.identityShare);
  const sealed = sealPart(key, identity, utf8('Ada'), random);
  expect(text(openPart(identityKey(context, content, identityShare), identity, sealed))).toBe('Ada');
  expect(code(() => openPart(identityKey(context, content, new Uint8Array(32)), identity, sealed))).toBe(
    'not-authentic',
  );
  expect(code(() => openPart(identityKey(context, new Uint8Array(32), identityShare), identity, sealed))).toBe(
    'not-authentic',
  );
  await expect(unwrapShare(wrapped, at, anna.kemSeed)).rejects.toThrow('not-authentic');
});

test('W4 the receipt gives the reporter both shares, and another receipt none', () => {
  const wrapped = wrapForReporter(secrets, context, receipt.wrapping, random);
  const { share, identityShare } = unwrapForReporter(wrapped, context, receipt.wrapping);
  expect([share, identityShare]).toEqual([secrets.share, secrets.identityShare]);
  const other = receiptKeys(place.office, someBytes('another receipt', 15));
  expect(code(() => unwrapForReporter(wrapped, context, other.wrapping))).toBe('not-authentic');
});
