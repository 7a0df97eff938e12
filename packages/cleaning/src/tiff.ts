import { bytes16, bytes32, concat, isEqual, sliceOf, uint16, uint32 } from './bytes.ts';
import { kindOfTag } from './exif.ts';
import { cleanIcc } from './icc.ts';
import { cleanJpeg } from './jpeg.ts';
import { CannotClean } from './refusal.ts';
import { type Work } from './work.ts';
import { reportXmp } from './xmp.ts';

const tag = {
  subfile: 254,
  compression: 259,
  strips: 273,
  stripLengths: 279,
  tiles: 324,
  tileLengths: 325,
  subIfds: 330,
  tables: 347,
  xmp: 700,
  icc: 34675,
  raw: 50706,
};
// What a reader needs to show a page. @see TIFF 6.0, TIFF technical note 2
const kept = new Set([
  254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283, 284, 290, 291,
  292, 293, 296, 297, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 332, 334, 336, 338, 339, 340, 341, 342, 347,
  529, 530, 531, 532, 34675,
]);
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const maxPages = 2000;
const maxEntries = 500;
const [jpegOld, jpeg] = [6, 7];

type Entry = { readonly tag: number; readonly type: number; readonly count: number; readonly value: Uint8Array };
type Page = ReadonlyMap<number, Entry>;

/** Rewrites a TIFF file: its pages with the tags that showing needs. @see TIFF 6.0 */
export function cleanTiff(bytes: Uint8Array, work: Work): Uint8Array {
  const little = bytes[0] === 0x49;
  if (uint16(bytes, 2, little) !== 42) throw new CannotClean('unsupported');
  const pages = pagesOf(bytes, little);
  if (pages.some((page) => page.has(tag.raw) || numberOf(page, tag.compression, little) === jpegOld))
    throw new CannotClean('unsupported');
  const shown = pages.filter((page) => ((numberOf(page, tag.subfile, little) ?? 0) & 1) === 0);
  if (shown.length === 0) throw new CannotClean('unsupported');
  for (let index = shown.length; index < pages.length; index++) work.add('preview', 'page');
  const written = writtenPages(bytes, shown, little, work);
  return written;
}

function pagesOf(bytes: Uint8Array, little: boolean): Page[] {
  const pages: Page[] = [];
  const done = new Set<number>();
  for (let at = uint32(bytes, 4, little); at !== 0;) {
    if (done.has(at) || done.size >= maxPages) throw new CannotClean('malformed');
    done.add(at);
    const count = uint16(bytes, at, little);
    if (count > maxEntries) throw new CannotClean('malformed');
    const page = new Map<number, Entry>();
    for (let index = 0; index < count; index++) {
      const entry = entryAt(bytes, at + 2 + index * 12, little);
      if (!page.has(entry.tag)) page.set(entry.tag, entry);
    }
    pages.push(page);
    at = uint32(bytes, at + 2 + count * 12, little);
  }
  return pages;
}

function entryAt(bytes: Uint8Array, at: number, little: boolean): Entry {
  const [number, type, count] = [
    uint16(bytes, at, little),
    uint16(bytes, at + 2, little),
    uint32(bytes, at + 4, little),
  ];
  // Of a tag that goes, nothing but its number matters.
  if (!kept.has(number) && number !== tag.xmp) return { tag: number, type, count, value: new Uint8Array() };
  const length = (sizes[type] ?? 0) * count;
  const value = sliceOf(bytes, length <= 4 ? at + 8 : uint32(bytes, at + 8, little), length);
  return { tag: number, type, count, value };
}

function numbersOf(page: Page, number: number, little: boolean): number[] {
  const entry = page.get(number);
  if (!entry || ![3, 4].includes(entry.type)) return [];
  const read = entry.type === 3 ? uint16 : uint32;
  const size = entry.type === 3 ? 2 : 4;
  return Array.from({ length: entry.count }, (_, index) => read(entry.value, index * size, little));
}

const numberOf = (page: Page, number: number, little: boolean) => numbersOf(page, number, little)[0];

function writtenPages(bytes: Uint8Array, pages: readonly Page[], little: boolean, work: Work): Uint8Array {
  const parts: Uint8Array[] = [bytes.subarray(0, 4), new Uint8Array(4)];
  let [at, pointer] = [8, parts[1] ?? new Uint8Array(4)];
  const append = (part: Uint8Array): number => {
    const start = at;
    parts.push(part, new Uint8Array(part.length & 1));
    at += part.length + (part.length & 1);
    if (at > bytes.length * 2 + 0x10000) throw new CannotClean('malformed');
    return start;
  };
  for (const page of pages) {
    const entries = entriesOf(bytes, page, little, work, append);
    const values = entries.map((entry) =>
      entry.value.length > 4 ? bytes32(append(entry.value), little) : entry.value,
    );
    const directory = concat([
      bytes16(entries.length, little),
      ...entries.flatMap((entry, index) => [
        concat([bytes16(entry.tag, little), bytes16(entry.type, little), bytes32(entry.count, little)]),
        padded(values[index] ?? new Uint8Array()),
      ]),
    ]);
    pointer.set(bytes32(at, little));
    pointer = new Uint8Array(4);
    const start = append(concat([directory, new Uint8Array(4)]));
    // The pointer to the next page is filled in when that is written, so it is a part of its own.
    parts.splice(-2, 2, directory, pointer);
    at = start + directory.length + 4;
    if (at & 1) throw new CannotClean('malformed');
  }
  return concat(parts);
}

const padded = (value: Uint8Array) => concat([value, new Uint8Array(4 - value.length)]);

/** The entries of a page that stay, its pixels copied to their new places. */
function entriesOf(
  bytes: Uint8Array,
  page: Page,
  little: boolean,
  work: Work,
  append: (part: Uint8Array) => number,
): Entry[] {
  const [places, lengths] = page.has(tag.tiles) ? [tag.tiles, tag.tileLengths] : [tag.strips, tag.stripLengths];
  const starts = numbersOf(page, places, little);
  const sizesOfParts = numbersOf(page, lengths, little);
  if (starts.length === 0 || starts.length !== sizesOfParts.length) throw new CannotClean('malformed');
  const isJpeg = numberOf(page, tag.compression, little) === jpeg;
  const pixels = starts.map((start, index) => {
    const part = sliceOf(bytes, start, sizesOfParts[index] ?? 0);
    return isJpeg ? cleanJpeg(part, work, false) : part;
  });
  const moved = pixels.map(append);
  const long = (number: number, values: readonly number[]): Entry => ({
    tag: number,
    type: 4,
    count: values.length,
    value: concat(values.map((value) => bytes32(value, little))),
  });
  return [...page.values()]
    .flatMap((entry) => {
      if (entry.tag === places) return [long(places, moved)];
      if (entry.tag === lengths)
        return [
          long(
            lengths,
            pixels.map(({ length }) => length),
          ),
        ];
      if (entry.tag === tag.tables) return [resized(entry, cleanJpeg(entry.value, work, false))];
      if (entry.tag === tag.icc) return colors(entry, work);
      if (kept.has(entry.tag)) return [entry];
      if (entry.tag === tag.xmp) reportXmp(entry.value, work);
      else work.add(kindOfTag(entry.tag), 'TIFF');
      return [];
    })
    .toSorted((one, other) => one.tag - other.tag);
}

const resized = (entry: Entry, value: Uint8Array): Entry =>
  isEqual(value, entry.value) ? entry : { ...entry, type: 7, count: value.length, value };

function colors(entry: Entry, work: Work): Entry[] {
  const profile = cleanIcc(entry.value, work);
  return profile ? [resized(entry, profile)] : [];
}
