import type { DocumentWords } from '@app/texts';
import { compare, type ClauseChange } from './comparison.ts';
import { compile, type CompileOptions } from './compile.ts';
import type { Facts } from './facts.ts';
import { datesOfLaw } from './regimes/regimes.ts';
import { withdrawalFunctionFrom } from './resolve-terms.ts';

/** Clauses that a law not yet in force will add or change in a document. */
export type ComingChange = {
  /** The first day on which the law applies, ISO 8601. */
  readonly on: string;
  readonly changes: readonly ClauseChange[];
};

/** Changes that laws make to a document after `options.on`, day by day, for the same facts. Omits days without changes. */
export function comingChanges(facts: Facts, words: DocumentWords, options: CompileOptions): readonly ComingChange[] {
  const coming: ComingChange[] = [];
  let before = compile(facts, words, options);
  const days = [...new Set([...datesOfLaw(), withdrawalFunctionFrom])].sort();
  for (const on of days.filter((day) => day > options.on)) {
    const after = compile(facts, words, { ...options, on });
    const changes = compare(before, after);
    if (changes.length > 0) coming.push({ on, changes });
    before = after;
  }
  return coming;
}
