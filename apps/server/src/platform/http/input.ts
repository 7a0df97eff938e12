import { fieldProblems } from '@app/contract/field-problems.ts';
import { z } from 'zod';
import { Problem } from './problem.ts';

/** Validates input. @throws Problem `input.invalid` with the errors of the first invalid fields */
export function parsed(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(given);
  if (!result.success) throw new Problem('input.invalid', undefined, fieldProblems(result.error, given));
  return result.data;
}

/** The maximum number of values in a body, counting each item and field: for anonymous and for all other senders. */
export const mostValues = { anonymous: 2000, known: 100_000 } as const;

/**
 * Counts values before a schema checks each of them, which takes a hundred times as long and reports every error.
 * @throws Problem `input.too-large`
 */
export function checkCount(given: unknown, most: number): void {
  let count = 0;
  const rest: unknown[] = [given];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const values = Object.values(next);
    count += values.length;
    if (count > most) throw new Problem('input.too-large');
    for (const value of values) if (typeof value === 'object' && value !== null) rest.push(value);
  }
}

/**
 * Validates the path parameters of an address that people open: an invalid one is not found. @throws Problem `route.not-found`
 */
export function leading(schema: z.ZodType, given: unknown): unknown {
  const result = schema.safeParse(given);
  if (!result.success) throw new Problem('route.not-found');
  return result.data;
}

/** The schema of a path's parameters: those named `…Id` are UUIDs unless the contract says otherwise. */
export function paramsSchema(path: string, own: z.ZodObject | undefined): z.ZodType {
  const shape: Record<string, z.ZodType> = {};
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    shape[name] = name.endsWith('Id') ? z.uuid({ error: 'field.id' }) : z.string().min(1).max(500);
  }
  return z.object({ ...shape, ...own?.shape });
}

const deepest = 64;

/**
 * Refuses text that PostgreSQL cannot store as text or JSON (NUL, half a surrogate pair), and nesting that is too deep.
 * @throws Problem `input.characters`, `input.unreadable`
 */
export function checkStorable(given: unknown): void {
  const rest: { readonly value: unknown; readonly depth: number }[] = [{ value: given, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') checkText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepest) throw new Problem('input.unreadable');
    for (const [key, inner] of Object.entries(value)) {
      checkText(key);
      rest.push({ value: inner, depth: depth + 1 });
    }
  }
}

function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new Problem('input.characters');
}
