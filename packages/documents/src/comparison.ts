import { diffArrays } from 'diff';
import type { Block, DocumentTree, Run, Section } from './tree.ts';

/** What became of one clause, to be read from the first word to the last. */
export type ClauseChange = {
  /** The id of the clause. */
  readonly id: string;
  readonly heading: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Joined, without `removed` the text of the later version; without `added` that of the earlier, but for line breaks. */
  readonly words: readonly WordChange[];
};

export type WordChange = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** What changed from one version of a document to another: only the clauses that differ, in the order of the later. */
export function compare(earlier: DocumentTree, later: DocumentTree): readonly ClauseChange[] {
  const before = new Map(earlier.sections.map((section) => [section.id, section]));
  const after = new Map(later.sections.map((section) => [section.id, section]));
  return idsInOrder(earlier, later).flatMap((id): readonly ClauseChange[] => {
    const [old, now] = [before.get(id), after.get(id)];
    const heading = (now ?? old)?.heading ?? '';
    if (!old && now) return [{ id, heading, kind: 'added', words: [{ kind: 'added', text: textOf(now) }] }];
    if (old && !now) return [{ id, heading, kind: 'removed', words: [{ kind: 'removed', text: textOf(old) }] }];
    // Most clauses are the same to the last sign, which is seen sooner than their texts are written out.
    if (old && now && isSame(old, now)) return [];
    const [oldText, newText] = [old ? textOf(old) : '', now ? textOf(now) : ''];
    return oldText === newText ? [] : [{ id, heading, kind: 'changed', words: changedWords(oldText, newText) }];
  });
}

/** Whether two values of a tree are alike: texts, numbers, truths, and what is made of them. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The clauses of the later version; one that is gone stands after the one it used to follow. */
function idsInOrder(earlier: DocumentTree, later: DocumentTree): readonly string[] {
  const ids = later.sections.map(({ id }) => id);
  earlier.sections.forEach(({ id }, index) => {
    if (ids.includes(id)) return;
    const previous = earlier.sections[index - 1];
    ids.splice(previous ? ids.indexOf(previous.id) + 1 : 0, 0, id);
  });
  return ids;
}

// More differences than a reader follows. The time to find them grows with their square: unbounded, two long clauses
// without a word in common take a minute.
const mostDifferences = 1000;

/** Word by word; where too many differ, line by line; and where too many lines do, all of it. */
function changedWords(earlier: string, later: string): readonly WordChange[] {
  return (
    changedParts(wordsOf(earlier), wordsOf(later)) ??
    changedParts(wholeLinesOf(earlier), wholeLinesOf(later)) ?? [
      { kind: 'removed', text: earlier },
      { kind: 'added', text: later },
    ]
  );
}

function changedParts(earlier: readonly string[], later: readonly string[]): readonly WordChange[] | undefined {
  // A word at the end of a line is the same word.
  const comparator = (a: string, b: string) => a.trimEnd() === b.trimEnd();
  const parts = diffArrays([...earlier], [...later], { comparator, maxEditLength: mostDifferences });
  return parts?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** With their spaces, so that joining the parts gives the text back. Signs of Chinese and Japanese stand alone. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/g) ?? [];
}

function wholeLinesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/);
}

/** A clause as lines of words: one a paragraph, item or row. */
function textOf({ heading, blocks }: Section): string {
  return [heading, ...blocks.flatMap(linesOf)].join('\n');
}

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [joined(block.runs)];
    case 'heading':
      return [block.text];
    case 'list':
      return block.items.map(joined);
    case 'definitions':
      return block.items.map(({ term, runs }) => `${term}: ${joined(runs)}`);
    case 'table':
      return [block.columns.join(' | '), ...block.rows.map((row) => row.map(joined).join(' | '))];
  }
}

function joined(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}
