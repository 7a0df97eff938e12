import { z } from 'zod';

export type Path = readonly (string | number)[];
type Shape = Readonly<Record<string, unknown>>;

// Candidates tried one after another for checks that JSON Schema cannot express.
const texts = [
  'Example',
  'someone@example.com',
  'https://example.com',
  'example.com',
  'en',
  'de',
  'DE',
  'US',
  '2026-01-01',
  '2026-01-01T00:00:00Z',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  '0123456789abcdef0123456789abcdef',
  '1',
  '12345',
  'privacy_policy',
  'abcdefghij',
  'abcdefghij.js',
  'layer.js',
  'en-390.png',
  '#336699',
  '0'.repeat(64),
  `${'0'.repeat(64)}.png`,
  `/e/file/${'0'.repeat(64)}.png`,
  'stripe',
  'home',
  '1.html',
  'full-legal',
  'a-long-enough-token-to-be-one',
];

/** A value that the schema accepts, with all its optional fields. @throws Error if none is found */
export function exampleOf(schema: z.ZodType): unknown {
  let example = built(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const tries = new Map<string, number>();
  for (let round = 0; round < 200; round += 1) {
    const { success, error } = schema.safeParse(example);
    if (success) return example;
    for (const { path } of error.issues) example = repaired(example, ofExample(example, path as Path), tries);
  }
  throw new Error(
    `No example of this schema was found: ${z.prettifyError(schema.safeParse(example).error as z.ZodError)}`,
  );
}

/** The path in the input: a schema may parse a list from one text and report the path of an item. */
function ofExample(example: unknown, path: Path): Path {
  const end = path.findIndex((_, index) => typeof at(example, path.slice(0, index)) === 'string');
  return end === -1 ? path : path.slice(0, end);
}

/** Tries the next text at the path; when none is left, removes the field. */
function repaired(example: unknown, path: Path, tries: Map<string, number>): unknown {
  const key = path.join('.');
  const tried = tries.get(key) ?? 0;
  tries.set(key, tried + 1);
  const value = at(example, path);
  const isText = typeof value === 'string' || (value === undefined && tried === 0);
  return isText && tried < texts.length ? put(example, path, texts[tried]) : put(example, path, undefined);
}

function built(shape: Shape, name = ''): unknown {
  if ('const' in shape) return shape['const'];
  if (Array.isArray(shape['enum'])) return shape['enum'][0];
  const forms = (shape['anyOf'] ?? shape['oneOf']) as readonly Shape[] | undefined;
  if (forms) return built(forms.find(({ type }) => type !== 'null') ?? {}, name);
  if (shape['allOf']) return built(Object.assign({}, ...(shape['allOf'] as readonly Shape[])) as Shape, name);
  switch (shape['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries((shape['properties'] ?? {}) as Record<string, Shape>).map(([name, each]) => [
          name,
          built(each, name),
        ]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, Number(shape['minItems'] ?? 1)) }, () =>
        built((shape['items'] ?? {}) as Shape),
      );
    case 'number':
    case 'integer':
      return Math.max(1, Number(shape['minimum'] ?? 1));
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return /email/i.test(name) ? 'someone@example.com' : text(shape);
  }
}

function text({ pattern, minLength = 0, maxLength = Infinity }: Shape): string {
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/;
  const fits = texts.find(
    (each) => form.test(each) && each.length >= Number(minLength) && each.length <= Number(maxLength),
  );
  return fits ?? 'Example'.slice(0, Number(maxLength));
}

/** Paths of texts in an example. */
export function textPaths(example: unknown, above: Path = []): Path[] {
  if (typeof example === 'string') return [above];
  return children(example).flatMap(([key, value]) => textPaths(value, [...above, key]));
}

/** Every path in an example, including the root. */
export function allPaths(example: unknown, above: Path = []): Path[] {
  return [above, ...children(example).flatMap(([key, value]) => allPaths(value, [...above, key]))];
}

export function objectPaths(example: unknown): Path[] {
  return allPaths(example).filter((path) => {
    const value = at(example, path);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  });
}

function children(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((each, index) => [index, each]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | null | undefined)?.[key],
    value,
  );
}

/** A copy with another value at the path; `undefined` removes the field. */
export function put(value: unknown, [key, ...rest]: Path, given: unknown): unknown {
  if (key === undefined) return given;
  const inner = put((value as Record<string | number, unknown> | undefined)?.[key], rest, given);
  if (Array.isArray(value))
    return inner === undefined ? value.filter((_, index) => index !== key) : value.with(Number(key), inner);
  const { [key]: _, ...others } = (value ?? {}) as Record<string | number, unknown>;
  return inner === undefined ? others : { ...others, [key]: inner };
}
