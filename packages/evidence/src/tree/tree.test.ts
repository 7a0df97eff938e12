import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Log, someBytes } from '../../test/log.ts';
import { concat, sha256 } from '../hash.ts';
import { nodeHash } from './node.ts';
import {
  consistencyProof,
  consistencyTiles,
  inclusionProof,
  inclusionTiles,
  verifyConsistencyProof,
  verifyInclusionProof,
} from './proofs.ts';
import { append, edgeTiles, rootOf, type ReadTile } from './tiles.ts';

const leaves = Array.from({ length: 70_000 }, (_, at) => someBytes(String(at)));
const grownTo = (size: number): Log => {
  const log = new Log();
  log.append(leaves.slice(0, size));
  return log;
};

/** The root as RFC 6962 defines it in section 2.1. */
function plainRoot(hashes: readonly Uint8Array[]): Uint8Array {
  if (hashes.length <= 1) return hashes[0] ?? sha256(new Uint8Array(0));
  let part = 1;
  while (part * 2 < hashes.length) part *= 2;
  return nodeHash(plainRoot(hashes.slice(0, part)), plainRoot(hashes.slice(part)), sha256);
}

// Leaves and roots from the tests of Certificate Transparency's own logs.
test('roots are those that other logs compute', () => {
  const entries = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const log = new Log();
  const roots = entries.map((entry) => {
    log.append([sha256(concat(Uint8Array.of(0), hexToBytes(entry)))]);
    return bytesToHex(log.root);
  });
  expect(roots).toEqual([
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ]);
});

test('a tree of 70,000 has the tiles that the specification counts', () => {
  const log = grownTo(70_000);
  const widths = [...log.tiles.values()].map(({ level, bytes }) => `${level}:${bytes.length / 32}`);
  const count = (tile: string) => widths.filter((one) => one === tile).length;
  expect(['0:256', '0:112', '1:256', '1:17', '2:1'].map(count)).toEqual([273, 1, 1, 1, 1]);
  expect(widths).toHaveLength(277);
  expect(log.root).toEqual(plainRoot(leaves));
});

test('however it grew, a tree has the same root and tiles, and reads no tile but the ones at its edge', () => {
  const batches = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 200, max: 800 })), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(batches, (counts) => {
      const log = new Log();
      for (const count of counts) {
        const edge = edgeTiles(log.size).map(({ level, index }) => `${level}/${index}`);
        log.asked.length = 0;
        log.append(leaves.slice(log.size, log.size + count));
        expect(edge).toEqual(expect.arrayContaining(log.asked));
      }
      expect(log.root).toEqual(plainRoot(leaves.slice(0, log.size)));
      expect(log.tiles).toEqual(grownTo(log.size).tiles);
    }),
    { numRuns: 30 },
  );
});

const big = grownTo(70_000);

test('every leaf of a tree of any size is shown to be in it, from the tiles listed, and no other leaf is', () => {
  const places = fc
    .integer({ min: 1, max: 70_000 })
    .chain((size) => fc.tuple(fc.nat({ max: size - 1 }), fc.constant(size)));
  fc.assert(
    fc.property(places, fc.nat(), ([index, size], other) => {
      const tiles = new Set(inclusionTiles(index, size).map((tile) => JSON.stringify(tile)));
      const proof = inclusionProof(index, size, (tile) =>
        tiles.has(JSON.stringify({ level: tile.level, index: tile.index })) ? big.read(tile) : undefined,
      );
      const root = rootOf(size, big.read);
      const place = { leaf: leaves[index]!, index, size, root };
      expect(verifyInclusionProof(place, proof)).toBe(true);

      const wrong = proof.map((hash, at) => (at === other % proof.length ? someBytes('wrong') : hash));
      expect(verifyInclusionProof(place, wrong)).toBe(proof.length === 0);
      expect(verifyInclusionProof(place, [...proof, root])).toBe(false);
      expect(verifyInclusionProof(place, proof.slice(1))).toBe(proof.length === 0);
      const elsewhere = other % size;
      expect(verifyInclusionProof({ ...place, index: elsewhere }, proof)).toBe(elsewhere === index);
      expect(verifyInclusionProof({ ...place, leaf: leaves[elsewhere]! }, proof)).toBe(elsewhere === index);
      expect(verifyInclusionProof({ ...place, index: size }, proof)).toBe(false);
    }),
  );
});

