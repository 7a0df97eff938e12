/** All sentences that a visitor could read in a tree of texts, in order and without duplicates. */
export function sentencesOf(tree: unknown): readonly string[] {
  return [...new Set(collect(tree))];
}

function collect(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return tree.trim() === '' ? [] : [tree];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.values(tree).flatMap(collect);
}
