import { byteAt, bytes32, concat, fromLatin1, isAt, isZero, latin1, sliceOf, uint16, uint32, uint64 } from './bytes.ts';
import { CannotClean } from './refusal.ts';
import { type Work } from './work.ts';

/** A box of an MP4 file: where its head, body and end are. */
export type Box = { readonly name: string; readonly start: number; readonly body: number; readonly end: number };

const maxBoxes = 100_000;

/** The boxes in a range, one level deep. @throws CannotClean */
export function boxesOf(bytes: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  let at = start;
  // QuickTime ends lists by four zeros.
  while (at + 8 <= end && boxes.length < maxBoxes) {
    const size = uint32(bytes, at);
    const head = size === 1 ? 16 : 8;
    const length = size === 1 ? uint64(bytes, at + 8) : size === 0 ? end - at : size;
    if (length < head || at + length > end) throw new CannotClean('malformed');
    boxes.push({ name: latin1(bytes, at + 4, at + 8), start: at, body: at + head, end: at + length });
    at += length;
  }
  if (boxes.length >= maxBoxes) throw new CannotClean('malformed');
  return boxes;
}

export const find = (boxes: readonly Box[], name: string): Box | undefined => boxes.find((box) => box.name === name);

export const boxOf = (name: string, body: Uint8Array): Uint8Array =>
  concat([bytes32(body.length + 8), fromLatin1(name), body]);

/** Zeroes the times of creation and change in the head of a file, track or medium. */
export function cleanTimes(body: Uint8Array, name: string, work: Work): void {
  const times = body[0] === 1 ? 16 : 8;
  const range = sliceOf(body, 4, times);
  if (!isZero(range)) work.add('time', name);
  range.fill(0);
}

/** Blanks the vendor and the name of the encoder in the descriptions of samples. */
export function cleanSampleEntries(body: Uint8Array, work: Work): Uint8Array {
  const entries = boxesOf(body, 8, body.length);
  const cleaned = entries.map((entry) => cleanEntry(sliceOf(body, entry.start, entry.end - entry.start), work));
  return concat([sliceOf(body, 0, 8), ...cleaned]);
}

const video = [
  'avc1',
  'avc3',
  'hvc1',
  'hev1',
  'mp4v',
  'vp08',
  'vp09',
  'av01',
  'jpeg',
  'mjpa',
  'mjpb',
  'apcn',
  'apch',
  'apcs',
  'apco',
  'ap4h',
  's263',
  'dvh1',
  'dvhe',
  'h263',
];
const audio = ['mp4a', 'alac', 'ac-3', 'ec-3', 'Opus', 'fLaC', 'samr', 'sawb', '.mp3', 'sowt', 'twos', 'lpcm', 'raw '];
const inner = [
  'avcC',
  'hvcC',
  'esds',
  'vpcC',
  'av1C',
  'dvcC',
  'dvvC',
  'pasp',
  'colr',
  'clap',
  'fiel',
  'gama',
  'btrt',
  'd263',
  'wave',
  'chan',
  'alac',
  'dac3',
  'dec3',
  'dOps',
  'dfLa',
  'damr',
  'mdcv',
  'clli',
  'lhvC',
];

function cleanEntry(entry: Uint8Array, work: Work): Uint8Array {
  const name = latin1(entry, 4, 8);
  if (['encv', 'enca', 'drms', 'drmi'].includes(name)) throw new CannotClean('encrypted');
  const cleaned = entry.slice();
  if (video.includes(name) && entry.length >= 86) {
    blank(cleaned, 20, 24, work);
    blank(cleaned, 50, 82, work);
    return withInner(cleaned, 86, work);
  }
  if (audio.includes(name) && entry.length >= 36) {
    blank(cleaned, 20, 24, work);
    const version = uint16(cleaned, 16);
    return withInner(cleaned, [36, 52, 72][version] ?? cleaned.length, work);
  }
  return cleaned;
}

function blank(entry: Uint8Array, start: number, end: number, work: Work): void {
  if (isZero(entry.subarray(start, end))) return;
  entry.fill(0, start, end);
  work.add('software', 'stsd');
}

/** The entry with those boxes in it that decoding needs. */
function withInner(entry: Uint8Array, start: number, work: Work): Uint8Array {
  const boxes = boxesOf(entry, start, entry.length);
  const kept = boxes.filter(({ name }) => inner.includes(name));
  if (kept.length < boxes.length) work.add('other', 'stsd');
  const whole = concat([sliceOf(entry, 0, start), ...kept.map((box) => entry.subarray(box.start, box.end))]);
  whole.set(bytes32(whole.length));
  return whole;
}

/** Whether bytes start with a box that MP4 and QuickTime files start with. */
export const isMp4 = (bytes: Uint8Array): boolean =>
  ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot'].some((name) => isAt(bytes, 4, name)) &&
  byteAt(bytes, 0) < 0x20;
