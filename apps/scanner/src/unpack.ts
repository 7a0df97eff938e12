import { type Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
  gunzipSync,
} from 'node:zlib';

/** What we say we can unpack. */
export const acceptedEncodings = 'gzip, br, zstd';

// A body that breaks off gives what came until then, as in browsers.
const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  'x-gzip': () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: () => createInflate({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  zstd: () => createZstdDecompress({ finishFlush: constants.ZSTD_e_flush }),
};

/** What undoes a `Content-Encoding`, first step first. Left out: it names something unknown, or too much. */
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

/** A file packed with gzip, unpacked up to `maxBytes`; any other as it is. */
export function unpackFile(file: Buffer, maxBytes: number): Buffer | undefined {
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file;
  try {
    return gunzipSync(file, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    // Too large, or only looks packed.
    return undefined;
  }
}
