import type { z } from 'zod';
import { valueAt, type Values } from './form-values.ts';

type Checked<S extends z.ZodType> =
  | { readonly ok: true; readonly given: z.input<S>; readonly data: z.output<S> }
  | { readonly ok: false; readonly error: z.ZodError; readonly given: unknown };

/**
 * Validates values. An empty field that the schema refuses counts as omitted, so that an optional e-mail may be empty, and a
 * required text that is empty is reported as missing rather than too short.
 */
export function checkValues<S extends z.ZodType>(schema: S, values: Values): Checked<S> {
  const first = schema.safeParse(values);
  if (first.success) return { ok: true, given: values as z.input<S>, data: first.data };

  const empty = first.error.issues
    .map(({ path }) => path.map(String).join('.'))
    .filter((path) => valueAt(values, path) === '');
  const given = empty.reduce(without, values);
  const second = schema.safeParse(given);
  if (second.success) return { ok: true, given: given as z.input<S>, data: second.data };
  return { ok: false, error: second.error, given };
}

/** A copy of the values that lacks the field at a path. */
function without(values: Values, path: string): Values {
  const [key = '', ...rest] = path.split('.');
  if (Array.isArray(values)) {
    const items: readonly Values[] = values;
    return items.map((item, at) => (String(at) === key ? without(item, rest.join('.')) : item)) as unknown as Values;
  }
  const { [key]: inner, ...others } = values;
  if (rest.length === 0) return others;
  return typeof inner === 'object' && inner !== null
    ? { ...others, [key]: without(inner as Values, rest.join('.')) }
    : others;
}

/** Whether the schema's object accepts the field's absence. For nested fields, the outermost decides. */
export function isOptional(schema: z.ZodType, name: string): boolean {
  const shape = shapeOf(schema);
  const [key = '', ...rest] = name.split('.');
  const field = shape?.[key];
  if (!field) return false;
  if (field.safeParse(undefined).success) return true;
  return rest.length > 0 ? isOptional(field, rest.join('.')) : false;
}

function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined {
  return 'shape' in schema ? (schema.shape as Readonly<Record<string, z.ZodType>>) : undefined;
}
