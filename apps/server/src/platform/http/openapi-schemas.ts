import * as contract from '@app/contract';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;
type Direction = 'input' | 'output';

/** The named types of the API, as they are collected. */
export type Schemas = {
  /** A reference to a type. Types of the contract have its names; `otherwise` names what is an object without one. */
  named(schema: z.ZodType, io: Direction, otherwise: string): Json;
  all(): Readonly<Record<string, Json>>;
};

/** Leaves out checks that JSON Schema cannot express: the document then allows more than the server does. */
export function plainSchema(schema: z.ZodType, io: Direction): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return referring(rest, (name) => name) as Json;
}

/** Objects and choices that the contract exports, under the names it gives them: `bannerFinding` is `BannerFinding`. */
function exportedTypes() {
  const names = z.registry<{ id?: string }>();
  for (const [name, value] of Object.entries(contract)) {
    if (!(value instanceof z.ZodObject || value instanceof z.ZodEnum || value instanceof z.ZodDiscriminatedUnion))
      continue;
    const id = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    if (id !== 'Error' && !names.has(value)) names.add(value, { id });
  }
  return names;
}

export function newSchemas(): Schemas {
  const names = exportedTypes();
  const all = new Map<string, { readonly schema: Json; readonly text: string }>();
  /** The name by which a type that is not exported was used first. */
  const first = new Map<string, string>();

  /** Keeps a type under its name, or under another where that means something else: what is sent may lack what is answered. */
  function keep(name: string, schema: Json, io: Direction): string {
    const text = JSON.stringify(schema);
    const known = all.get(name);
    if (known && known.text !== text) return keep(io === 'input' ? `${name}Input` : `${name}Answered`, schema, io);
    all.set(name, { schema, text });
    return name;
  }

  function named(schema: z.ZodType, io: Direction, otherwise: string): Json {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      reused: 'inline',
      metadata: names,
    });
    const renamed = new Map<string, string>();
    const within = (part: unknown) => referring(part, (name) => referenceTo(name));
    function referenceTo(name: string): string {
      const before = renamed.get(name);
      if (before) return before;
      // A type that contains itself refers to the name it is about to have.
      renamed.set(name, name);
      const kept = keep(name, within($defs[name]) as Json, io);
      renamed.set(name, kept);
      return kept;
    }
    const rest = within(root) as Json;
    const own = names.get(schema)?.id;
    if (typeof rest['$ref'] === 'string' || (rest['type'] !== 'object' && !own)) return rest;
    const text = JSON.stringify(rest);
    const name = keep(own ?? first.get(text) ?? otherwise, rest, io);
    if (!own) first.set(text, name);
    return { $ref: `#/components/schemas/${name}` };
  }

  return {
    named,
    all: () =>
      Object.fromEntries(
        [...all].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, { schema }]) => [name, schema]),
      ),
  };
}

const local = '#/$defs/';
/** What may stand beside a reference. */
const besideReference = new Set(['$ref', 'default', 'description']);

/** A copy whose references lead to the components of the document, without the names that types were registered by. */
function referring(part: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(part)) return part.map((each) => referring(each, nameOf));
  if (typeof part !== 'object' || part === null) return part;
  const isReference = '$ref' in part;
  const entries = Object.entries(part).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
    if (key === 'id' && typeof value === 'string') return [];
    // A stricter copy of a named type refers to it and repeats all of it. The type says enough.
    if (isReference && !besideReference.has(key)) return [];
    // The format says the same.
    if (key === 'pattern' && 'format' in part) return [];
    if (key === '$ref' && typeof value === 'string' && value.startsWith(local))
      return [[key, `#/components/schemas/${nameOf(value.slice(local.length))}`]];
    return [[key, referring(value, nameOf)]];
  });
  return Object.fromEntries(entries);
}
