import { diffArrays } from 'diff';
import type { Block, DocumentTree, Run, Section } from './tree.ts';

/** The change to one clause, readable from the first word to the last. */
export type ClauseChange = {
  /** The clause's ID. */
  readonly id: string;
  readonly heading: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /**
   * The parts in order. Without `removed` parts they join to the later text; without `added` parts, to the earlier one, except
   * for line breaks.
   */
  readonly words: readonly WordChange[];
};

export type WordChange = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** The differences between two versions of a document: only changed clauses, in the order of the later version. */
export function compare(earlier: DocumentTree, later: DocumentTree): readonly ClauseChange[] {
  const before = new Map(earlier.sections.map((section) => [section.id, section]));
  const after = new Map(later.sections.map((section) => [section.id, section]));
  return idsInOrder(earlier, later).flatMap((id): readonly ClauseChange[] => {
    const [old, now] = [before.get(id), after.get(id)];
    const heading = (now ?? old)?.heading ?? '';
    if (!old && now) return [{ id, heading, kind: 'added', words: [{ kind: 'added', text: textOf(now) }] }];
    if (old && !now) return [{ id, heading, kind: 'removed', words: [{ kind: 'removed', text: textOf(old) }] }];
    // Most clauses are identical, and comparing trees is faster than rendering both texts.
    if (old && now && isSame(old, now)) return [];
    const [oldText, newText] = [old ? textOf(old) : '', now ? textOf(now) : ''];
    return oldText === newText ? [] : [{ id, heading, kind: 'changed', words: changedWords(oldText, newText) }];
  });
}

/** Whether two values of a tree are equal: strings, numbers, booleans, and arrays and objects of them. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Clause IDs of the later version; a removed clause comes after the clause it used to follow. */
function idsInOrder(earlier: DocumentTree, later: DocumentTree): readonly string[] {
  const ids = later.sections.map(({ id }) => id);
  earlier.sections.forEach(({ id }, index) => {
    if (ids.includes(id)) return;
    const previous = earlier.sections[index - 1];
    ids.splice(previous ? ids.indexOf(previous.id) + 1 : 0, 0, id);
  });
  return ids;
}

// More differences than a reader can follow. The search time grows with their square: without a limit, two long clauses that
// have no word in common take a minute.
const mostDifferences = 1000;

/** Compares word by word; with too many differences, line by line; and with too many of those, replaces the whole text. */
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
  // A word at the end of a line equals the same word within a line.
  const comparator = (a: string, b: string) => a.trimEnd() === b.trimEnd();
  const parts = diffArrays([...earlier], [...later], { comparator, maxEditLength: mostDifferences });
  return parts?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/**
 * Words with their trailing spaces, so that joining the parts restores the text. Each Chinese or Japanese character is a word.
 */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/g) ?? [];
}

function wholeLinesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/);
}

/** A clause as lines of text: one per paragraph, item or row. */
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
