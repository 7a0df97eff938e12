import { CannotClean } from './refusal.ts';

/** Numbers in a file, read with a check that they are within it. `little` is the byte order. */
export function uint16(bytes: Uint8Array, at: number, little = false): number {
  const [a, b] = [byteAt(bytes, at), byteAt(bytes, at + 1)];
  return little ? a | (b << 8) : (a << 8) | b;
}

export function uint32(bytes: Uint8Array, at: number, little = false): number {
  const [high, low] = [uint16(bytes, little ? at + 2 : at, little), uint16(bytes, little ? at : at + 2, little)];
  return high * 0x10000 + low;
}

/** A number of eight bytes, big-endian. */
export function uint64(bytes: Uint8Array, at: number): number {
  return uint32(bytes, at) * 0x100000000 + uint32(bytes, at + 4);
}

export function byteAt(bytes: Uint8Array, at: number): number {
  const value = bytes[at];
  if (value === undefined) throw new CannotClean('malformed');
  return value;
}

/** A part of a file, which must be whole. It shares the memory of the file. */
export function sliceOf(bytes: Uint8Array, start: number, length: number): Uint8Array {
  if (start < 0 || length < 0 || start + length > bytes.length) throw new CannotClean('malformed');
  return bytes.subarray(start, start + length);
}

/** Bytes as text, one character each. Only for names and short texts. */
export function latin1(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  for (let at = start; at < Math.min(end, bytes.length); at += 0x2000)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 0x2000)));
  return text;
}

/** A text of characters below 256 as bytes. */
export function fromLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Whether a short text stands at a place. */
export function isAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** The place of a text in a range, or -1. */
export function find(bytes: Uint8Array, text: string, start = 0, end = bytes.length): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, start); at >= 0 && at + text.length <= end; at = bytes.indexOf(first, at + 1))
    if (isAt(bytes, at, text)) return at;
  return -1;
}

/** Puts parts one after the other. */
export type Join = (parts: readonly Uint8Array[]) => Uint8Array;

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Puts parts one after the other within the memory of `source`, which is used up: a large file needs no second copy. Takes new memory
 * where a part would overwrite another that follows.
 */
export function concatWithin(source: Uint8Array, parts: readonly Uint8Array[]): Uint8Array {
  let end = 0;
  for (const part of parts) {
    if (part.buffer === source.buffer && part.byteOffset - source.byteOffset < end) return concat(parts);
    end += part.length;
  }
  if (end > source.length) return concat(parts);
  let at = 0;
  for (const part of parts) {
    source.set(part, at);
    at += part.length;
  }
  return source.subarray(0, at);
}

export const bytes16 = (value: number, little = false): Uint8Array =>
  little ? Uint8Array.of(value, value >>> 8) : Uint8Array.of(value >>> 8, value);

export const bytes32 = (value: number, little = false): Uint8Array =>
  little
    ? Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24)
    : Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

export function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

export const isZero = (bytes: Uint8Array): boolean => bytes.every((value) => value === 0);
