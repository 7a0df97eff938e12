import { byteAt, bytes16, concat, fromLatin1, isAt, isEqual, sliceOf, uint16, type Join } from './bytes.ts';
import { reducedExif } from './exif.ts';
import { cleanIcc } from './icc.ts';
import { CannotClean } from './refusal.ts';
import { type Work } from './work.ts';
import { reportXmp } from './xmp.ts';

const exifName = 'Exif\0\0';
const iccName = 'ICC_PROFILE\0';
const iccPiece = 65519;
const marker = { soi: 0xd8, eoi: 0xd9, sos: 0xda, com: 0xfe, app0: 0xe0, tem: 0x01 };

/** The segments in front of a picture that stay, rewritten. */
type Head = { jfif?: Uint8Array; exif?: Uint8Array; adobe?: Uint8Array; readonly icc: Map<number, Uint8Array> };

/**
 * Cleans a JPEG picture: tables, frames and scans stay as they are.
 * @param isWhole false for the streams of a TIFF file, which may lack tables or picture
 * @see ITU-T T.81, annex B
 */
export function cleanJpeg(bytes: Uint8Array, work: Work, isWhole = true, join: Join = concat): Uint8Array {
  if (uint16(bytes, 0) !== 0xffd8) throw new CannotClean('malformed');
  const head: Head = { icc: new Map() };
  const kept: Uint8Array[] = [];
  let [hasFrame, hasScan] = [false, false];
  let at = 2;
  for (;;) {
    if (hasScan && at >= bytes.length) break;
    const start = at;
    if (byteAt(bytes, at) !== 0xff) throw new CannotClean('malformed');
    while (byteAt(bytes, at) === 0xff) at += 1;
    const code = byteAt(bytes, at);
    at += 1;
    if (code === marker.eoi) break;
    if (code === marker.tem || (code >= 0xd0 && code <= 0xd8)) {
      if (code === marker.soi) throw new CannotClean('malformed');
      continue;
    }
    const length = uint16(bytes, at);
    const data = sliceOf(bytes, at + 2, length - 2);
    at += length;
    if (isMetadata(code)) takeSegment(code, data, head, work);
    else if (isTableOrFrame(code)) {
      kept.push(Uint8Array.of(0xff, code), bytes.subarray(at - length, at));
      hasFrame ||= code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
    } else throw new CannotClean('malformed');
    if (code !== marker.sos) continue;
    hasScan = true;
    const end = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, end));
    at = end;
    if (start === at) throw new CannotClean('malformed');
  }
  if (isWhole && !(hasFrame && hasScan)) throw new CannotClean('malformed');
  reportTail(bytes.subarray(at), work);
  return join([Uint8Array.of(0xff, 0xd8), ...written(head, work), ...kept, Uint8Array.of(0xff, 0xd9)]);
}

const isMetadata = (code: number) => code === marker.com || (code >= marker.app0 && code <= 0xef);
const isTableOrFrame = (code: number) => code >= 0xc0 && code <= 0xdf;

/** The place of the marker after a scan. Restart markers and stuffed bytes belong to it. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function takeSegment(code: number, data: Uint8Array, head: Head, work: Work): void {
  if (code === marker.com) return work.add('comment', 'COM');
  if (code === 0xe0) return takeJfif(data, head, work);
  if (code === 0xe1 && isAt(data, 0, exifName)) {
    const exif = reducedExif(data.subarray(exifName.length), work);
    if (exif) head.exif ??= exif;
    return undefined;
  }
  if (code === 0xe1 && isAt(data, 0, 'http://ns.adobe.com/')) return reportXmp(data, work);
  if (code === 0xe2 && isAt(data, 0, iccName)) {
    head.icc.set(byteAt(data, iccName.length), data.subarray(iccName.length + 2));
    return undefined;
  }
  if (code === 0xe2 && isAt(data, 0, 'MPF\0')) return work.add('preview', 'MPF');
  if (code === 0xed) return work.add('author', 'IPTC');
  if (code === 0xee && isAt(data, 0, 'Adobe') && data.length >= 12) {
    if (data.length > 12) work.add('other', 'APP14');
    head.adobe ??= data.subarray(0, 12);
    return undefined;
  }
  return work.add('other', `APP${code - marker.app0}`);
}

function takeJfif(data: Uint8Array, head: Head, work: Work): void {
  if (!isAt(data, 0, 'JFIF\0') || data.length < 14) return work.add('preview', 'JFXX');
  const jfif = concat([data.subarray(0, 12), Uint8Array.of(0, 0)]);
  if (!isEqual(jfif, data)) work.add('preview', 'JFIF');
  head.jfif ??= jfif;
  return undefined;
}

function written({ jfif, exif, adobe, icc }: Head, work: Work): Uint8Array[] {
  const pieces = [...icc].toSorted(([one], [other]) => one - other).map(([, piece]) => piece);
  const profile = pieces.length > 0 ? cleanIcc(concat(pieces), work) : undefined;
  const count = Math.ceil((profile?.length ?? 0) / iccPiece);
  const color = Array.from({ length: count }, (_, index) =>
    concat([
      fromLatin1(iccName),
      Uint8Array.of(index + 1, count),
      (profile ?? new Uint8Array()).subarray(index * iccPiece, (index + 1) * iccPiece),
    ]),
  );
  return [
    ...(jfif ? [segment(0xe0, jfif)] : []),
    ...(exif ? [segment(0xe1, concat([fromLatin1(exifName), exif]))] : []),
    ...color.map((piece) => segment(0xe2, piece)),
    ...(adobe ? [segment(0xee, adobe)] : []),
  ];
}

const segment = (code: number, data: Uint8Array) => concat([Uint8Array.of(0xff, code), bytes16(data.length + 2), data]);

function reportTail(tail: Uint8Array, work: Work): void {
  if (tail.length === 0) return;
  const isPicture = tail[0] === 0xff && tail[1] === marker.soi;
  work.add(isPicture ? 'preview' : 'attachment', 'data after the end');
}
