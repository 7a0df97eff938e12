import { bytes32, concat, fromLatin1, isAt, sliceOf, uint16 } from './bytes.ts';
import { boxesOf } from './mp4-boxes.ts';
import { CannotClean } from './refusal.ts';
import { type Work } from './work.ts';

const kept = ['jP  ', 'ftyp', 'jp2h'];
const code = { start: 0xff4f, tile: 0xff90, comment: 0xff64 };

/** Cleans a JPEG 2000 picture in a PDF file: a box file, or the bare picture. @see ITU-T T.800 */
export function cleanJpx(bytes: Uint8Array, work: Work): Uint8Array {
  if (!isAt(bytes, 4, 'jP  ')) return withoutComments(bytes, work);
  const parts: Uint8Array[] = [];
  for (const box of boxesOf(bytes, 0, bytes.length)) {
    if (kept.includes(box.name)) parts.push(bytes.subarray(box.start, box.end));
    else if (box.name === 'jp2c') {
      const picture = withoutComments(bytes.subarray(box.body, box.end), work);
      parts.push(bytes32(picture.length + 8), fromLatin1('jp2c'), picture);
    } else work.add('other', 'JPEG 2000');
  }
  return concat(parts);
}

function withoutComments(bytes: Uint8Array, work: Work): Uint8Array {
  if (uint16(bytes, 0) !== code.start) throw new CannotClean('malformed');
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (uint16(bytes, at) !== code.tile) {
    const segment = sliceOf(bytes, at, uint16(bytes, at + 2) + 2);
    if (uint16(bytes, at) === code.comment) work.add('software', 'JPEG 2000');
    else parts.push(segment);
    at += segment.length;
  }
  return concat([...parts, bytes.subarray(at)]);
}
