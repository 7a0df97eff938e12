import { NotOpened } from './refusal.ts';

const KiB = 1024;

/** The size of every padded summary, in bytes. */
export const summarySize = 4 * KiB;

/** The smallest size of a padded text and of a padded file, in bytes. */
export const textSize = 16 * KiB;
export const fileSize = 4 * KiB;

/** The marker between content and padding. @see ISO/IEC 7816-4 */
const marker = 0x80;

/** The size class of a text: 16 KiB × 2^k, with a byte for the marker. */
export function textClass(length: number): number {
  let size = textSize;
  while (size < length + 1) size *= 2;
  return size;
}

/**
 * The padded length of a file: at most 12 % more, and only O(log log n) bits of its length are told.
 * @see Nikitin et al., Reducing Metadata Leakage from Encrypted Files and Communication with PURBs, section 4 (Padmé)
 */
export function padme(length: number): number {
  const least = Math.max(length, fileSize);
  const exponent = Math.floor(Math.log2(least));
  const step = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1);
  return Math.ceil(least / step) * step;
}

/** Pads content to a size. @throws RangeError if it does not fit */
export function pad(content: Uint8Array, size: number): Uint8Array {
  if (content.length >= size) throw new RangeError(`Content of ${content.length} bytes does not fit into ${size}.`);
  const padded = new Uint8Array(size);
  padded.set(content);
  padded[content.length] = marker;
  return padded;
}

/** Takes the padding away. @throws NotOpened `malformed` */
export function unpad(padded: Uint8Array): Uint8Array {
  let end = padded.length - 1;
  while (end >= 0 && padded[end] === 0) end -= 1;
  if (padded[end] !== marker) throw new NotOpened('malformed');
  return padded.slice(0, end);
}
