/** Leaves from `start` up to, but excluding, `end`. `start` is a multiple of the power of two that covers the range. */
export type Range = { readonly start: number; readonly end: number };

/** The complete subtree over the leaves from index · 2^height to (index + 1) · 2^height. */
type Subtree = { readonly height: number; readonly index: number };

/** The largest power of two below `size`, which is at least 2: where RFC 6962 splits a tree. */
function splitOf(size: number): number {
  let part = 1;
  while (part * 2 < size) part *= 2;
  return part;
}

/** The complete subtrees that make up a range, from left to right, each smaller than the one before. */
export function subtreesOf({ start, end }: Range): Subtree[] {
  const subtrees: Subtree[] = [];
  for (let from = start; from < end;) {
    let [height, width] = [0, 1];
    while (width * 2 <= end - from) [height, width] = [height + 1, width * 2];
    subtrees.push({ height, index: from / width });
    from += width;
  }
  return subtrees;
}

/** The ranges whose roots form an inclusion proof, from the leaf upward. @see RFC 9162, section 2.1.3.1 (PATH) */
export function inclusionRanges(index: number, size: number): Range[] {
  return siblingRanges({ start: 0, end: size }, index);
}

/** The ranges whose roots lead from a leaf to the root of a range that holds it, from the leaf upward. */
export function siblingRanges({ start, end }: Range, index: number): Range[] {
  const ranges: Range[] = [];
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    if (index < middle) {
      ranges.push({ start: middle, end });
      end = middle;
    } else {
      ranges.push({ start, end: middle });
      start = middle;
    }
  }
  return ranges.toReversed();
}

/** The ranges whose roots form a consistency proof. @see RFC 9162, section 2.1.4.1 (SUBPROOF) */
export function consistencyRanges(older: number, newer: number): Range[] {
  if (older === 0 || older === newer) return [];
  const ranges: Range[] = [];
  let [start, end] = [0, newer];
  while (end !== older) {
    const middle = start + splitOf(end - start);
    if (older <= middle) {
      ranges.push({ start: middle, end });
      end = middle;
    } else {
      ranges.push({ start, end: middle });
      start = middle;
    }
  }
  // Starting at 0, the range's root is the older root, which the verifier already has.
  if (start > 0) ranges.push({ start, end });
  return ranges.toReversed();
}