test('a tree is shown to begin with every smaller one, from the tiles listed, and with no other', () => {
  const sizes = fc
    .integer({ min: 1, max: 70_000 })
    .chain((newer) => fc.tuple(fc.nat({ max: newer }), fc.constant(newer)));
  fc.assert(
    fc.property(sizes, fc.nat(), ([older, newer], other) => {
      const tiles = new Set(consistencyTiles(older, newer).map((tile) => JSON.stringify(tile)));
      const proof = consistencyProof(older, newer, (tile) =>
        tiles.has(JSON.stringify({ level: tile.level, index: tile.index })) ? big.read(tile) : undefined,
      );
      const [before, after] = [older, newer].map((size) => ({ size, root: rootOf(size, big.read) }));
      if (!before || !after) throw new Error('There are two sizes.');
      expect(verifyConsistencyProof(before, after, proof)).toBe(true);

      expect(verifyConsistencyProof({ ...before, root: someBytes('wrong') }, after, proof)).toBe(false);
      expect(verifyConsistencyProof(before, { ...after, root: someBytes('wrong') }, proof)).toBe(older === 0);
      expect(verifyConsistencyProof(before, after, [...proof, before.root])).toBe(false);
      if (proof.length > 0) {
        const wrong = proof.map((hash, at) => (at === other % proof.length ? someBytes('wrong') : hash));
        expect(verifyConsistencyProof(before, after, wrong)).toBe(false);
        expect(verifyConsistencyProof(before, after, proof.slice(1))).toBe(false);
        expect(verifyConsistencyProof(after, before, proof)).toBe(false);
      }
    }),
  );
});

/** A tree too large for memory: all leaves are equal, and so are all tiles of a level. */
function endless(): ReadTile {
  const tiles: Uint8Array[] = [];
  for (let hash = someBytes('leaf'); tiles.length < 7;) {
    const hashes = concat(...Array.from({ length: 256 }, () => hash));
    tiles.push(hashes);
    hash = append(
      0,
      Array.from({ length: 256 }, () => hash),
      () => undefined,
    ).root;
  }
  return ({ level }) => tiles[level];
}

test('sizes beyond 2^32 are sizes as any other', () => {
  const read = endless();
  const sizes = [2 ** 32, 2 ** 32 + 1, 2 ** 33 - 1, 2 ** 40 + 257, 2 ** 53 - 1];
  for (const size of sizes) {
    const root = rootOf(size, read);
    for (const index of [0, 2 ** 32 - 1, Math.floor(size / 3), size - 1]) {
      const proof = inclusionProof(index, size, read);
      expect(verifyInclusionProof({ leaf: someBytes('leaf'), index, size, root }, proof)).toBe(true);
      expect(verifyInclusionProof({ leaf: someBytes('other'), index, size, root }, proof)).toBe(false);
    }
    for (const older of [1, 2 ** 31, 2 ** 32 - 1, size - 1]) {
      const [before, proof] = [{ size: older, root: rootOf(older, read) }, consistencyProof(older, size, read)];
      expect(verifyConsistencyProof(before, { size, root }, proof)).toBe(true);
      expect(verifyConsistencyProof({ ...before, root }, { size, root }, proof)).toBe(false);
    }
    expect(rootOf(size, read)).toEqual(append(size - 1, [someBytes('leaf')], read).root);
  }
});

test('what is missing or no size is refused', () => {
  expect(() => append(3, [someBytes('a')], () => undefined)).toThrow('Tile 0/0 is missing');
  expect(() => append(2 ** 53 - 1, [someBytes('a')], big.read)).toThrow(RangeError);
  expect(() => append(0, [new Uint8Array(31)], big.read)).toThrow('32 bytes');
  expect(() => inclusionProof(5, 5, big.read)).toThrow('no leaf 5');
  expect(() => consistencyTiles(6, 5)).toThrow(RangeError);
  expect(() => edgeTiles(1.5)).toThrow(RangeError);
});

test('the hash that is handed in is the one that is used', () => {
  let calls = 0;
  const counting = (bytes: Uint8Array) => {
    calls++;
    return sha256(bytes);
  };
  const proof = inclusionProof(700, 1000, big.read, counting);
  expect(calls).toBeGreaterThan(0);
  calls = 0;
  const place = { leaf: leaves[700]!, index: 700, size: 1000, root: rootOf(1000, big.read) };
  expect(verifyInclusionProof(place, proof, counting)).toBe(true);
  expect(calls).toBe(proof.length);
});
