import type { z } from 'zod';
import { isSame } from './is-same.ts';
import { checkValues } from '#ui/form/check.ts';
import type { Values } from '#ui/form/form-context.ts';

export type Savable = {
  readonly value: unknown;
  /** Whether it is all that was entered. */
  readonly isComplete: boolean;
};

/**
 * What can be saved of entered values: all of them, or all but the fields that the schema refuses, which stay as they are saved.
 * Undefined if the schema accepts neither.
 */
export function savableOf<S extends z.ZodType>(
  schema: S,
  entered: Values,
  saved: Values,
  toSaved: (entered: z.output<S>) => unknown,
): Savable | undefined {
  const all = checkValues(schema, entered);
  if (all.ok) return { value: toSaved(all.data), isComplete: true };
  const refused = new Set(all.error.issues.map(({ path }) => String(path[0] ?? '')));
  const fields = [...new Set([...Object.keys(entered), ...Object.keys(saved)])];
  const rest = Object.fromEntries(fields.map((field) => [field, (refused.has(field) ? saved : entered)[field]]));
  const some = checkValues(schema, rest);
  return some.ok ? { value: toSaved(some.data), isComplete: false } : undefined;
}

/** Whether a value is what is saved. Without any entry, it is the same as none. */
export function isSaved(value: unknown, saved: unknown): boolean {
  return isSame(orNothing(value), orNothing(saved));
}

function orNothing(value: unknown): unknown {
  return value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0) ? null : value;
}
