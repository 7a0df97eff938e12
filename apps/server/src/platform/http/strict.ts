import type { Endpoint } from '@app/contract/endpoint.ts';
import { z } from 'zod';

/** What a route reads its query and its body by. */
export type InputSchemas = { readonly query: z.ZodType | undefined; readonly body: z.ZodType | undefined };

/**
 * The schemas of a route, which refuse what the contract does not name: in the body unless it says why not, in the query
 * where somebody has to show who they are. Links that anybody follows get parameters of mail programs and campaigns on
 * their way.
 */
export function inputSchemas({ access, byConsentKey, ignoresKeys, method, query, body }: Endpoint): InputSchemas {
  const needsCredentials = access !== 'public' || byConsentKey === true;
  return {
    query: needsCredentials ? strict(query ?? z.object({})) : query,
    body: method === 'GET' || ignoresKeys !== undefined ? body : strict(body ?? z.object({})),
  };
}

/**
 * The same schema, but that its objects refuse keys they do not name, however deep they stand.
 *
 * @throws Error for a kind of schema it does not know, so that none is passed over
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
    // What a transformation makes of a value is ours; before a schema it stands where a value is prepared for it.
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

/** Kinds of schemas in which no object stands. */
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

/** With the checks and the description that it has. */
function cloned<Schema extends z.core.$ZodType>(schema: Schema, def: Schema['_zod']['def']): Schema {
  return z.core.clone(schema, def, { parent: true });
}
