import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Log, someBytes } from '../../test/log.ts';
import { sha256 } from '../hash.ts';
import { increasingRanges, verifyIncreasing } from './increasing-proofs.ts';
import { inclusionRanges } from './ranges.ts';
import { rangeHash } from './tiles.ts';

const leaves = Array.from({ length: 3000 }, (_, at) => someBytes(String(at)));

function proofsOf(size: number, indices: readonly number[]) {
  const log = new Log();
  log.append(leaves.slice(0, size));
  const ranges = increasingRanges(size);
  const proofs = indices.map((index) => ranges(index).map((range) => rangeHash(range, log.read, sha256)));
  return { root: log.root, proofs };
}

const sizeAndIndices = fc.integer({ min: 1, max: 3000 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    indices: fc
      .uniqueArray(fc.integer({ min: 0, max: size - 1 }), { minLength: 1, maxLength: 60 })
      .map((some) => some.toSorted((a, b) => a - b)),
  }),
);

test('any leaves in increasing order are proved, with no more hashes than their single proofs have', () => {
  fc.assert(
    fc.property(sizeAndIndices, ({ size, indices }) => {
      const { root, proofs } = proofsOf(size, indices);
      const verify = verifyIncreasing({ size, root });
      for (const [at, index] of indices.entries()) {
        expect(verify(index, leaves[index] as Uint8Array, proofs[at] ?? [])).toBe(true);
        expect(proofs[at]?.length).toBeLessThanOrEqual(inclusionRanges(index, size).length);
      }
    }),
  );
});

test('a leaf, hash or index that was changed is found', () => {
  fc.assert(
    fc.property(
      sizeAndIndices,
      fc.nat(),
      fc.constantFrom('leaf', 'hash', 'index', 'more', 'less'),
      (log, pick, change) => {
        const { size, indices } = log;
        const { root, proofs } = proofsOf(size, indices);
        const at = pick % indices.length;
        const verify = verifyIncreasing({ size, root });
        const verdicts = indices.map((index, place) => {
          const [leaf, proof] = [leaves[index] as Uint8Array, proofs[place] ?? []];
          if (place !== at) return verify(index, leaf, proof);
          if (change === 'leaf') return verify(index, someBytes('another'), proof);
          if (change === 'index') return verify(index + 1, leaf, proof);
          if (change === 'more') return verify(index, leaf, [...proof, someBytes('more')]);
          if (proof.length === 0) return false;
          return verify(index, leaf, change === 'less' ? proof.slice(1) : [someBytes('hash'), ...proof.slice(1)]);
        });
        expect(verdicts).toContain(false);
      },
    ),
  );
});

test('neighbors share their path: a thousand of them take two hashes each at most', () => {
  const indices = Array.from({ length: 1000 }, (_, at) => at + 700);
  const { proofs } = proofsOf(3000, indices);
  expect(proofs.flat().length).toBeLessThan(1100);
});

test('an index that is not greater than the one before is refused', () => {
  const ranges = increasingRanges(10);
  ranges(4);
  expect(() => ranges(4)).toThrow(RangeError);
  expect(() => increasingRanges(10)(10)).toThrow(RangeError);
});
