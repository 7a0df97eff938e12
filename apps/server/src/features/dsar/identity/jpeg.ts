import { Problem } from '#platform/http/problem.ts';

/** Bytes in which the header of a picture that a canvas wrote ends. */
const longestHeader = 64 * 1024;

/**
 * Passes the bytes of a JPEG on that holds pixels alone: no EXIF, no XMP, no comment, no thumbnail. The page strips them; whatever
 * else arrives was not covered there.
 * @throws Problem `input.unreadable`
 * @see ITU-T T.81, B.1
 */
export async function* plainJpeg(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let header = Buffer.alloc(0);
  let isChecked = false;
  for await (const piece of bytes) {
    if (isChecked) {
      yield piece;
      continue;
    }
    header = Buffer.concat([header, piece]);
    isChecked = isPlain(header);
    if (isChecked) yield header;
    else if (header.length > longestHeader) throw new Problem('input.unreadable');
  }
  if (!isChecked) throw new Problem('input.unreadable');
}

/** Segments before the pixels: JFIF, tables, frame, restart interval. */
const allowed = new Set([0xe0, 0xdb, 0xc0, 0xc1, 0xc2, 0xc4, 0xdd]);
const startOfScan = 0xda;
/** JFIF, and its length without a thumbnail. */
const jfif = 0xe0;
const jfifLength = 16;

/** Whether the header is whole and plain; false: more of it has to arrive. @throws Problem `input.unreadable` */
function isPlain(header: Buffer): boolean {
  if (header.length < 2) return false;
  if (header.readUInt16BE(0) !== 0xffd8) throw new Problem('input.unreadable');
  for (let at = 2; at + 4 <= header.length; at += 2 + header.readUInt16BE(at + 2)) {
    if (header[at] !== 0xff) throw new Problem('input.unreadable');
    const marker = header[at + 1] ?? 0;
    if (marker === startOfScan) return true;
    const isThumbnail = marker === jfif && header.readUInt16BE(at + 2) > jfifLength;
    if (!allowed.has(marker) || isThumbnail) throw new Problem('input.unreadable');
  }
  return false;
}
