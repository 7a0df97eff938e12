import { type Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
  gunzipSync,
} from 'node:zlib';

/** The encodings that we accept. */
export const acceptedEncodings = 'gzip, br, zstd';

// A truncated body gives the data received until then, as in browsers.
const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  'x-gzip': () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: () => createInflate({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  zstd: () => createZstdDecompress({ finishFlush: constants.ZSTD_e_flush }),
};

/** Decoders for a `Content-Encoding`, in the order to apply them. Undefined for an unknown encoding, or too many. */
export function unpackersOf(contentEncoding: string): Transform[] | undefined {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const packed = names.filter((name) => name !== '' && name !== 'identity').toReversed();
  if (packed.length > 3) return undefined;
  const made = packed.map((name) => (Object.hasOwn(unpackers, name) ? unpackers[name]?.() : undefined));
  return made.every((each) => each !== undefined) ? made : undefined;
}

/** Decompresses a gzip file up to `maxBytes`; returns any other file unchanged. */
export function unpackFile(file: Buffer, maxBytes: number): Buffer | undefined {
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file;
  try {
    return gunzipSync(file, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    // Too large, or not actually gzip.
    return undefined;
  }
}
