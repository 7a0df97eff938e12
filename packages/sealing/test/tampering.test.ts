import { concat, sameBytes } from '@app/evidence/hash.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  envelopeHash,
  isSignedEnvelope,
  kemPublicKey,
  NotOpened,
  openBytes,
  openFile,
  sealBytes,
  sealedFileLength,
  sealFile,
  signEnvelope,
  unwrap,
  wrap,
  chunkSize,
  type Envelope,
} from '../src/index.ts';
import { flipped, random, receiptOf, someBytes, utf8 } from './some.ts';

const refused = (open: () => unknown): boolean => {
  try {
    open();
    return false;
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error;
    return true;
  }
};

test('100,000 changes of sealed bytes: each flip, cut, addition, other place and other key is refused', () => {
  const [key, place] = [someBytes('key'), utf8('a place')];
  const sealed = sealBytes(key, place, utf8('words that nobody else may read'), random);
  const change = fc.oneof(
    fc.nat(sealed.length * 8 - 1).map((bit) => [key, place, flipped(sealed, bit)] as const),
    fc.nat(sealed.length - 1).map((length) => [key, place, sealed.slice(0, length)] as const),
    fc
      .uint8Array({ minLength: 1, maxLength: 9 })
      .map((more) => [key, place, Uint8Array.of(...sealed, ...more)] as const),
    fc.nat(place.length * 8 - 1).map((bit) => [key, flipped(place, bit), sealed] as const),
    fc.nat(key.length * 8 - 1).map((bit) => [flipped(key, bit), place, sealed] as const),
  );
  fc.assert(
    fc.property(change, ([by, at, bytes]) => refused(() => openBytes(by, at, bytes))),
    { numRuns: 100_000 },
  );
  expect(openBytes(key, place, sealed)).toEqual(utf8('words that nobody else may read'));
});

test('300 changes of a wrap are refused', async () => {
  const [seed, info] = [someBytes('seed'), utf8('share')];
  const wrapped = await wrap(someBytes('secret'), { publicKey: await kemPublicKey(seed), info });
  await fc.assert(
    fc.asyncProperty(fc.nat(wrapped.length * 8 - 1), async (bit) => {
      await expect(unwrap(flipped(wrapped, bit), { seed, info })).rejects.toThrow(NotOpened);
    }),
    { numRuns: 300 },
  );
});

const place = { context: utf8('a report'), id: someBytes('file', 16) };
const file = someBytes('a file', 2 * chunkSize + 1000);
const read = (start: number, length: number) => Promise.resolve(file.subarray(start, start + length));

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const list: Uint8Array[] = [];
  for await (const chunk of chunks) list.push(chunk);
  return list;
}

test('a file opens as it was, and its sealed length is that of a class', async () => {
  const key = someBytes('file key');
  for (const length of [0, 1, 4096, chunkSize, chunkSize + 1, file.length]) {
    const sealed = await all(sealFile(key, place, length, read));
    const bytes = sealed.reduce((sum, chunk) => sum + chunk.length - 16, 0);
    expect(bytes).toBe(sealedFileLength(length));
    const opened = concat(...(await all(openFile(key, place, length, sealed))));
    expect(sameBytes(opened, file.subarray(0, length))).toBe(true);
  }
});

test('chunks of a file are not exchanged, left out, doubled, cut or taken from another file', async () => {
  const key = someBytes('file key');
  const [a = place.id, b = place.id, c = place.id] = await all(sealFile(key, place, file.length, read));
  const open = (chunks: readonly Uint8Array[], more = {}) =>
    all(openFile(key, { ...place, ...more }, file.length, chunks));
  await expect(open([a, b, c])).resolves.toHaveLength(3);
  for (const chunks of [
    [b, a, c],
    [a, b],
    [a, c],
    [a, b, b],
    [a, b, c, c],
    [],
    [a, b, c.slice(0, -1)],
    [flipped(a, 7), b, c],
  ])
    await expect(open(chunks)).rejects.toThrow(NotOpened);
  await expect(open([a, b, c], { id: someBytes('another file', 16) })).rejects.toThrow(NotOpened);
  await expect(open([a, b, c], { context: utf8('another report') })).rejects.toThrow(NotOpened);
});

const { publicKey, signing } = receiptOf('receipt');
const envelope: Envelope = {
  context: utf8('a report'),
  publicKey,
  parts: [
    { kind: 'summary', number: 0, sealed: utf8('one') },
    { kind: 'body', number: 0, sealed: utf8('two') },
  ],
  wraps: [
    { purpose: 'share', recipient: someBytes('anna', 16), wrapped: utf8('three') },
    { purpose: 'reporter', wrapped: utf8('four') },
  ],
  files: [{ id: someBytes('file', 16), chunks: [utf8('five'), utf8('six')] }],
  summaryHalf: someBytes('d1'),
  contentHalf: someBytes('d2'),
};

test('nothing of an envelope can be left out, exchanged, moved or added', () => {
  const hash = envelopeHash(envelope);
  const signature = signEnvelope(hash, signing);
  const isSigned = (changed: Envelope) => isSignedEnvelope(envelopeHash(changed), signature, publicKey);
  expect(isSigned(envelope)).toBe(true);
  const { parts, wraps, files } = envelope;
  const changes: Partial<Envelope>[] = [
    { parts: parts.slice(1) },
    { parts: [...parts].reverse() },
    { parts: parts.map((part) => ({ ...part, number: 1 })) },
    { parts: [...parts, { kind: 'note', number: 0, sealed: utf8('more') }] },
    { wraps: wraps.slice(1) },
    { wraps: wraps.map((one) => ({ ...one, recipient: someBytes('bruno', 16) })) },
    { files: [] },
    { files: files.map(({ id, chunks }) => ({ id, chunks: chunks.slice(1) })) },
    { files: files.map(({ chunks }) => ({ id: someBytes('another', 16), chunks })) },
    { summaryHalf: envelope.contentHalf },
    { context: utf8('another report') },
    { publicKey: receiptOf('another receipt').publicKey },
  ];
  for (const change of changes) expect(isSigned({ ...envelope, ...change })).toBe(false);
  expect(isSignedEnvelope(hash, flipped(signature, 3), publicKey)).toBe(false);
  expect(isSignedEnvelope(hash, signature.slice(1), publicKey)).toBe(false);
  // A key of small order would accept signatures that nobody made.
  expect(isSignedEnvelope(hash, new Uint8Array(64), Uint8Array.of(1, ...new Uint8Array(31)))).toBe(false);
});
