import { isSame } from '#app/saving/is-same.ts';
import type { Values } from '#ui/form/form-context.ts';

type Merged = { readonly value: unknown };

/**
 * Two changes of the same settings in one, field by field. Undefined if both changed the same field in different ways.
 * @param before what both began with
 */
export function mergedOf(before: unknown, mine: unknown, theirs: unknown): Merged | undefined {
  if (isSame(mine, theirs) || isSame(before, theirs)) return { value: mine };
  if (isSame(before, mine)) return { value: theirs };
  if (!isFields(mine) || !isFields(theirs)) return undefined;
  const began = isFields(before) ? before : {};
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const isMine = (name: string): boolean => !isSame(mine[name], began[name]);
  const isTheirs = (name: string): boolean => !isSame(theirs[name], began[name]);
  if (names.some((name) => isMine(name) && isTheirs(name) && !isSame(mine[name], theirs[name]))) return undefined;
  return { value: Object.fromEntries(names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]])) };
}

function isFields(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
