/** The visible sentences in a tree of texts, in order and without duplicates. Links are reduced to their text. */
export function sentencesOf(tree: unknown): readonly string[] {
  return [...new Set(within(tree).map((sentence) => sentence.replace(/\[([^\][]*)\]\([^()]*\)/g, '$1')))];
}

function within(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return tree.trim() === '' ? [] : [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(within) : [];
}

const asking = { 'opt-in': 'ask', 'opt-out': 'optOut', notice: 'notice' } as const;

type ShownLayer = { readonly mode: keyof typeof asking; readonly signal: boolean };

/**
 * What a visitor read in the first layer: the text of their law, and the labels of its buttons, in this order. A version has
 * the words for other laws, too, and those of the control that was not open yet.
 */
export function firstLayerOf(
  words: Readonly<Record<string, unknown>>,
  { mode, signal }: ShownLayer,
): readonly string[] {
  const asks = mode === 'opt-in';
  const accept = (asks ? undefined : words['ok']) ?? words['accept'];
  const reject = (asks ? undefined : words['optOutButton']) ?? words['reject'];
  return sentencesOf([
    signal && words['gpc'],
    words[asking[mode]],
    asks && words['exempt'],
    accept,
    mode === 'notice' ? undefined : reject,
    words['customise'],
  ]);
}
