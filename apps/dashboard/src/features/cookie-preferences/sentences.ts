/** The visible sentences in a tree of texts, in order and without duplicates. Links are reduced to their text. */
export function sentencesOf(tree: unknown): readonly string[] {
  return [...new Set(within(tree).map((sentence) => sentence.replace(/\[([^\][]*)\]\([^()]*\)/g, '$1')))];
}

function within(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return tree.trim() === '' ? [] : [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(within) : [];
}
