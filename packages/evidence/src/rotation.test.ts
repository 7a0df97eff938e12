import { expect, test } from 'vitest';
import { Log, someBytes, someSigner } from '../test/log.ts';
import { verifyConsistency } from './bundle/verify-consistency.ts';
import { keySpans, makeRotation, parseRotation } from './rotation.ts';
import { signNote } from './note.ts';
import { consistencyProof } from './tree/proofs.ts';
import { toBase64 } from './base64.ts';
import { formatVerifierKey } from './verifier-key.ts';

const [one, two, three] = [someSigner('one'), someSigner('two'), someSigner('three')];
const first = formatVerifierKey(one.key);
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const toTwo = makeRotation({ size: 3, time: day(3) }, one, two);
const toThree = makeRotation({ size: 5, time: day(5) }, two, three);

test('a chain leads from the first key to the last, and says when each was in office', () => {
  const keys = keySpans({ first, rotations: [toTwo, toThree] });
  expect(keys).toEqual({
    ok: true,
    spans: [
      { key: one.key, until: { size: 3, time: day(3) } },
      { key: two.key, from: { size: 3, time: day(3) }, until: { size: 5, time: day(5) } },
      { key: three.key, from: { size: 5, time: day(5) } },
    ],
  });
  expect(parseRotation(toTwo)).toEqual({ from: one.key, to: two.key, size: 3, time: day(3) });
});

const text = toTwo.slice(0, toTwo.lastIndexOf('\n\n') + 1);

test.each([
  ['no key', 'first-malformed', { first: first.slice(1), rotations: [] }],
  ['a checkpoint', 'rotation-malformed', { first, rotations: [new Log().checkpoint(one, '2026-01-01T00:00:00.000Z')] }],
  ['a statement left out', 'order', { first, rotations: [toThree] }],
  ['statements in another order', 'order', { first, rotations: [toThree, toTwo] }],
  ['one of the new key alone', 'rotation-signature', { first, rotations: [signNote(text, [two])] }],
  ['one of the old key alone', 'rotation-signature', { first, rotations: [signNote(text, [one])] }],
  ['one signed by somebody else too', 'rotation-signature', { first, rotations: [signNote(text, [one, two, three])] }],
  ['one changed afterwards', 'rotation-signature', { first, rotations: [toTwo.replace('size 3', 'size 2')] }],
  [
    'a size that goes back',
    'order',
    { first, rotations: [toTwo, makeRotation({ size: 2, time: day(5) }, two, three)] },
  ],
  [
    'a time that goes back',
    'order',
    { first, rotations: [toTwo, makeRotation({ size: 5, time: day(2) }, two, three)] },
  ],
  ['a key that comes back', 'order', { first, rotations: [toTwo, makeRotation({ size: 5, time: day(5) }, two, one)] }],
])('keys with %s are refused', (_, refusal, keys) => {
  expect(keySpans(keys)).toEqual({ ok: false, refusal });
});

test('a key is succeeded by another one of the same log', () => {
  expect(() => makeRotation({ size: 1, time: day(1) }, one, one)).toThrow('another one');
  expect(() => makeRotation({ size: 1, time: day(1) }, one, someSigner('two', 'elsewhere.example'))).toThrow('name');
});

/** A log of nine records with a checkpoint for each day, signed by the signer that the test chooses. */
function history(signerOf: (size: number) => typeof one) {
  const log = new Log();
  const checkpoints = new Map<number, string>();
  for (let size = 1; size <= 9; size++) {
    log.append([someBytes(String(size))]);
    checkpoints.set(size, log.checkpoint(signerOf(size), day(size).toISOString()));
  }
  const at = (size: number) => checkpoints.get(size)!;
  const proof = (older: number, newer: number) =>
    consistencyProof(older, newer, log.read).map((hash) => toBase64(hash));
  return { at, proof };
}

const keys = { first, rotations: [toTwo, toThree] };

test('checkpoints of every key stay verifiable, and the log is shown to have only grown', () => {
  const log = history((size) => (size < 3 ? one : size < 5 ? two : three));
  for (const [older, newer] of [
    [1, 2],
    [2, 4],
    [1, 9],
    [9, 9],
  ] as const) {
    const verdict = verifyConsistency(log.at(older), log.at(newer), log.proof(older, newer), keys);
    expect(verdict.ok).toBe(true);
    expect(verdict.checks).toContainEqual({ name: 'trust', status: 'open', code: 'nothing-known' });
  }
  const known = verifyConsistency(log.at(2), log.at(9), log.proof(2, 9), keys, { trusted: [log.at(2)] });
  expect(known.checks).toContainEqual({ name: 'trust', status: 'passed', code: 'checkpoint-known' });
});

test('a key signs nothing after it handed over, and nothing before it took over', () => {
  const late = history(() => one);
  expect(verifyConsistency(late.at(2), late.at(4), late.proof(2, 4), keys)).toMatchObject({
    ok: false,
    checks: [{}, { name: 'checkpoint', code: 'outside-key' }, { status: 'open' }],
  });
  const early = history(() => two);
  expect(verifyConsistency(early.at(2), early.at(4), early.proof(2, 4), keys).ok).toBe(false);
});

test('another history is no continuation, and whatever is handed in gets an answer', () => {
  const log = history(() => one);
  const only = { first, rotations: [] };
  expect(verifyConsistency(log.at(3), log.at(7), log.proof(4, 7), only)).toMatchObject({
    ok: false,
    checks: [{}, {}, { name: 'earlier', code: 'not-consistent' }, {}],
  });
  expect(verifyConsistency(log.at(7), log.at(3), [], only).ok).toBe(false);
  expect(verifyConsistency(log.at(3), log.at(7), ['!'], only).ok).toBe(false);
  expect(verifyConsistency('', log.at(7), [], only).ok).toBe(false);
  expect(verifyConsistency(log.at(3), log.at(7), log.proof(3, 7), { first: '', rotations: [] }).ok).toBe(false);
});
