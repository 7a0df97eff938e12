import { bytes32, concat, fromLatin1, isAt, latin1, sliceOf, uint32 } from './bytes.ts';
import { reducedExif } from './exif.ts';
import { cleanIcc } from './icc.ts';
import { CannotClean } from './refusal.ts';
import { type Work } from './work.ts';
import { reportXmp } from './xmp.ts';

const pictures = ['VP8 ', 'VP8L', 'ALPH', 'ANIM'];
const flag = { xmp: 0x04, exif: 0x08, icc: 0x20 };

type Chunk = { readonly name: string; readonly data: Uint8Array };

/** Cleans a WebP picture, animated ones included. @see RFC 9649 */
export function cleanWebp(bytes: Uint8Array, work: Work): Uint8Array {
  if (!isAt(bytes, 0, 'RIFF') || !isAt(bytes, 8, 'WEBP')) throw new CannotClean('malformed');
  const length = uint32(bytes, 4, true);
  const chunks = chunksOf(sliceOf(bytes, 12, length - 4));
  if (bytes.length > 8 + length + (length & 1)) work.add('attachment', 'data after the end');
  const kept = chunks.flatMap((chunk) => replaced(chunk, work));
  if (!kept.some(({ name }) => ['VP8 ', 'VP8L', 'ANMF'].includes(name))) throw new CannotClean('malformed');
  const body = concat([fromLatin1('WEBP'), ...withFlags(kept).map(written)]);
  return concat([fromLatin1('RIFF'), bytes32(body.length, true), body]);
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = uint32(bytes, at + 4, true);
    chunks.push({ name: latin1(bytes, at, at + 4), data: sliceOf(bytes, at + 8, length) });
    at += 8 + length + (length & 1);
  }
  return chunks;
}

function replaced({ name, data }: Chunk, work: Work): Chunk[] {
  if (pictures.includes(name)) return [{ name, data }];
  if (name === 'VP8X') return [{ name, data: sliceOf(data, 0, 10) }];
  if (name === 'ANMF') {
    const inner = chunksOf(data.subarray(16));
    const kept = inner.filter((chunk) => pictures.includes(chunk.name));
    if (kept.length < inner.length) work.add('other', 'ANMF');
    return [{ name, data: concat([sliceOf(data, 0, 16), ...kept.map(written)]) }];
  }
  if (name === 'EXIF') {
    const exif = reducedExif(isAt(data, 0, 'Exif\0\0') ? data.subarray(6) : data, work);
    return exif ? [{ name, data: exif }] : [];
  }
  if (name === 'ICCP') {
    const profile = cleanIcc(data, work);
    return profile ? [{ name, data: profile }] : [];
  }
  if (name === 'XMP ') reportXmp(data, work);
  else work.add('other', name.replaceAll(/[^\x20-\x7e]/g, ''));
  return [];
}

/** Says in the head which chunks there are. */
function withFlags(chunks: readonly Chunk[]): Chunk[] {
  const has = (name: string) => chunks.some((chunk) => chunk.name === name);
  return chunks.map(({ name, data }) => {
    if (name !== 'VP8X') return { name, data };
    const head = data.slice();
    const cleared = (head[0] ?? 0) & ~(flag.xmp | flag.exif | flag.icc);
    head[0] = cleared | (has('EXIF') ? flag.exif : 0) | (has('ICCP') ? flag.icc : 0);
    return { name, data: head };
  });
}

function written({ name, data }: Chunk): Uint8Array {
  return concat([fromLatin1(name), bytes32(data.length, true), data, new Uint8Array(data.length & 1)]);
}
