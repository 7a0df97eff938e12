import { z } from 'zod';
import type { ErrorCode, ErrorValues } from './errors.ts';

/** One field that was refused, before its sentence is chosen in a language. */
export type FieldProblem = { readonly code: ErrorCode; readonly values?: ErrorValues };
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** Fields that a refusal names at most, and letters of such a name. */
export const mostProblems = 20;
export const longestName = 100;

/**
 * What is wrong with each field, by its path, the first `mostProblems` of them. The server answers it, and a form of the
 * dashboard says the same before it asks. `given` is what the schema refused: a field that was not given is told from one
 * that is wrong.
 */
export function fieldProblems(error: z.ZodError, given: unknown, most: number = mostProblems): FieldProblems {
  const fields = new Map<string, FieldProblem>();
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

/** A union fails in each of its forms: the one that came furthest says best what is wrong. */
function flat(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Placed[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], issue }));
  if (issue.code !== 'invalid_union' || isCode(issue.message)) return [{ path, issue }];

  const forms = issue.errors.map((form) => form.flatMap((inner) => flat(inner, path)));
  const depth = (form: readonly Placed[]) => Math.min(...form.map((placed) => placed.path.length));
  const nearest = forms.toSorted((a, b) => depth(b) - depth(a))[0];
  return nearest && depth(nearest) > path.length ? nearest : [{ path, issue }];
}

function fieldProblem(issue: z.core.$ZodIssue, value: unknown): FieldProblem {
  const values = valuesOf(issue);
  const code = isCode(issue.message) ? issue.message : codeOf(issue, value);
  return values ? { code, values } : { code };
}

// Our schemas put a code where the schema's own sentence would stand. It is known by its form: the table of all codes would
// be loaded with the first page, for this alone.
function isCode(message: string): message is ErrorCode {
  return /^[a-z-]+\.[a-z-]+$/.test(message);
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): ErrorCode {
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

const typeCodes: Readonly<Record<string, ErrorCode>> = {
  string: 'field.text',
  number: 'field.number',
  int: 'field.number',
  boolean: 'field.yes-no',
  array: 'field.list',
  date: 'field.date',
};

const formatCodes: Readonly<Record<string, ErrorCode>> = {
  email: 'field.email',
  url: 'field.url',
  uuid: 'field.id',
  date: 'field.date',
  datetime: 'field.date',
};

/** The values of the field's sentence; a schema of our own may bring them as `params`. */
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
