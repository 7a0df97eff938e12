/**
 * The number of letters to insert, delete, replace or swap with a neighbor to turn one word into the other, or `most + 1` if it
 * exceeds `most`. Takes time proportional to at most the product of the two lengths.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let [left, least] = [i, i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      left = Math.min(at(previous, j) + 1, left + 1, changed);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) left = Math.min(left, at(before, j - 2) + 1);
      current.push(left);
      least = Math.min(least, left);
    }
    if (least > most) return most + 1;
    [before, previous] = [previous, current];
  }
  return Math.min(at(previous, b.length), most + 1);
}

/** The value at an index; infinite outside of the row, which is unreachable. */
function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
