import { z } from 'zod';
import type { ErrorCode, ErrorValues, PageErrorCode } from './errors.ts';

/** A refused field, before its message is chosen in a language. */
export type FieldProblem<Code extends ErrorCode = ErrorCode> = { readonly code: Code; readonly values?: ErrorValues };
export type FieldProblems<Code extends ErrorCode = ErrorCode> = Readonly<Record<string, FieldProblem<Code>>>;

/** Maximum number of fields in an error, and maximum characters of a field's name. */
export const mostProblems = 20;
export const longestName = 100;

/**
 * Validation errors by path of the field, at most the first `most`. The server returns them, and the dashboard's forms
 * show the same before they send. `given` is the refused input: it tells a missing field from an invalid one.
 */
export function fieldProblems(
  error: z.ZodError,
  given: unknown,
  most: number = mostProblems,
): FieldProblems<PageErrorCode> {
  const fields = new Map<string, FieldProblem<PageErrorCode>>();
  for (const each of error.issues) {
    for (const { path, issue } of flat(each, [])) {
      if (fields.size >= most) return Object.fromEntries(fields);
      const name = path.map(String).join('.').slice(0, longestName) || 'body';
      if (!fields.has(name)) fields.set(name, fieldProblem(issue, valueAt(given, path)));
    }
  }
  return Object.fromEntries(fields);
}

type Placed = { readonly path: readonly PropertyKey[]; readonly issue: z.core.$ZodIssue };

/**
 * Flattens an issue with its path. A union fails in each of its options: the one that got furthest describes the
 * problem best.
 */
function flat(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Placed[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], issue }));
  if (issue.code !== 'invalid_union' || isCode(issue.message)) return [{ path, issue }];

  const forms = issue.errors.map((form) => form.flatMap((inner) => flat(inner, path)));
  const depth = (form: readonly Placed[]) => Math.min(...form.map((placed) => placed.path.length));
  const nearest = forms.toSorted((a, b) => depth(b) - depth(a))[0];
  return nearest && depth(nearest) > path.length ? nearest : [{ path, issue }];
}

function fieldProblem(issue: z.core.$ZodIssue, value: unknown): FieldProblem<PageErrorCode> {
  const values = valuesOf(issue);
  const code = isCode(issue.message) ? issue.message : codeOf(issue, value);
  return values ? { code, values } : { code };
}

// Our schemas put a code in the place of Zod's message. It is recognized by its form, because checking it against the
// table of all codes would load that table with the first page.
function isCode(message: string): message is PageErrorCode {
  return /^[a-z-]+\.[a-z-]+$/.test(message);
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): PageErrorCode {
  if (value === undefined && issue.code !== 'unrecognized_keys') return 'field.required';
  switch (issue.code) {
    case 'invalid_type':
      return typeCodes[issue.expected] ?? 'field.invalid';
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'field.required' : 'field.min-length';
      return issue.origin === 'array' ? 'field.too-few' : 'field.minimum';
    case 'too_big':
      if (issue.origin === 'string') return 'field.max-length';
      return issue.origin === 'array' ? 'field.too-many' : 'field.maximum';
    case 'invalid_format':
      return formatCodes[issue.format] ?? 'field.invalid';
    case 'invalid_value':
      return 'field.choice';
    case 'unrecognized_keys':
      return 'field.unknown';
    default:
      return 'field.invalid';
  }
}

const typeCodes: Readonly<Record<string, PageErrorCode>> = {
  string: 'field.text',
  number: 'field.number',
  int: 'field.number',
  boolean: 'field.yes-no',
  array: 'field.list',
  date: 'field.date',
};

const formatCodes: Readonly<Record<string, PageErrorCode>> = {
  email: 'field.email',
  url: 'field.url',
  uuid: 'field.id',
  date: 'field.date',
  datetime: 'field.date',
};

/** Values for the field's message; schemas of our own pass them as `params`. */
function valuesOf(issue: z.core.$ZodIssue): ErrorValues | undefined {
  if (issue.code === 'custom') return ownValues.safeParse(issue.params).data;
  const bound = issue.code === 'too_small' ? issue.minimum : issue.code === 'too_big' ? issue.maximum : undefined;
  if (bound === undefined) return undefined;
  const limit = Number(bound);
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (issue.origin === 'string') return { length: limit };
    if (issue.origin === 'array') return { count: limit };
  }
  return { limit };
}

const ownValues = z.record(z.string(), z.union([z.string(), z.number()]));

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    given,
  );
}
