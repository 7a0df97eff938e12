import { Inflate, Unzlib, type FlateStreamHandler } from 'fflate';
import { concat } from './bytes.ts';
import { CannotClean } from './refusal.ts';
import { type Work } from './work.ts';

// A step unpacks at most 1032 times as many bytes, so memory grows by 4 MiB before the limit is checked.
const step = 4096;

type Stream = { ondata: FlateStreamHandler; push(chunk: Uint8Array, final?: boolean): void };

/** Unpacks raw deflate. @throws CannotClean if it is broken, or larger than the limit */
export const unpackRaw = (packed: Uint8Array, work: Work, limit = work.room): Uint8Array =>
  unpack(new Inflate(), packed, work, limit);

/** Unpacks a zlib stream. @throws CannotClean if it is broken, or larger than the limit */
export const unpackZlib = (packed: Uint8Array, work: Work, limit = work.room): Uint8Array =>
  unpack(new Unzlib(), packed, work, limit);

function unpack(stream: Stream, packed: Uint8Array, work: Work, limit: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  stream.ondata = (chunk) => {
    length += chunk.length;
    if (chunk.length > 0) chunks.push(chunk);
  };
  for (let at = 0; at < packed.length; at += step) {
    const before = length;
    pushed(stream, packed.subarray(at, at + step), at + step >= packed.length);
    work.unpacked(length - before);
    if (length > limit) throw new CannotClean('too-large');
  }
  return concat(chunks);
}

function pushed(stream: Stream, chunk: Uint8Array, isLast: boolean): void {
  try {
    stream.push(chunk, isLast);
  } catch {
    throw new CannotClean('malformed');
  }
}
