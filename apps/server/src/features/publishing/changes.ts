import type { ClauseChange as Shown } from '@app/contract';
import { compare, type ClauseChange, type DocumentTree, type WordChange } from '@app/documents';

/** The number of unchanged characters shown around a change: enough to find one's place in a long clause. */
const context = 120;

/** The changes between two trees for readers: the words that changed, with some context. */
export function changesBetween(earlier: DocumentTree, later: DocumentTree): Shown[] {
  return shownChanges(compare(earlier, later));
}

export function shownChanges(changes: readonly ClauseChange[]): Shown[] {
  return changes.map(({ id, heading, kind, words }) => {
    const parts = withoutHeading(words, heading);
    return { id, heading, kind, words: parts.map((part, at) => shortened(part, at === 0, at === parts.length - 1)) };
  });
}

/** Removes the heading, which is already shown above the change. */
function withoutHeading([first, ...rest]: readonly WordChange[], heading: string): readonly WordChange[] {
  if (!first) return [];
  if (!first.text.startsWith(`${heading}\n`)) return [first, ...rest];
  return [{ ...first, text: first.text.slice(heading.length + 1) }, ...rest];
}

function shortened({ kind, text }: WordChange, isFirst: boolean, isLast: boolean): WordChange {
  if (kind !== 'same' || text.length <= 2 * context) return { kind, text };
  const before = isFirst ? '' : text.slice(0, text.indexOf(' ', context) + 1 || context);
  const after = isLast ? '' : text.slice(text.lastIndexOf(' ', text.length - context));
  return { kind, text: `${before}…${after}` };
}
