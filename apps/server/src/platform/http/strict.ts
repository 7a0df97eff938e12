import type { Endpoint } from '@app/contract/endpoint.ts';
import { z } from 'zod';

/** The schemas of a route's query and body. */
export type InputSchemas = { readonly query: z.ZodType | undefined; readonly body: z.ZodType | undefined };

/**
 * The schemas of a route, which refuse undeclared keys: in the body unless the endpoint gives a reason not to, in the query if
 * the endpoint requires credentials. Other queries allow them, because mail programs and campaigns add parameters to public
 * links.
 */
export function inputSchemas({ access, byConsentKey, ignoresKeys, method, query, body }: Endpoint): InputSchemas {
  const needsCredentials = access !== 'public' || byConsentKey === true;
  return {
    query: needsCredentials ? strict(query ?? z.object({})) : query,
    body: method === 'GET' || ignoresKeys !== undefined ? body : strict(body ?? z.object({})),
  };
}

/**
 * The same schema whose objects, at any depth, refuse undeclared keys.
 *
 * @throws Error for an unknown kind of schema, so that none is skipped
 */
export function strict<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(Object.entries(schema.def.shape).map(([name, field]) => [name, strict(field)]));
    return cloned(schema, { ...schema.def, shape, catchall: schema.def.catchall ?? z.never() });
  }
  if (schema instanceof z.ZodArray) return cloned(schema, { ...schema.def, element: strict(schema.def.element) });
  if (schema instanceof z.ZodRecord) return cloned(schema, { ...schema.def, valueType: strict(schema.def.valueType) });
  if (schema instanceof z.ZodUnion) return cloned(schema, { ...schema.def, options: schema.def.options.map(strict) });
  if (schema instanceof z.ZodPipe) {
    const { in: first, out } = schema.def;
    // The result of a transform is our own; a transform before a schema prepares the value for it.
    if (first instanceof z.ZodTransform) return cloned(schema, { ...schema.def, out: strict(out) });
    return cloned(schema, { ...schema.def, in: strict(first) });
  }
  if (schema instanceof z.ZodOptional)
    return cloned(schema, { ...schema.def, innerType: strict(schema.def.innerType) });
  if (schema instanceof z.ZodNullable)
    return cloned(schema, { ...schema.def, innerType: strict(schema.def.innerType) });
  if (schema instanceof z.ZodDefault) return cloned(schema, { ...schema.def, innerType: strict(schema.def.innerType) });
  if (schema instanceof z.ZodCatch) return cloned(schema, { ...schema.def, innerType: strict(schema.def.innerType) });
  if (!plainKinds.has(schema._zod.def.type)) throw new Error(`No strict form of "${schema._zod.def.type}" is known.`);
  return schema;
}

/** Kinds of schemas that contain no objects. */
const plainKinds = new Set<z.core.$ZodTypeDef['type']>([
  'string',
  'number',
  'boolean',
  'null',
  'undefined',
  'enum',
  'literal',
  'custom',
  'transform',
  'unknown',
]);

/** Copies a schema with its checks and its description. */
function cloned<Schema extends z.core.$ZodType>(schema: Schema, def: Schema['_zod']['def']): Schema {
  return z.core.clone(schema, def, { parent: true });
}
