import { Chacha20Poly1305 } from '@hpke/chacha20poly1305';
import { CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { expand, extract } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ml_kem768_x25519 as xWing } from '@noble/post-quantum/hybrid.js';
import { expect, test } from 'vitest';
import { newSuite } from '../src/hpke.ts';
import { kemPublicKey, unwrap, wrap } from '../src/index.ts';
import { vector } from './hpke-x-wing.ts';
import { fromHex, hex, someBytes, text, utf8 } from './some.ts';

const buffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

test('the vectors of the HPKE working group open, in their order', async () => {
  const suite = newSuite();
  expect(hex(await kemPublicKey(fromHex(vector.seed)))).toBe(vector.publicKey);
  const recipient = await suite.createRecipientContext({
    recipientKey: await suite.kem.importKey('raw', buffer(fromHex(vector.seed)), false),
    enc: buffer(fromHex(vector.enc)),
    info: buffer(fromHex(vector.info)),
  });
  expect(vector.messages).toHaveLength(3);
  for (const { aad, plain, sealed } of vector.messages)
    expect(hex(new Uint8Array(await recipient.open(buffer(fromHex(sealed)), buffer(fromHex(aad)))))).toBe(plain);
});

test('a vector of RFC 9180 opens (A.2.1: X25519, HKDF-SHA256, ChaCha20-Poly1305)', async () => {
  const suite = new CipherSuite({
    kem: new DhkemX25519HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Chacha20Poly1305(),
  });
  const recipient = await suite.createRecipientContext({
    recipientKey: await suite.kem.importKey(
      'raw',
      buffer(fromHex('8057991eef8f1f1af18f4a9491d16a1ce333f695d4db8e38da75975c4478e0fb')),
      false,
    ),
    enc: buffer(fromHex('1afa08d3dec047a643885163f1180476fa7ddb54c6a8029ea33f95796bf2ac4a')),
    info: buffer(utf8('Ode on a Grecian Urn')),
  });
  const sealed = fromHex('1c5250d8034ec2b784ba2cfd69dbdb8af406cfe3ff938e131f0def8c8b60b4db21993c62ce81883d2dd1b51a28');
  const plain = await recipient.open(buffer(sealed), buffer(utf8('Count-0')));
  expect(text(new Uint8Array(plain))).toBe('Beauty is truth, truth beauty');
});

test('another implementation of X-Wing opens what this one seals, and the reverse', async () => {
  const seed = someBytes('seed');
  const info = utf8('what it is for');
  const { publicKey } = xWing.keygen(seed);
  expect(hex(await kemPublicKey(seed))).toBe(hex(publicKey));

  const ours = await wrap(utf8('sealed here'), { publicKey, info });
  const enc = ours.slice(1, 1121);
  const theirs = keySchedule(xWing.decapsulate(enc, seed), info);
  expect(text(chacha20poly1305(theirs.key, theirs.nonce).decrypt(ours.slice(1121)))).toBe('sealed here');

  const { cipherText, sharedSecret } = xWing.encapsulate(publicKey);
  const { key, nonce } = keySchedule(sharedSecret, info);
  const sealed = chacha20poly1305(key, nonce).encrypt(utf8('sealed there'));
  const wrapped = Uint8Array.of(1, ...cipherText, ...sealed);
  expect(text(await unwrap(wrapped, { seed, info }))).toBe('sealed there');
});

test('a wrap opens by its seed and for its use alone', async () => {
  const [seed, other] = [someBytes('one'), someBytes('other')];
  const info = utf8('share');
  const wrapped = await wrap(someBytes('secret'), { publicKey: await kemPublicKey(seed), info });
  expect(await unwrap(wrapped, { seed, info })).toEqual(someBytes('secret'));
  await expect(unwrap(wrapped, { seed: other, info })).rejects.toThrow('not-authentic');
  await expect(unwrap(wrapped, { seed, info: utf8('identity') })).rejects.toThrow('not-authentic');
  await expect(unwrap(wrapped.slice(0, -1), { seed, info })).rejects.toThrow('not-authentic');
  await expect(unwrap(wrapped.slice(0, 100), { seed, info })).rejects.toThrow('wrong-length');
  await expect(unwrap(Uint8Array.of(2, ...wrapped.slice(1)), { seed, info })).rejects.toThrow('unknown-format');
  await expect(wrap(someBytes('secret'), { publicKey: someBytes('short'), info })).rejects.toThrow(RangeError);
});

/** The key schedule of HPKE in base mode, from a shared secret. @see RFC 9180, section 5.1 */
function keySchedule(secret: Uint8Array, info: Uint8Array) {
  const suiteId = Uint8Array.of(...utf8('HPKE'), 0x64, 0x7a, 0, 1, 0, 3);
  const none = new Uint8Array(0);
  const labeledExtract = (salt: Uint8Array, label: string, ikm: Uint8Array) =>
    extract(sha256, Uint8Array.of(...utf8('HPKE-v1'), ...suiteId, ...utf8(label), ...ikm), salt);
  const labeledExpand = (prk: Uint8Array, label: string, context: Uint8Array, length: number) =>
    expand(sha256, prk, Uint8Array.of(0, length, ...utf8('HPKE-v1'), ...suiteId, ...utf8(label), ...context), length);
  const context = Uint8Array.of(
    0,
    ...labeledExtract(none, 'psk_id_hash', none),
    ...labeledExtract(none, 'info_hash', info),
  );
  const prk = labeledExtract(secret, 'secret', none);
  return { key: labeledExpand(prk, 'key', context, 32), nonce: labeledExpand(prk, 'base_nonce', context, 12) };
}
