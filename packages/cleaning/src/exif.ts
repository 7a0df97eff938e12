import { isEqual, uint16, uint32 } from './bytes.ts';
import { CannotClean } from './refusal.ts';
import { type FoundKind, type Work } from './work.ts';

const orientationTag = 0x0112;

// What the tags of TIFF and Exif tell. Numbers: Exif 3.0, TIFF 6.0, DNG.
const kinds: Readonly<Record<FoundKind, readonly number[]>> = {
  location: [0x8825],
  author: [0x013b, 0x8298, 0xa430, 0x9c9d, 0x83bb, 0xa437, 0xa438],
  time: [0x0132, 0x9003, 0x9004, 0x9010, 0x9011, 0x9012, 0x9290, 0x9291, 0x9292, 0x882a],
  device: [0x010f, 0x0110, 0x013c, 0x927c, 0xa431, 0xa432, 0xa433, 0xa434, 0xa435, 0xc614, 0xc62f, 0xa439],
  software: [0x0131, 0x000b, 0xa43a, 0xa43b, 0xa43c],
  comment: [0x010e, 0x9286, 0x9c9b, 0x9c9c, 0x9c9e, 0x9c9f, 0x010d, 0x011d, 0xa436],
  preview: [0x0201, 0x014a],
  attachment: [],
  revision: [],
  id: [0xa420],
  script: [],
  other: [],
};
const kindByTag = new Map(Object.entries(kinds).flatMap(([kind, tags]) => tags.map((tag) => [tag, kind as FoundKind])));
const pointers = [0x8769, 0xa005];
const maxEntries = 2000;

/** What a tag of TIFF or Exif tells. */
export const kindOfTag = (tag: number): FoundKind => kindByTag.get(tag) ?? 'other';

/** Exif that holds an orientation and nothing else. */
export function exifOfOrientation(orientation: number): Uint8Array {
  return Uint8Array.of(
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  );
}

/**
 * Reports what Exif tells.
 * @param bytes from the TIFF header on
 * @returns Exif with the orientation alone; undefined if the picture is not turned
 */
export function reducedExif(bytes: Uint8Array, work: Work): Uint8Array | undefined {
  const seen = new Set<FoundKind>();
  const orientation = walked(bytes, seen);
  const reduced = orientation && orientation > 1 && orientation <= 8 ? exifOfOrientation(orientation) : undefined;
  if (reduced && isEqual(reduced, bytes)) return reduced;
  for (const kind of seen) work.add(kind, 'Exif');
  if (seen.size === 0) work.add('other', 'Exif');
  return reduced;
}

/** Walks the directories. Broken ones end the walk: nothing of them stays. */
function walked(bytes: Uint8Array, seen: Set<FoundKind>): number | undefined {
  let orientation: number | undefined;
  try {
    const little = bytes[0] === 0x49;
    const waiting = [uint32(bytes, 4, little)];
    const done = new Set<number>([0]);
    let entries = 0;
    for (let start = waiting.pop(); start !== undefined; start = waiting.pop()) {
      if (done.has(start)) continue;
      done.add(start);
      const count = uint16(bytes, start, little);
      for (let at = start + 2; at < start + 2 + count * 12; at += 12) {
        if (++entries > maxEntries) return orientation;
        const tag = uint16(bytes, at, little);
        if (tag === orientationTag) orientation ??= uint16(bytes, at + 8, little);
        else if (pointers.includes(tag)) waiting.push(uint32(bytes, at + 8, little));
        else if (kindByTag.has(tag)) seen.add(kindOfTag(tag));
      }
      waiting.push(uint32(bytes, start + 2 + count * 12, little));
    }
  } catch (error) {
    if (!(error instanceof CannotClean)) throw error;
  }
  return orientation;
}
