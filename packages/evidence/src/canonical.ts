import { toUtf8 } from './utf8.ts';

/** Thrown for a value that has no canonical form. `path` locates it: `record.proofs[0].content`. */
export class NotCanonical extends Error {
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`${path || 'The value'} ${reason}.`);
    this.name = 'NotCanonical';
    this.path = path;
  }
}

/** The maximum nesting depth of arrays and objects. Deeper nesting would let a small file exhaust the stack. */
export const deepest = 200;

/**
 * Serializes a JSON value to its canonical bytes: no white space, members sorted by the UTF-16 code units of their names,
 * numbers and strings as ECMAScript writes them, UTF-8. Equal values give equal bytes.
 *
 * Accepts results of `JSON.parse` and values like them: plain objects, arrays, strings, finite numbers, booleans, null.
 * Negative zero is written `0`. Noncharacters (U+FFFE) are allowed, as in the RFC's own procedure, although I-JSON forbids
 * them: they have one encoding, and rejecting them would lose what a person typed.
 *
 * @throws NotCanonical for NaN, infinities, undefined, holes in arrays, lone surrogates, bigints, functions, symbols, dates,
 * maps and other objects that are not plain, and for nesting deeper than `deepest`
 * @see RFC 8785 (JCS), RFC 7493 (I-JSON)
 */
export function canonical(value: unknown): Uint8Array {
  return toUtf8(canonicalText(value));
}

/** The result of `canonical` as a string. */
export function canonicalText(value: unknown): string {
  return write(value, []);
}

/** Member names and indices from the root to the current value. */
type Way = (string | number)[];

function write(value: unknown, way: Way): string {
  if (way.length > deepest) throw refusal(way, `is nested deeper than ${deepest} levels`);
  switch (typeof value) {
    case 'string':
      return text(value, way);
    case 'boolean':
      return String(value);
    case 'number':
      if (!Number.isFinite(value)) throw refusal(way, `is ${value}, which JSON cannot say`);
      return JSON.stringify(value);
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return list(value, way);
      if (isPlain(value)) return object(value, way);
      throw refusal(way, 'is an object of a kind that JSON does not have');
    default:
      throw refusal(way, `is ${typeof value === 'undefined' ? '' : 'a '}${typeof value}`);
  }
}

function text(value: string, way: Way): string {
  // Most strings contain nothing to escape and no surrogates.
  if (!/["\\\0-\x1f\ud800-\udfff]/.test(value)) return `"${value}"`;
  if (/\p{Surrogate}/u.test(value)) throw refusal(way, 'holds half of a surrogate pair');
  return JSON.stringify(value);
}

// A loop by index, because array iteration methods skip holes.
function list(value: readonly unknown[], way: Way): string {
  let written = '';
  for (let at = 0; at < value.length; at++) {
    way.push(at);
    written += (at > 0 ? ',' : '') + write(value[at], way);
    way.pop();
  }
  return `[${written}]`;
}

function object(value: Readonly<Record<string, unknown>>, way: Way): string {
  let written = '';
  for (const name of Object.keys(value).sort()) {
    way.push(name);
    written += `${written ? ',' : ''}${text(name, way)}:${write(value[name], way)}`;
    way.pop();
  }
  return `{${written}}`;
}

/** An error with the path in the form `record.proofs[0].content`. */
function refusal(way: Way, reason: string): NotCanonical {
  const path = way.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  const named = path.startsWith('.') ? path.slice(1) : path;
  return new NotCanonical(way.length > deepest ? named.slice(0, 80) : named, reason);
}

/** Whether an object is plain, whether created here, by `JSON.parse` or in another frame. */
function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
