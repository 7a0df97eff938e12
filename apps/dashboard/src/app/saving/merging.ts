import { isSame } from '#app/saving/is-same.ts';
import type { Values } from '#ui/form/form-context.ts';

type Merged = { readonly value: unknown };

/**
 * Two changes of the same settings in one, field by field. Undefined if both changed the same field in different ways.
 * @param before what both began with
 * @param over whether mine then stays
 */
export function mergedOf(before: unknown, mine: unknown, theirs: unknown, over = false): Merged | undefined {
  if (isSame(mine, theirs) || isSame(before, theirs)) return { value: mine };
  if (isSame(before, mine)) return { value: theirs };
  // Without any, all fields are removed.
  const wanted = mine ?? {};
  if (!isFields(wanted) || !isFields(theirs)) return over ? { value: mine } : undefined;
  const began = isFields(before) ? before : {};
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(theirs)])];
  const isMine = (name: string): boolean => !isSame(wanted[name], began[name]);
  const isTheirs = (name: string): boolean => !isSame(theirs[name], began[name]);
  const isConflict = (name: string): boolean => isMine(name) && isTheirs(name) && !isSame(wanted[name], theirs[name]);
  if (!over && names.some(isConflict)) return undefined;
  return { value: Object.fromEntries(names.map((name) => [name, isMine(name) ? wanted[name] : theirs[name]])) };
}

function isFields(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
