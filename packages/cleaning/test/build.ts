import { zlibSync } from 'fflate';
import { bytes16, bytes32, concat, fromLatin1 } from '../src/bytes.ts';
import { crc32 } from '../src/crc32.ts';
import { canary } from './canaries.ts';
import { colorProfile } from './pictures.ts';

export const latin = fromLatin1;
export const join = (...parts: readonly (Uint8Array | string)[]): Uint8Array =>
  concat(parts.map((part) => (typeof part === 'string' ? latin(part) : part)));

export const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description photoshop:City="${canary.place}" tiff:Model="${canary.device}" xmp:CreatorTool="${canary.software}" xmp:CreateDate="${canary.isoTime}" xmpMM:DocumentID="${canary.id}"><dc:creator>${canary.person}</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A tag of TIFF: its number, type and value. A list of tags is a directory of its own. */
export type Tag = readonly [tag: number, type: number, value: Uint8Array | readonly Tag[]];
const unit = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8];

/** A TIFF file: pages one after another, each of which may hold directories. */
export function tiffFile(
  pages: readonly (readonly Tag[])[],
  little: boolean,
  first: Uint8Array = new Uint8Array(),
): Uint8Array {
  const parts: Uint8Array[] = [latin(little ? 'II*\0' : 'MM\0*'), new Uint8Array(4), first];
  let at = 8 + first.length;
  const put = (part: Uint8Array) => {
    const start = at;
    parts.push(part, new Uint8Array(part.length & 1));
    at += part.length + (part.length & 1);
    return start;
  };
  const directory = (tags: readonly Tag[], next: number): number => {
    const rows = tags.map(([tag, type, value]) => {
      const isInner = !(value instanceof Uint8Array);
      const data = isInner ? bytes32(directory(value, 0), little) : value;
      const padded = concat([data, new Uint8Array(Math.max(0, 4 - data.length))]);
      const field = data.length <= 4 ? padded : bytes32(put(data), little);
      const count = isInner ? 1 : data.length / (unit[type] ?? 1);
      return concat([bytes16(tag, little), bytes16(type, little), bytes32(count, little), field]);
    });
    return put(concat([bytes16(rows.length, little), ...rows, bytes32(next, little)]));
  };
  const start = pages.reduceRight((next, page) => directory(page, next), 0);
  parts[1] = bytes32(start, little);
  return concat(parts);
}

export const words = (text: string): Uint8Array => latin(`${text}\0`);
export const short = (value: number, little: boolean): Uint8Array => bytes16(value, little);
export const long = (value: number, little: boolean): Uint8Array => bytes32(value, little);
const fractions = (values: readonly number[], little: boolean) =>
  concat(values.flatMap((value) => [bytes32(value, little), bytes32(1, little)]));

/** Exif that tells everything. */
export function exif(little: boolean, orientation = 1): Uint8Array {
  return tiffFile([exifTags(little, orientation)], little);
}

export const exifTags = (little: boolean, orientation = 1): readonly Tag[] => [
  [0x010e, 2, words(canary.note)],
  [0x010f, 2, words(canary.device)],
  [0x0110, 2, words(canary.device)],
  [0x0112, 3, short(orientation, little)],
  [0x0131, 2, words(canary.software)],
  [0x0132, 2, words(canary.exifTime)],
  [0x013b, 2, words(canary.person)],
  [
    0x8769,
    4,
    [
      [0x9003, 2, words(canary.exifTime)],
      [0x927c, 7, words(`maker ${canary.id}`)],
      [0x9286, 7, words(`ASCII\0\0\0${canary.note}`)],
      [0xa430, 2, words(canary.person)],
      [0xa431, 2, words(canary.id)],
    ],
  ],
  [
    0x8825,
    4,
    [
      [1, 2, words('N')],
      [2, 5, fractions([59, 7, 33], little)],
      [3, 2, words('E')],
      [4, 5, fractions([24, 44, 55], little)],
      [0x1b, 7, words(canary.place)],
    ],
  ],
];

export function chunk(name: string, data: Uint8Array | string): Uint8Array {
  const body = join(name, data);
  return concat([bytes32(body.length - 4), body, bytes32(crc32(body))]);
}

/** A color profile with a device, a time and a name of its own. */
export function deviceProfile(): Uint8Array {
  const profile = Uint8Array.from(colorProfile);
  profile.set(latin('QUIXNINE'), 48);
  const name = join(
    'mluc',
    new Uint8Array(4),
    bytes32(1),
    bytes32(12),
    'enUS',
    bytes32(canary.device.length * 2),
    bytes32(28),
  );
  const wide = latin([...canary.device].map((letter) => `\0${letter}`).join(''));
  const at = profile.length;
  profile.set(bytes32(at), 128 + 4 + 4);
  profile.set(bytes32(name.length + wide.length), 128 + 4 + 8);
  const whole = concat([profile, name, wide]);
  whole.set(bytes32(whole.length));
  return whole;
}

/** A PNG picture of 4 × 2 pixels with chunks in front of its pixels and behind them. */
export function png(before: readonly Uint8Array[], after: readonly Uint8Array[] = []): Uint8Array {
  const rows = Uint8Array.from([0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const head = concat([bytes32(4), bytes32(2), Uint8Array.of(8, 2, 0, 0, 0)]);
  return concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    ...before,
    chunk('IDAT', zlibSync(rows)),
    ...after,
    chunk('IEND', ''),
  ]);
}
