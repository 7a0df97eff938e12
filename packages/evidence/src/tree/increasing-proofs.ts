import { sameBytes, sha256, type Hash } from '../hash.ts';
import { nodeHash } from './node.ts';
import { siblingRanges, type Range } from './ranges.ts';
import { checkSize } from './tiles.ts';

// Proofs of many leaves in increasing order. Each proof leads only to the nearest node that the ones before have already
// proved, so that neighboring leaves need one or two hashes in place of the whole path to the root.

/**
 * Tells which ranges the proof of each leaf consists of, from the leaf upward.
 *
 * @throws RangeError for an invalid size, and if an index is not greater than the one before
 */
export function increasingRanges(size: number): (index: number) => Range[] {
  checkSize(size);
  const proved: Range[] = size > 0 ? [{ start: 0, end: size }] : [];
  return (index) => {
    const nearest = takeNearest(proved, index);
    if (!nearest) throw new RangeError(`Leaf ${index} does not follow the ones before in a tree of ${size}.`);
    const siblings = siblingRanges(nearest, index);
    proved.push(...siblings.filter(({ start }) => start > index).toReversed());
    return siblings;
  };
}

type Proved = Range & { readonly hash: Uint8Array };

/** Verifies the proofs of leaves one after the other. Returns false for one that does not hold. */
export function verifyIncreasing(
  { size, root }: { readonly size: number; readonly root: Uint8Array },
  hash: Hash = sha256,
): (index: number, leaf: Uint8Array, proof: readonly Uint8Array[]) => boolean {
  const proved: Proved[] = size > 0 ? [{ start: 0, end: size, hash: root }] : [];
  return (index, leaf, proof) => {
    const nearest = takeNearest(proved, index);
    const siblings = nearest && siblingRanges(nearest, index);
    if (!siblings || siblings.length !== proof.length) return false;
    const known = siblings.map((range, at) => ({ ...range, hash: proof[at] ?? leaf }));
    const reached = known.reduce(
      (node, sibling) =>
        sibling.start > index ? nodeHash(node, sibling.hash, hash) : nodeHash(sibling.hash, node, hash),
      leaf,
    );
    if (!sameBytes(reached, nearest.hash)) return false;
    proved.push(...known.filter(({ start }) => start > index).toReversed());
    return true;
  };
}

/** Takes the range that holds a leaf from a stack of ranges, and drops those before it. */
function takeNearest<Known extends Range>(proved: Known[], index: number): Known | undefined {
  if (!Number.isSafeInteger(index)) return undefined;
  for (let top = proved.pop(); top; top = proved.pop()) {
    if (index < top.start) return undefined;
    if (index < top.end) return top;
  }
  return undefined;
}
