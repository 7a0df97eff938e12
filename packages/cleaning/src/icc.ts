import { bytes32, concat, fromLatin1, isAt, isEqual, isZero, latin1, sliceOf, uint32 } from './bytes.ts';
import { CannotClean } from './refusal.ts';
import { type Work } from './work.ts';

const headerLength = 128;
const maxTags = 100;
const maxLength = 4 * 1024 * 1024;
// The tags that colors are computed from. Descriptions, serial numbers, and calibrations of a device are not among them.
const tags = [
  'rXYZ',
  'gXYZ',
  'bXYZ',
  'rTRC',
  'gTRC',
  'bTRC',
  'kTRC',
  'wtpt',
  'bkpt',
  'chad',
  'cicp',
  'gamt',
  'A2B0',
  'A2B1',
  'A2B2',
  'B2A0',
  'B2A1',
  'B2A2',
];

/**
 * Rewrites a color profile so that it holds what colors are computed from, and neither device, software, time nor ID.
 * @returns undefined if it is broken: colors are then shown as sRGB
 * @see ICC.1:2022
 */
export function cleanIcc(profile: Uint8Array, work: Work): Uint8Array | undefined {
  const cleaned = rewritten(profile);
  if (cleaned && isEqual(cleaned, profile)) return cleaned;
  if (profile.length >= headerLength && !isZero(profile.subarray(24, 36))) work.add('time', 'ICC');
  if (profile.length >= headerLength && !isZero(profile.subarray(48, 56))) work.add('device', 'ICC');
  work.add('software', 'ICC');
  return cleaned;
}

function rewritten(profile: Uint8Array): Uint8Array | undefined {
  if (profile.length > maxLength || !isAt(profile, 36, 'acsp')) return undefined;
  try {
    const kept = keptTags(profile);
    return kept.size > 0 ? written(profile, kept) : undefined;
  } catch (error) {
    if (error instanceof CannotClean) return undefined;
    throw error;
  }
}

function keptTags(profile: Uint8Array): Map<string, Uint8Array> {
  const kept = new Map<string, Uint8Array>();
  const count = uint32(profile, headerLength);
  if (count > maxTags) throw new CannotClean('malformed');
  for (let at = headerLength + 4; at < headerLength + 4 + count * 12; at += 12) {
    const name = latin1(profile, at, at + 4);
    const data = sliceOf(profile, uint32(profile, at + 4), uint32(profile, at + 8));
    if (tags.includes(name) && !kept.has(name)) kept.set(name, data.subarray(0, lengthOf(data)));
  }
  return kept;
}

/** The length of a tag's data by its type, so that nothing stays behind it. */
function lengthOf(data: Uint8Array): number {
  const type = latin1(data, 0, 4);
  if (type === 'curv') return 12 + uint32(data, 8) * 2;
  if (type === 'para') return 12 + ([1, 3, 4, 5, 7][data[9] ?? 0] ?? 0) * 4;
  if (type === 'XYZ ') return 20;
  if (type === 'sf32') return 8 + 9 * 4;
  if (['mft1', 'mft2', 'mAB ', 'mBA ', 'cicp'].includes(type)) return data.length;
  throw new CannotClean('malformed');
}

function written(profile: Uint8Array, kept: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const isFour = (profile[8] ?? 0) >= 4;
  const all = new Map([...kept, ['desc', description(isFour)], ['cprt', textOf('None', isFour)]]);
  const table: Uint8Array[] = [bytes32(all.size)];
  const data: Uint8Array[] = [];
  const places = new Map<string, number>();
  let at = headerLength + 4 + all.size * 12;
  for (const [name, value] of all) {
    // The three curves of a profile are often the same.
    const key = latin1(value, 0, 1024 * 1024);
    const place = places.get(key) ?? at;
    table.push(fromLatin1(name), bytes32(place), bytes32(value.length));
    if (places.has(key)) continue;
    places.set(key, place);
    const padded = new Uint8Array(Math.ceil(value.length / 4) * 4);
    padded.set(value);
    data.push(padded);
    at += padded.length;
  }
  const header = new Uint8Array(headerLength);
  for (const [start, end] of [
    [8, 24],
    [36, 40],
    [64, 80],
  ] as const)
    header.set(profile.subarray(start, end), start);
  header.set(bytes32(at));
  return concat([header, ...table, ...data]);
}

function description(isFour: boolean): Uint8Array {
  if (isFour) return textOf('Color profile', true);
  const words = fromLatin1('Color profile\0');
  return concat([fromLatin1('desc\0\0\0\0'), bytes32(words.length), words, new Uint8Array(78)]);
}

function textOf(words: string, isFour: boolean): Uint8Array {
  if (!isFour) return fromLatin1(`text\0\0\0\0${words}\0`);
  const wide = fromLatin1([...words].map((letter) => `\0${letter}`).join(''));
  return concat([
    fromLatin1('mluc\0\0\0\0'),
    bytes32(1),
    bytes32(12),
    fromLatin1('enUS'),
    bytes32(wide.length),
    bytes32(28),
    wide,
  ]);
}
