import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { formatAddCheckpoint, parseAddCheckpoint } from './add-checkpoint.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { cosign, cosignedAt, formatWitnessKey, parseCosignature, parseWitnessKey, witnessKey } from './cosignature.ts';
import { fromUtf8 } from './utf8.ts';
import { signerFrom, verifierKey } from './verifier-key.ts';

const secret = new Uint8Array(32).fill(7);
const signer = signerFrom('witness.example.com/w1', secret);
const key = witnessKey('witness.example.com/w1', signer.key.publicKey);
const cosigner = { key, sign: signer.sign };
const line =
  '— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n';
const text = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';
const note = `${text}\n${line}`;

describe('a cosignature', () => {
  test('is the line of the specification: key id, eight bytes of time, signature', () => {
    const example =
      '— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==\n';
    expect(parseCosignature(example)).toEqual({ name: 'witness.example.com/w1', id: '8d66cf3f' });
    const made = cosign(note, cosigner, new Date(1_679_315_147_900));
    const bytes = fromBase64(made.trim().split(' ')[2] ?? '') ?? new Uint8Array(0);
    expect(bytes).toHaveLength(4 + 8 + 64);
    expect([...bytes.subarray(4, 12)]).toEqual([0, 0, 0, 0, 0x64, 0x18, 0x50, 0xcb]);
    expect(cosignedAt([made], note, key)).toEqual(new Date(1_679_315_147_000));
  });

  test('is over the whole text of the checkpoint, a head and its time, and nothing else', () => {
    const messages: string[] = [];
    const watched = {
      key,
      sign: (message: Uint8Array) => {
        messages.push(fromUtf8(message) ?? '');
        return signer.sign(message);
      },
    };
    cosign(note, watched, new Date(1_679_315_147_000));
    expect(messages).toEqual([`cosignature/v1\ntime 1679315147\n${text}`]);
  });

  test('of another time, checkpoint or key is refused', () => {
    const made = cosign(note, cosigner, new Date('2026-11-23T08:00:00Z'));
    const other = `${text.replace('20852163', '20852164')}\n${line}`;
    expect(cosignedAt([made], other, key)).toBe(false);
    expect(cosignedAt([made], note, witnessKey('witness.example.com/w2', key.publicKey))).toBeUndefined();
    const parts = made.trim().split(' ');
    const bytes = fromBase64(parts[2] ?? '') ?? new Uint8Array(0);
    bytes[11] = (bytes[11] ?? 0) ^ 1;
    expect(cosignedAt([`— ${key.name} ${toBase64(bytes)}\n`], note, key)).toBe(false);
  });

  const changed = (change: (bytes: number[]) => readonly number[], name: string = key.name) => {
    const [, , encoded = ''] = cosign(note, cosigner, new Date('2026-11-23T08:00:00Z')).trim().split(' ');
    return `— ${name} ${toBase64(Uint8Array.from(change([...(fromBase64(encoded) ?? [])])))}\n`;
  };
  /** With these seconds in place of its own. */
  const at = (seconds: bigint) =>
    changed((bytes) => [
      ...bytes.slice(0, 4),
      ...hexToBytes(seconds.toString(16).padStart(16, '0')),
      ...bytes.slice(12),
    ]);

  test.each([
    ['base64 that has no meaning', `— ${key.name} A\n`],
    ['a byte too few', changed((bytes) => bytes.slice(0, -1))],
    ['a byte too many', changed((bytes) => [...bytes, 0])],
    ['no last line feed', changed((bytes) => bytes).trimEnd()],
    ['a name that no key has', changed((bytes) => bytes, 'one+one')],
    ['a time later than any date', at(8_640_000_000_001n)],
  ])('is none with %s, and does not hide the next line', (_, bad) => {
    const time = new Date('2026-11-23T08:00:00Z');
    expect(parseCosignature(bad)).toBeUndefined();
    expect(cosignedAt([bad, cosign(note, cosigner, time)], note, key)).toEqual(time);
  });

  test('may name the last second that a date can hold', () => {
    expect(parseCosignature(at(8_640_000_000_000n))).toEqual({ name: key.name, id: key.id });
  });

  test('has a key of its own kind: that of a log is none, and reads back', () => {
    expect(parseWitnessKey(formatWitnessKey(key))).toEqual(key);
    const ofLog = verifierKey(key.name, key.publicKey);
    expect(ofLog.id).not.toBe(key.id);
    expect(parseWitnessKey(formatWitnessKey({ ...key, id: ofLog.id }))).toBeUndefined();
  });
});

describe('a request to a witness', () => {
  test('is read as it is written', () => {
    const proof = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
    expect(parseAddCheckpoint(formatAddCheckpoint({ old: 20_852_014, proof, checkpoint: note }))).toEqual({
      old: 20_852_014,
      proof,
      checkpoint: note,
    });
    expect(parseAddCheckpoint(formatAddCheckpoint({ old: 0, proof: [], checkpoint: note }))?.old).toBe(0);
  });

  test.each([
    `old 01\n\n${note}`,
    `old -1\n\n${note}`,
    `new 1\n\n${note}`,
    `old 1\nAAAA\n\n${note}`,
    'old 1\n',
    `old 1\n${`${'A'.repeat(43)}=\n`.repeat(64)}\n${note}`,
  ])('of another form is none: %#', (body) => {
    expect(parseAddCheckpoint(body)).toBeUndefined();
  });
});
