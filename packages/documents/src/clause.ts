import type { ResolvedFacts } from './known.ts';
import type { Statement } from './statements.ts';
import type { Block, Definition, Run, TableRow } from './tree.ts';
import type { Voice } from './voice.ts';
import { plain, sentence } from './voice.ts';

/** One topic of a document. Whether it applies depends on the facts alone, so every language has the same clauses. */
export type Clause = {
  /** A unique ID that never changes: URLs and version comparisons depend on it. */
  readonly id: string;
  readonly heading: (voice: Voice, known: ResolvedFacts) => string;
  readonly applies: (known: ResolvedFacts) => boolean;
  /** The only country whose people it concerns, ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** What the section says, in one line, for readers who stop there. */
  readonly gist?: (known: ResolvedFacts, voice: Voice) => string;
  /** The provisions that require the clause, as lawyers cite them. */
  readonly cites: (known: ResolvedFacts) => readonly string[];
  readonly reads: (known: ResolvedFacts, voice: Voice) => readonly Block[];
};

export const always = (): boolean => true;

export function paragraph(template: string, values: Readonly<Record<string, string | Run>> = {}): Block {
  return { kind: 'paragraph', runs: sentence(template, values) };
}

/** A paragraph whose exact wording a law prescribes, in the law's own language (BCP 47 tag). */
export function prescribed(language: string, runs: readonly Run[]): Block {
  return { kind: 'paragraph', runs, prescribed: language };
}

export function list(items: readonly (readonly Run[])[]): Block {
  return { kind: 'list', ordered: false, items };
}

export function heading(level: 3 | 4, id: string, text: string): Extract<Block, { kind: 'heading' }> {
  // IDs of the owner's services may contain any character; IDs in URLs may not.
  return { kind: 'heading', level, id: id.replace(/[^\w-]+/g, '-'), text };
}

/** The heading of an entry that a page may fold, and its gist. */
export function entryHeading(level: 3 | 4, id: string, text: string, gist: string): readonly Block[] {
  return [
    { ...heading(level, id, text), folds: true },
    { kind: 'paragraph', runs: [plain(gist)] },
  ];
}

export function definitions(items: readonly (Definition | undefined)[]): Block {
  return { kind: 'definitions', items: items.filter((item) => item !== undefined) };
}

/** A term with its description; undefined when the description is empty. */
export function definition(term: string, value: string | readonly Run[] | undefined): Definition | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { term, runs: [plain(value)] };
  return value && value.length > 0 ? { term, runs: value } : undefined;
}

export function table(caption: string, columns: readonly string[], rows: readonly TableRow[]): Block {
  return { kind: 'table', caption, columns, rows };
}

/** Runs joined with a separator, such as several links in one line. */
export function joined(parts: readonly (readonly Run[])[], separator: string): readonly Run[] {
  return parts.flatMap((runs, index) => (index === 0 ? runs : [plain(separator), ...runs]));
}

/** A block with what it states. */
export function stated(block: Block, ...states: readonly Statement[]): Block {
  return { ...block, states: [...(block.states ?? []), ...states] };
}
