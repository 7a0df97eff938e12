import fc from 'fast-check';
import { expect, test } from 'vitest';
import { account, aProof, Log, notice, origin, record, someBytes, someSigner } from '../../test/log.ts';
import { canonical, canonicalText } from '../canonical.ts';
import { fromBase64, toBase64 } from '../base64.ts';
import { sha256 } from '../hash.ts';
import { leafHashOf } from '../leaf.ts';
import { signNote } from '../note.ts';
import { toUtf8 } from '../utf8.ts';
import { formatVerifierKey } from '../verifier-key.ts';
import { checkCodes, type CheckName } from './check.ts';
import { verifyBundle, verifyFile, type Verified } from './verify-bundle.ts';

const proof = aProof();
const { bundle, withEarlier } = proof;
const codesOf = ({ checks }: Verified) => Object.fromEntries(checks.map(({ name, code }) => [name, code]));
const codeOf = (verified: Verified, name: CheckName) => codesOf(verified)[name];
const failedOf = ({ checks }: Verified) => checks.flatMap(({ name, status }) => (status === 'failed' ? [name] : []));

const allWell = {
  form: 'ok',
  record: 'ok',
  texts: 'ok',
  inclusion: 'ok',
  checkpoint: 'ok',
  keys: 'ok',
  time: 'ok',
  trust: 'nothing-known',
};

test('a proof holds by itself, and says that nobody vouched for its key', () => {
  const verified = verifyBundle(bundle);
  expect(verified).toMatchObject({ ok: true, bundle });
  expect(codesOf(verified)).toEqual(allWell);
  expect(codesOf(verifyFile(canonical(withEarlier)))).toEqual({ ...allWell, earlier: 'ok' });
});

test('the hash function that is handed in is used', () => {
  let calls = 0;
  const hash = (bytes: Uint8Array) => {
    calls++;
    return sha256(bytes);
  };
  expect(verifyBundle(bundle, { hash }).ok).toBe(true);
  expect(calls).toBeGreaterThan(5);
});

test('whichever byte of the file becomes another, it is no longer a proof', () => {
  const small = aProof({ a: 1, legal_notices: [] }, []);
  const { first } = small;
  const log = new Log();
  log.append([leafHashOf(account, fromBase64(small.bundle.salt)!, small.bundle.record), someBytes('a')]);
  const whole = canonical({
    ...small.bundle,
    leaf: { index: 0 },
    proof: [toBase64(someBytes('a'))],
    checkpoint: log.checkpoint(first, '2026-03-01T09:30:01.000Z'),
    keys: { first: formatVerifierKey(first.key), rotations: [] },
  });
  expect(verifyFile(whole).ok).toBe(true);
  const held = [...whole.keys()].filter((at) => {
    const changed = Uint8Array.from(whole);
    // Flips the lowest bit: a digit stays a digit, and a letter mostly a letter, which is the hardest change to detect.
    changed[at] = (whole[at] ?? 0) ^ 1;
    return verifyFile(changed).ok;
  });
  expect(held).toEqual([]);
});

