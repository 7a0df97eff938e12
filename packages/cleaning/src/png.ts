import { zlibSync } from 'fflate';
import { bytes32, concat, fromLatin1, isAt, latin1, sliceOf, uint32, type Join } from './bytes.ts';
import { crc32 } from './crc32.ts';
import { reducedExif } from './exif.ts';
import { cleanIcc } from './icc.ts';
import { CannotClean } from './refusal.ts';
import { unpackZlib } from './unpack.ts';
import { type FoundKind, type Work } from './work.ts';
import { reportXmp } from './xmp.ts';

export const pngSignature = '\x89PNG\r\n\x1a\n';
const maxProfile = 4 * 1024 * 1024;

// The chunks that stay, with the most bytes that each may have.
const kept: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  IDAT: Infinity,
  IEND: 0,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  sBIT: 4,
  bKGD: 6,
  pHYs: 9,
  hIST: 512,
  cICP: 4,
  mDCV: 24,
  cLLI: 8,
  acTL: 8,
  fcTL: 26,
  fdAT: Infinity,
};

/** Cleans a PNG picture, animated ones included: pixels stay as they are packed. @see W3C PNG, third edition */
export function cleanPng(bytes: Uint8Array, work: Work, join: Join = concat): Uint8Array {
  if (!isAt(bytes, 0, pngSignature)) throw new CannotClean('malformed');
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  const names = new Set<string>();
  let at = 8;
  while (!names.has('IEND')) {
    const length = uint32(bytes, at);
    const name = latin1(bytes, at + 4, at + 8);
    const chunk = sliceOf(bytes, at, length + 12);
    const data = chunk.subarray(8, 8 + length);
    if (names.size === 0 && name !== 'IHDR') throw new CannotClean('malformed');
    if (length <= (kept[name] ?? -1)) parts.push(chunk);
    else if (/^[A-Z]/.test(name)) throw new CannotClean('malformed');
    else parts.push(...replaced(name, data, work));
    names.add(name);
    at += chunk.length;
  }
  if (!names.has('IDAT')) throw new CannotClean('malformed');
  if (at < bytes.length) work.add('attachment', 'data after the end');
  return join(parts);
}

/** What is written instead of a chunk that does not stay as it is. */
function replaced(name: string, data: Uint8Array, work: Work): Uint8Array[] {
  if (name === 'eXIf') {
    const exif = reducedExif(data, work);
    return exif ? [chunkOf(name, exif)] : [];
  }
  if (name === 'iCCP') return colors(data, work);
  if (name === 'tIME') work.add('time', name);
  else if (['tEXt', 'zTXt', 'iTXt'].includes(name)) reportText(name, data, work);
  else work.add('other', name);
  return [];
}

function colors(data: Uint8Array, work: Work): Uint8Array[] {
  const start = data.indexOf(0) + 2;
  if (start < 2) return [];
  try {
    const unpacked = unpackZlib(data.subarray(start), work, maxProfile);
    const profile = cleanIcc(unpacked, work);
    return profile ? [chunkOf('iCCP', concat([fromLatin1('icc\0\0'), zlibSync(profile)]))] : [];
  } catch (error) {
    if (!(error instanceof CannotClean)) throw error;
    work.add('other', 'iCCP');
    return [];
  }
}

const kindsOfText: readonly (readonly [RegExp, FoundKind])[] = [
  [/^(author|copyright|artist)/i, 'author'],
  [/(time|date)/i, 'time'],
  [/^software/i, 'software'],
  [/^source/i, 'device'],
  [/^(comment|description|title|warning|disclaimer)/i, 'comment'],
];

function reportText(name: string, data: Uint8Array, work: Work): void {
  const keyword = latin1(data, 0, Math.max(0, Math.min(79, data.indexOf(0))));
  if (keyword === 'XML:com.adobe.xmp') return reportXmp(data, work);
  const kind = kindsOfText.find(([pattern]) => pattern.test(keyword))?.[1] ?? 'other';
  return work.add(kind, name);
}

function chunkOf(name: string, data: Uint8Array): Uint8Array {
  const body = concat([fromLatin1(name), data]);
  return concat([bytes32(data.length), body, bytes32(crc32(body))]);
}
