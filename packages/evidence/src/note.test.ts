import fc from 'fast-check';
import { expect, test } from 'vitest';
import { origin, someBytes, someSigner } from '../test/log.ts';
import { makeCheckpoint, parseCheckpoint, verifyCheckpoint } from './checkpoint.ts';
import { openNote, signNote } from './note.ts';
import { formatVerifierKey, parseVerifierKey, verifierKey } from './verifier-key.ts';

const signer = someSigner('first');
const head = { size: 20_852_163, root: someBytes('root'), time: new Date('2026-03-01T09:30:01.000Z') };

// The example from golang.org/x/mod/sumdb/note.
test('a note that another program signed is taken, and its key written as there', () => {
  const known = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
  const text =
    'If you think cryptography is the answer to your problem,\n' + "then you don't know what your problem is.\n";
  const signature = 'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=';
  const key = parseVerifierKey(known)!;
  expect(formatVerifierKey(key)).toBe(known);
  expect(openNote(`${text}\n— PeterNeumann ${signature}\n`, [key])).toMatchObject({ ok: true, text, unknown: 0 });
});

test('a note is taken by one right signature and refused by one wrong one; those of others are passed over', () => {
  const [witness, log] = [someSigner('witness', 'witness.example'), signer];
  const note = signNote('A line\n\nand another\n', [witness, log]);
  expect(openNote(note, [log.key])).toMatchObject({ ok: true, unknown: 1, text: 'A line\n\nand another\n' });
  expect(openNote(note, [log.key, witness.key])).toMatchObject({ ok: true, unknown: 0 });
  expect(openNote(note, [someSigner('other').key])).toEqual({ ok: false, refusal: 'unknown-key' });

  const changed = note.replace('A line', 'A lime');
  expect(openNote(changed, [log.key])).toEqual({ ok: false, refusal: 'bad-signature' });
  const forged = signNote('A lime\n', [log, { ...witness, sign: () => new Uint8Array(64) }]);
  expect(openNote(forged, [log.key, witness.key])).toEqual({ ok: false, refusal: 'bad-signature' });
});

test.each([
  ['', ''],
  ['no signature', 'A line\n\n'],
  ['no blank line', 'A line\n— a AAAAAAAA\n'],
  ['a hyphen for the dash', 'A line\n\n- a AAAAAAAA\n'],
  ['no last line feed', 'A line\n\n— a AAAAAAAA'],
  ['carriage returns', 'A line\r\n\n— a AAAAAAAA\n'],
  ['base64 that could be written otherwise', 'A line\n\n— a AAAAAAB=\n'],
  ['a word too many', 'A line\n\n— a AAAAAAAA b\n'],
  ['a key ID without a signature', 'A line\n\n— a AAAAAA==\n'],
])('what is no note is refused: %s', (_, note) => {
  expect(openNote(note, [signer.key])).toEqual({ ok: false, refusal: 'malformed' });
});

test('the shortest signature is one byte after the key ID', () => {
  expect(openNote('A line\n\n— a AAAAAAA=\n', [signer.key])).toEqual({ ok: false, refusal: 'unknown-key' });
});

test('a note has at most 64 signatures', () => {
  const lines = (count: number) => '— a AAAAAAAA\n'.repeat(count);
  expect(openNote(`A line\n\n${lines(64)}`, [signer.key])).toEqual({ ok: false, refusal: 'unknown-key' });
  expect(openNote(`A line\n\n${lines(65)}`, [signer.key])).toEqual({ ok: false, refusal: 'malformed' });
});

test('a key is its name, its id and its bytes; a text in which they disagree is no key', () => {
  const text = formatVerifierKey(signer.key);
  expect(parseVerifierKey(text)).toEqual(signer.key);
  fc.assert(
    fc.property(
      fc.nat({ max: text.length - 1 }),
      fc.constantFrom('A', 'b', '0', '+', '=', '\n', ' ', '\u00e9', '++'),
      (at, put) => {
        const changed = text.slice(0, at) + put + text.slice(at + put.length);
        fc.pre(changed !== text);
        expect(parseVerifierKey(changed)).toBeUndefined();
      },
    ),
  );
  expect(() => verifierKey('two words', signer.key.publicKey)).toThrow(RangeError);
  expect(() => verifierKey('one+one', signer.key.publicKey)).toThrow(RangeError);
});

test('a checkpoint says origin, size, root and time', () => {
  const note = makeCheckpoint(head, signer);
  expect(note.split('\n').slice(0, 2)).toEqual([origin, '20852163']);
  expect(note.split('\n')[3]).toBe('time 2026-03-01T09:30:01.000Z');
  expect(verifyCheckpoint(note, [signer.key])).toEqual({ ok: true, checkpoint: { origin, ...head }, key: signer.key });
  expect(parseCheckpoint(note)).toEqual({ origin, ...head });
});

test.each([
  ['a leading zero', '020852163', `time ${head.time.toISOString()}\n`],
  ['no time', '20852163', ''],
  ['two lines more', '20852163', `time ${head.time.toISOString()}\nmore\n`],
  ['a time without milliseconds', '20852163', 'time 2026-03-01T09:30:01Z\n'],
  ['a day that never was', '20852163', 'time 2026-02-30T09:30:01.000Z\n'],
  ['a size that is none', '9007199254740992', `time ${head.time.toISOString()}\n`],
])('a signed note with %s is no checkpoint', (_, size, rest) => {
  const root = makeCheckpoint(head, signer).split('\n')[2];
  const note = signNote(`${origin}\n${size}\n${root}\n${rest}`, [signer]);
  expect(openNote(note, [signer.key]).ok).toBe(true);
  expect(verifyCheckpoint(note, [signer.key])).toEqual({ ok: false, refusal: 'malformed' });
});

test('a log signs only for itself', () => {
  const other = someSigner('first', 'privacy.example.com/log/other');
  const text = makeCheckpoint(head, signer).split('\n\n')[0];
  expect(verifyCheckpoint(signNote(`${text}\n`, [other]), [other.key])).toEqual({ ok: false, refusal: 'malformed' });
});
