import { toUtf8 } from './utf8.ts';

/** A value that has no canonical form. `path` leads to it: `record.proofs[0].content`. */
export class NotCanonical extends Error {
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`${path || 'The value'} ${reason}.`);
    this.name = 'NotCanonical';
    this.path = path;
  }
}

/** How deep lists and objects may stand in one another. More would let a small file exhaust the stack. */
export const deepest = 200;

/**
 * The one way to write a JSON value as bytes: no white space, members by the UTF-16 code units of their names, numbers
 * and texts as ECMAScript writes them, UTF-8. Equal values give equal bytes.
 *
 * Taken is what came of `JSON.parse`, or looks like it: plain objects, lists, texts, finite numbers, booleans, null.
 * Negative zero is written `0`. Noncharacters (U+FFFE) are let through as the RFC's own procedure does, although
 * I-JSON speaks against them: they have one encoding, and what somebody typed must not be lost for one.
 *
 * @throws NotCanonical for NaN, infinities, undefined, holes in lists, lone surrogates, bigints, functions, symbols,
 * dates, maps and other objects that are not plain, and for what is nested deeper than `deepest`
 * @see RFC 8785 (JCS), RFC 7493 (I-JSON)
 */
export function canonical(value: unknown): Uint8Array {
  return toUtf8(canonicalText(value));
}

/** `canonical`, before it becomes bytes. */
export function canonicalText(value: unknown): string {
  return write(value, '', 0);
}

function write(value: unknown, path: string, depth: number): string {
  if (depth > deepest) throw new NotCanonical(path.slice(0, 80), `is nested deeper than ${deepest} levels`);
  switch (typeof value) {
    case 'string':
      return text(value, path);
    case 'boolean':
      return String(value);
    case 'number':
      if (!Number.isFinite(value)) throw new NotCanonical(path, `is ${value}, which JSON cannot say`);
      return JSON.stringify(value);
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return list(value, path, depth);
      if (isPlain(value)) return object(value, path, depth);
      throw new NotCanonical(path, 'is an object of a kind that JSON does not have');
    default:
      throw new NotCanonical(path, `is ${typeof value === 'undefined' ? '' : 'a '}${typeof value}`);
  }
}

function text(value: string, path: string): string {
  if (/\p{Surrogate}/u.test(value)) throw new NotCanonical(path, 'holds half of a surrogate pair');
  return JSON.stringify(value);
}

// By index: holes are passed over by map.
function list(value: readonly unknown[], path: string, depth: number): string {
  const parts: string[] = [];
  for (let at = 0; at < value.length; at++) parts.push(write(value[at], `${path}[${at}]`, depth + 1));
  return `[${parts.join(',')}]`;
}

function object(value: Readonly<Record<string, unknown>>, path: string, depth: number): string {
  const parts = Object.keys(value)
    .toSorted()
    .map((name) => {
      const below = path ? `${path}.${name}` : name;
      return `${text(name, below)}:${write(value[name], below, depth + 1)}`;
    });
  return `{${parts.join(',')}}`;
}

/** Whether an object is `{}`, made here, by `JSON.parse` or in another frame. */
function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
