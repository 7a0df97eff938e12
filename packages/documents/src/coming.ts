import type { DocumentWords } from '@app/texts';
import { compare, type ClauseChange } from './comparison.ts';
import { compile, type CompileOptions } from './compile.ts';
import type { Facts } from './facts.ts';
import { datesOfLaw } from './regimes/regimes.ts';
import { withdrawalFunctionFrom } from './resolve-terms.ts';

/** What a law that is not in force yet will add to a document or alter in it. */
export type ComingChange = {
  /** The first day on which it applies, ISO 8601. */
  readonly on: string;
  readonly changes: readonly ClauseChange[];
};

/**
 * What laws change in a document after the day of `options.on`, day by day, with the same facts. Days on which it stays
 * as it is are left out.
 */
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