test('any byte instead of any other, left out or put in: it is no longer a proof', () => {
  const whole = canonical(withEarlier);
  const places = fc.nat({ max: whole.length - 1 });
  fc.assert(
    fc.property(places, fc.nat({ max: 255 }), fc.constantFrom(0, 1), fc.constantFrom(0, 1), (at, byte, cut, put) => {
      const changed = Uint8Array.from([...whole.slice(0, at), ...(put ? [byte] : []), ...whole.slice(at + cut)]);
      fc.pre(changed.length !== whole.length || changed[at] !== whole[at]);
      expect(verifyFile(changed).ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});

const changes: [string, CheckName, string, object][] = [
  ['another record', 'inclusion', 'not-included', { record: { ...record, preferences: { newsletter: false } } }],
  ['another account', 'inclusion', 'not-included', { account: account.replace('a001', 'a002') }],
  ['another place', 'inclusion', 'not-included', { leaf: { index: 5 } }],
  ['another salt', 'inclusion', 'not-included', { salt: bundle.proof[0] }],
  ['a text changed', 'texts', 'changed', { texts: [{ ...bundle.texts[0], text: `${notice} ` }] }],
  ['a text left out', 'texts', 'missing', { texts: [] }],
  ['a text twice', 'texts', 'twice', { texts: [bundle.texts[0], bundle.texts[0]] }],
  [
    'a text nobody named',
    'texts',
    'not-named',
    { texts: [bundle.texts[0], aProof(record, ['Other']).bundle.texts[0]] },
  ],
  ['a note that is none', 'checkpoint', 'malformed', { checkpoint: 'Everything is fine.' }],
  ['somebody else’s checkpoint', 'checkpoint', 'unknown-key', { checkpoint: checkpointOf('somebody') }],
  ['a checkpoint of the old key', 'checkpoint', 'outside-key', { checkpoint: checkpointOf('first') }],
  ['keys without the statement', 'checkpoint', 'unknown-key', { keys: { ...bundle.keys, rotations: [] } }],
  ['a broken key', 'keys', 'first-malformed', { keys: { ...bundle.keys, first: bundle.keys.first.slice(0, -1) } }],
  ['a time that is none', 'record', 'malformed', { record: { ...record, timestamp: 'yesterday' } }],
  ['a notice without hash', 'record', 'malformed', { record: { legal_notices: [{ identifier: 'a', version: 1 }] } }],
  [
    'a record younger than its checkpoint',
    'time',
    'before-record',
    { record: { timestamp: '2026-03-01T09:30:01.001Z' } },
  ],
  [
    'an earlier log that was another',
    'earlier',
    'not-consistent',
    { earlier: [{ ...withEarlier.earlier[0], proof: [] }] },
  ],
  ['an earlier note that is none', 'earlier', 'malformed', { earlier: [{ checkpoint: '', proof: [] }] }],
  ['a member too many', 'form', 'shape', { comment: 'Believe me.' }],
  ['another format', 'form', 'shape', { format: 'candor-proof-2' }],
  ['a hash that is too short', 'form', 'shape', { proof: ['AAAA'] }],
];

/** The log's checkpoint, signed by another key. */
function checkpointOf(word: string): string {
  return proof.log.checkpoint(someSigner(word), '2026-03-01T09:30:01.000Z');
}

test.each(changes)('with %s it is refused, and it says so', (_, name, code, change) => {
  const verified = verifyBundle({ ...bundle, ...change });
  expect(verified.ok).toBe(false);
  expect(codeOf(verified, name)).toBe(code);
  expect(failedOf(verified)).toContain(name);
  expect(checkCodes[name]).toContain(code);
});

test('nothing stands in a proof that nobody checked: signatures of others are refused', () => {
  const text = bundle.checkpoint.slice(0, bundle.checkpoint.lastIndexOf('\n\n') + 1);
  const witnessed = signNote(text, [proof.second, someSigner('witness', 'witness.example')]);
  expect(codeOf(verifyBundle({ ...bundle, checkpoint: witnessed }), 'checkpoint')).toBe('extra-signature');
});

test('a file has one form: white space, another order and another spelling are refused', () => {
  const text = canonicalText(bundle);
  for (const other of [
    ` ${text}`,
    `${text}\n`,
    JSON.stringify(bundle),
    text.replace('"format"', '"\\u0066ormat"'),
    `\ufeff${text}`,
  ]) {
    expect(failedOf(verifyFile(toUtf8(other)))).toEqual(['form']);
  }
  expect(codeOf(verifyFile(Uint8Array.of(0xff)), 'form')).toBe('not-json');
});

test('a record may have the time of its checkpoint, but not a later one', () => {
  const at = (timestamp: string) => verifyBundle(aProof({ ...record, timestamp }).bundle);
  expect(codeOf(at('2026-03-01T09:30:01.000Z'), 'time')).toBe('ok');
  expect(codeOf(at('2026-03-01T09:30:01.001Z'), 'time')).toBe('before-record');
});

test('a record may name no text and no time', () => {
  const verified = verifyBundle(aProof({ said: 'yes' }, []).bundle);
  expect(verified.ok).toBe(true);
  expect(codesOf(verified)).toMatchObject({ texts: 'none-named', time: 'no-record-time' });
});

const [firstKey, secondKey] = [proof.first, proof.second].map(({ key }) => formatVerifierKey(key));
const forked = new Log();
forked.append(['a', 'b', 'x'].map(someBytes));

test.each([
  ['the first key', [firstKey], 'key-known'],
  ['the key that signed', [`${secondKey}\n`.trim()], 'key-known'],
  ['the checkpoint itself', [bundle.checkpoint], 'checkpoint-known'],
  ['an earlier checkpoint', [proof.kept], 'checkpoint-known'],
  ['a key and a checkpoint', [firstKey, proof.kept], 'checkpoint-known'],
  ['somebody else’s key', [formatVerifierKey(someSigner('else').key)], 'other-key'],
  ['a right key and a wrong one', [firstKey, formatVerifierKey(someSigner('else').key)], 'other-key'],
  ['another log of the same secret', [formatVerifierKey(someSigner('first', 'other.example').key)], 'other-key'],
  ['no key at all', ['trust me'], 'unreadable'],
  ['no note at all', ['trust\nme'], 'unreadable'],
  ['a checkpoint of another history', [forked.checkpoint(proof.first, '2026-01-31T23:00:00.000Z')], 'fork'],
  [
    'a checkpoint nothing leads from',
    [new Log().checkpoint(proof.first, '2026-01-01T00:00:00.000Z')],
    'no-proof-from-checkpoint',
  ],
  ['somebody else’s checkpoint', [new Log().checkpoint(someSigner('else'), '2026-01-01T00:00:00.000Z')], 'other-key'],
])('a reader who knows %s', (_, trusted, code) => {
  const verified = verifyBundle(withEarlier, { trusted: trusted.map(String) });
  expect(codeOf(verified, 'trust')).toBe(code);
  expect(verified.ok).toBe(code.endsWith('-known'));
});

test('a log of somebody who copied the name has another key', () => {
  const impostor = someSigner('impostor', origin);
  const log = new Log();
  log.append([someBytes('a')]);
  const forgery = { ...bundle, checkpoint: log.checkpoint(impostor, '2026-03-01T09:30:01.000Z') };
  const verified = verifyBundle(
    { ...forgery, keys: { first: formatVerifierKey(impostor.key), rotations: [] } },
    { trusted: [String(firstKey)] },
  );
  expect(codesOf(verified)).toMatchObject({ checkpoint: 'ok', trust: 'other-key' });
});

test('whatever it is handed gets an answer', () => {
  const values = [
    () => 1,
    undefined,
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    ),
    '[',
    1n,
  ];
  for (const value of values) expect(verifyBundle(value).ok).toBe(false);
  const members = Object.keys(withEarlier) as (keyof typeof withEarlier)[];
  fc.assert(fc.property(fc.jsonValue(), (value) => !verifyBundle(value).ok));
  fc.assert(fc.property(fc.uint8Array(), (bytes) => !verifyFile(bytes).ok));
  fc.assert(
    fc.property(fc.constantFrom(...members), fc.jsonValue(), (member, value) => {
      fc.pre(member !== 'earlier' || !Array.isArray(value) || value.length > 0);
      expect(verifyBundle({ ...withEarlier, [member]: value }).ok).toBe(false);
    }),
  );
  const nested = '['.repeat(200_000);
  expect(verifyFile(toUtf8(`{"record":${nested}`)).ok).toBe(false);
  expect(verifyFile(toUtf8(nested + ']'.repeat(200_000))).ok).toBe(false);
});
