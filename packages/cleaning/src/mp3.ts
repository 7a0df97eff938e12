import { byteAt, concat, find, fromLatin1, isAt, isZero, uint32, type Join } from './bytes.ts';
import { frameLength, isFollowed } from './mp3-frames.ts';
import { CannotClean } from './refusal.ts';
import { type Work } from './work.ts';

const encoder = { at: 120, length: 9, crc: 154, name: 'LAME' };

/** Cleans an MP3 file: frames of sound alone stay. */
export function cleanMp3(bytes: Uint8Array, work: Work, join: Join = concat): Uint8Array {
  const parts: Uint8Array[] = [];
  let first = true;
  let junk = 0;
  for (let at = skipTags(bytes, 0, work); at < bytes.length;) {
    const length = frameLength(bytes, at);
    const isFrame = length > 0 && at + length <= bytes.length;
    if (!isFrame || (parts.length === 0 && !isFollowed(bytes, at + length))) {
      const tagged = skipTags(bytes, at, work);
      junk += tagged > at ? 0 : 1;
      at = tagged > at ? tagged : at + 1;
      continue;
    }
    const frame = bytes.subarray(at, at + length);
    parts.push(first ? cleanHeader(frame, work) : frame);
    first = false;
    at += length;
  }
  if (parts.length === 0) throw new CannotClean('malformed');
  if (junk > 0) work.add('other', 'data between frames');
  return join(parts);
}

/** The place behind the tags that start at a place. */
function skipTags(bytes: Uint8Array, start: number, work: Work): number {
  let at = start;
  for (;;) {
    const end = endOfTag(bytes, at, work);
    if (end === undefined) return at;
    at = Math.min(end, bytes.length);
  }
}

function endOfTag(bytes: Uint8Array, at: number, work: Work): number | undefined {
  if (isAt(bytes, at, 'ID3') && at + 10 <= bytes.length) {
    const length = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + (byteAt(bytes, at + index) & 0x7f), 0);
    reportId3(bytes.subarray(at + 10, at + 10 + length), work);
    return at + 10 + length + ((byteAt(bytes, at + 5) & 0x10) === 0 ? 0 : 10);
  }
  if (isAt(bytes, at, 'APETAGEX') && at + 32 <= bytes.length) {
    work.add('author', 'APEv2');
    const hasHeader = (byteAt(bytes, at + 23) & 0x20) !== 0;
    return hasHeader ? at + 32 + uint32(bytes, at + 12, true) : at + 32;
  }
  if (isAt(bytes, at, 'LYRICSBEGIN')) {
    work.add('comment', 'Lyrics3');
    const end = ['LYRICSEND', 'LYRICS200']
      .map((name) => find(bytes, name, at, at + 1024 * 1024))
      .filter((place) => place >= 0);
    return (end.length > 0 ? Math.min(...end) : at + 2) + 9;
  }
  if (isAt(bytes, at, 'TAG+') && at + 227 <= bytes.length) return at + 227;
  if (isAt(bytes, at, 'TAG') && at + 128 <= bytes.length) {
    work.add('author', 'ID3v1');
    return at + 128;
  }
  return undefined;
}

const frames = [
  ['author', ['TPE1', 'TCOM', 'TEXT', 'TOWN', 'TCOP', 'TP1']],
  ['time', ['TDRC', 'TYER', 'TDEN', 'TDTG', 'TDAT', 'TIME']],
  ['software', ['TSSE', 'TENC', 'TSS', 'TEN']],
  ['comment', ['COMM', 'USLT', 'TXXX', 'COM']],
  ['preview', ['APIC', 'PIC']],
  ['attachment', ['GEOB']],
  ['id', ['UFID', 'PRIV']],
] as const;

function reportId3(tag: Uint8Array, work: Work): void {
  const head = tag.subarray(0, 64 * 1024);
  const kinds = frames.filter(([, names]) => names.some((name) => find(head, name) >= 0));
  for (const [kind] of kinds) work.add(kind, 'ID3v2');
  if (kinds.length === 0) work.add('other', 'ID3v2');
}

/** Blanks the encoder's version in the first frame, which tells the length and the gaps. */
function cleanHeader(frame: Uint8Array, work: Work): Uint8Array {
  const isFirst = (byteAt(frame, 1) & 0x18) === 0x18;
  const isMono = byteAt(frame, 3) >> 6 === 3;
  const at = 4 + (isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17);
  const [name, end] = [at + encoder.at, at + encoder.crc];
  if (!['Xing', 'Info'].some((word) => isAt(frame, at, word)) || end + 2 > frame.length) return frame;
  const blanked = frame.slice();
  const isLame = ['LAME', 'Lavf', 'Lavc'].some((word) => isAt(frame, name, word));
  blanked.fill(0, name, name + encoder.length);
  if (isLame) blanked.set(fromLatin1(encoder.name), name);
  // What follows the header in its frame is silence.
  blanked.fill(0, end + 2);
  if (isLame && !isZero(frame.subarray(end, end + 2))) {
    const crc = crc16(blanked.subarray(0, end));
    blanked.set([crc >>> 8, crc & 0xff], end);
  }
  if (!blanked.every((value, index) => value === frame[index])) work.add('software', 'Xing');
  return blanked;
}

function crc16(bytes: Uint8Array): number {
  let value = 0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xa001 : value >>> 1;
  }
  return value;
}
