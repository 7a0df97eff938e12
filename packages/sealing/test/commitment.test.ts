import { xchacha20 } from '@noble/ciphers/chacha.js';
import { concat } from '@app/evidence/hash.ts';
import { expect, test } from 'vitest';
import { expandKey } from '../src/derive.ts';
import { framed, NotOpened, openBytes, openPart } from '../src/index.ts';
import { hex, random, someBytes } from './some.ts';

// Bytes that two keys open: the attack on ciphers that do not commit to a key. Whoever makes them could show an authority another
// text than the one that managers read.

const place = { context: someBytes('context'), kind: 'body', number: 0, author: 'reporter' } as const;
const placeBytes = framed(place.context, place.kind, place.number, place.author);
const prime = 2n ** 130n - 5n;
const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${hex(Uint8Array.from(bytes).reverse())}`);
const bytesOf = (value: bigint): Uint8Array =>
  Uint8Array.from({ length: 16 }, (_, at) => Number((value >> BigInt(8 * at)) & 255n));
const modulo = (value: bigint): bigint => ((value % prime) + prime) % prime;
const power = (base: bigint, to: bigint): bigint =>
  to === 0n ? 1n : (power((base * base) % prime, to / 2n) * (to % 2n === 1n ? base : 1n)) % prime;

/** The two numbers of Poly1305 that a key has with a nonce. */
function oneTime(key: Uint8Array, nonce: Uint8Array) {
  const block = xchacha20(key, nonce, new Uint8Array(64));
  return { r: numberOf(block.slice(0, 16)) & 0x0ffffffc0ffffffc0ffffffc0fffffffn, s: numberOf(block.slice(16, 32)) };
}

/** Sealed bytes that both keys open: one block in the middle makes the tags equal. */
function openedByBoth(one: Uint8Array, other: Uint8Array): Uint8Array {
  const head = Uint8Array.of(1, 1);
  const aad = framed(head, placeBytes);
  for (;;) {
    const nonce = random(24);
    const [a, b] = [oneTime(one, nonce), oneTime(other, nonce)];
    const sealed = random(64);
    const lengths = new Uint8Array(16);
    new DataView(lengths.buffer).setUint32(0, aad.length, true);
    new DataView(lengths.buffer).setUint32(8, sealed.length, true);
    const free = Math.ceil(aad.length / 16) + 1;
    const blocks = (): bigint[] => {
      const padded = new Uint8Array(Math.ceil(aad.length / 16) * 16);
      padded.set(aad);
      const all = concat(padded, sealed, lengths);
      return Array.from(
        { length: all.length / 16 },
        (_, at) => numberOf(all.slice(16 * at, 16 * at + 16)) + 2n ** 128n,
      );
    };
    const sum = (of: readonly bigint[], { r }: { readonly r: bigint }) =>
      of.reduce((total, block) => modulo((total + block) * r), 0n);
    const without = blocks().with(free, 0n);
    const exponent = BigInt(without.length - free);
    const slope = modulo(power(a.r, exponent) - power(b.r, exponent));
    const wanted = modulo(sum(without, b) + b.s - sum(without, a) - a.s);
    const block = modulo(wanted * power(slope, prime - 2n)) - 2n ** 128n;
    if (block < 0n || block >= 2n ** 128n) continue;
    sealed.set(bytesOf(block), 16);
    const [tag, same] = [a, b].map((key) => (sum(blocks(), key) + key.s) % 2n ** 128n);
    if (tag !== undefined && tag === same) return concat(head, nonce, sealed, bytesOf(tag));
  }
}

const refusal = (open: () => unknown): string => {
  try {
    open();
    return 'opened';
  } catch (error) {
    return error instanceof NotOpened ? error.code : String(error);
  }
};

test('bytes that the cipher opens by two keys are a part of one key alone', () => {
  const [one, other] = [someBytes('one'), someBytes('other')];
  const both = openedByBoth(one, other);
  expect(openBytes(one, placeBytes, both)).toHaveLength(64);
  expect(openBytes(other, placeBytes, both)).toHaveLength(64);
  expect(openBytes(one, placeBytes, both)).not.toEqual(openBytes(other, placeBytes, both));

  const derived = (key: Uint8Array) => expandKey(key, framed('committed'), 64);
  const forged = openedByBoth(derived(one).slice(0, 32), derived(other).slice(0, 32));
  const part = concat(forged, derived(one).slice(32));
  // It opens by the first, though it is random and so has no end; the second is refused before.
  expect(refusal(() => openPart(one, place, part))).toBe('malformed');
  expect(refusal(() => openPart(other, place, part))).toBe('not-authentic');
  expect(refusal(() => openPart(other, place, concat(forged, derived(other).slice(32))))).toBe('malformed');
});
